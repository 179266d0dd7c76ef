import {
  hear,
  submit,
  update,
  type Awaited,
  type Game,
  type GameDefinition,
  type Outcome,
  type Position,
  type Refusal,
  type Seat,
  type Shapes,
} from '@robot-night/engine'
import type { AnswerOf, AskOf } from '../table/title.ts'

/** What somebody answers; or a window closes. */
export type Turn<G extends Shapes> = { seat: Seat; answer: AnswerOf<G['Decisions']> } | 'close'

interface Reached<G extends Shapes> {
  bout: Bout<G>
  /** What its reader was told on the way. */
  heard: readonly G['Event'][]
}

/** A position of a match that's played in the page alone, by the real rules, as its reader sees it. Playing on gives another. */
export interface Bout<G extends Shapes> {
  readonly view: G['View']
  readonly asks: AskOf<G['Decisions']> | null
  readonly awaits: readonly Awaited[]
  readonly outcome: Outcome | null
  /** All of these turns, or none. */
  play(turns: readonly Turn<G>[]): Reached<G> | { refused: Refusal }
}

/** Nothing in a lesson is left to chance: what is drawn is always the first. */
const NO_CHANCE = { word: () => 0 }

/** A match in which `state` has just been reached. `reader`: whose eyes it's seen through. */
export function boutFrom<G extends Shapes>(game: GameDefinition<G>, state: G['State'], reader: Seat): Bout<G>
export function boutFrom(game: Game, state: Shapes['State'], reader: Seat): Bout<Shapes> {
  return boutAt(game, { state, drawn: 0, beat: 0 }, reader)
}

function boutAt(game: Game, position: Position, reader: Seat): Bout<Shapes> {
  const { view, asks, awaits, outcome } = update(game, position, reader)
  return {
    ...{ view, asks, awaits, outcome },
    play(turns) {
      const heard: { kind: string }[] = []
      let at = position
      for (const turn of turns) {
        const reached = submit(game, at, moveOf(turn, at.beat), NO_CHANCE)
        if ('refused' in reached) return reached
        at = reached.position
        heard.push(...hear(reached.told, reader))
      }
      return { bout: boutAt(game, at, reader), heard }
    },
  }
}

const moveOf = (turn: Turn<Shapes>, beat: number) =>
  turn === 'close'
    ? ({ what: 'close', beat } as const)
    : ({ what: 'answer', beat, seat: turn.seat, ...turn.answer, by: 'player' } as const)
