import type { Seat } from '../../core/game.ts'
import { tossed } from './coins.ts'
import { leadersOf } from './endgame.ts'
import { resultOf } from './split.ts'
import { standingsOf } from './standings.ts'
import type { Path, State } from './shapes.ts'
import { phaseOf, type InfluenceTable } from './table.ts'

/** EI-110: `alone` wins by Exact Engine. */
export function startPath({ state }: InfluenceTable, alone: Seat | null): void {
  state.phase = { kind: 'path', winners: alone === null ? leadersOf(state) : [alone], answers: [] }
}

/** EI-111 */
export function closePath(table: InfluenceTable): void {
  const { state } = table
  const { winners, answers } = phaseOf(state, 'path')
  const said = winners.map((seat) => answers.find((answer) => answer.seat === seat)?.path ?? null)
  const [first] = said
  const agreed = first && said.every((path) => path === first) ? first : null
  const path: Path = agreed ?? (tossed(table.rng) === 'H' ? 'good' : 'evil')
  const pathBy = agreed ? 'choice' : 'coin'
  table.tell({
    ...{ kind: 'pathChosen', path, by: pathBy },
    answers: winners.map((seat, at) => ({ seat, path: said[at] ?? null })),
  })
  const by = exactIn(state) ? 'exactEngine' : 'influence'
  state.phase = { kind: 'over', winners: [...winners], by, path, pathBy }
  table.tell({ kind: 'gameEnded', winners: [...winners], by, standings: standingsOf(state) })
}

const exactIn = (state: Readonly<State>): boolean =>
  resultOf(state).endgame.some(({ card, worked }) => card === 'R17' && worked)
