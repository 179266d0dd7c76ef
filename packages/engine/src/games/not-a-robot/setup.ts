import { beginRound } from './rounds.ts'
import { CARDS, OTHER_SIDE, pictureId, SIDES, type CardId, type Picture, type Side } from './pictures.ts'
import type { Options, State } from './shapes.ts'
import type { NarTable } from './table.ts'

export function setup(seats: number, options: Options): State {
  const { rounds, server, objections, language, avoid } = options
  return {
    options: { rounds, server, objections, language, avoid: [...avoid] },
    seats,
    phase: { kind: 'associate', asked: [], again: false },
    round: 0,
    deck: [],
    answer: 1,
    roles: [],
    serverRole: null,
    list: [],
    struck: [],
    used: [],
    rounds: [],
  }
}

/** G1: every card falls on one of its sides, but for those that must show the other one. */
export function begin(table: NarTable): void {
  const cards = [...CARDS]
  table.rng.shuffle(cards)
  table.state.deck = cards.map((card): Picture => {
    const coin = table.rng.pick(SIDES)
    return { card, side: freshSide(card, table.state.options.avoid) ?? coin }
  })
  beginRound(table)
}

/** NAR-104: the side that was not seen, if just one of them was. */
function freshSide(card: CardId, avoid: readonly string[]): Side | null {
  const seen = SIDES.filter((side) => avoid.includes(pictureId({ card, side })))
  const [only] = seen
  return only && seen.length === 1 ? OTHER_SIDE[only] : null
}
