import type {
  Game,
  GameDefinition,
  Kind,
  Move,
  OfferKind,
  Position,
  Refusal,
  Seat,
  Shapes,
  Told,
  Viewer,
} from '../core/game.ts'
import { start, submit, type Reached } from '../core/match.ts'
import { hear, update, type Update } from '../core/update.ts'
import { keyOf, keyStream, type Stream } from '../core/rng.ts'

/** A table in the middle of a match: put a move to it, then look at what came of it. */
export interface Scenario<G extends Shapes> {
  readonly state: G['State']
  readonly position: Position<G>
  /** What the last move told, unfiltered. */
  readonly told: Told<G['Event']>[]
  /** Throws if it is refused, as do `offer` and `close`. */
  answer<K extends Kind<G>>(seat: Seat, kind: K, action: G['Decisions'][K]['action']): void
  offer<K extends OfferKind<G>>(seat: Seat, kind: K, action: G['Offers'][K]['action']): void
  close(): void
  /** What is wrong with an answer, or null. Changes nothing. */
  refusal<K extends Kind<G>>(seat: Seat, kind: K, action: G['Decisions'][K]['action']): Refusal | null
  /** What the viewer heard of the last move. */
  heard(viewer: Viewer): G['Event'][]
  view(viewer: Viewer): G['View']
  update(viewer: Viewer): Update
}

/** A table on which `state` has just been reached. */
export function scenario<G extends Shapes>(game: GameDefinition<G>, state: G['State'], stream?: Stream): Scenario<G>
export function scenario(game: Game, state: Shapes['State'], stream: Stream = anyStream()): Scenario<Shapes> {
  return tableAt(game, { position: { state, drawn: 0, beat: 0 }, told: [] }, stream)
}

/** A table at which a match has just begun. */
export function begun<G extends Shapes>(
  game: GameDefinition<G>,
  table: { seats: number; options: G['Options'] },
  stream?: Stream,
): Scenario<G>
export function begun(
  game: Game,
  { seats, options }: { seats: number; options: object },
  stream: Stream = anyStream(),
): Scenario<Shapes> {
  return tableAt(game, start(game, seats, options, stream), stream)
}

const anyStream = (): Stream => keyStream(keyOf('any'))

function tableAt(game: Game, from: Reached, stream: Stream): Scenario<Shapes> {
  let { position, told } = from
  const play = (move: Move): void => {
    const submitted = submit(game, position, move, stream)
    if ('refused' in submitted) throw new Error(`refused: ${JSON.stringify(submitted.refused)}`)
    ;({ position, told } = submitted)
  }
  const saying = (seat: Seat, kind: string, action: object) =>
    ({ beat: position.beat, seat, kind, action, by: 'player' }) as const
  return {
    get state() {
      return position.state
    },
    get position() {
      return position
    },
    get told() {
      return told
    },
    answer: (seat, kind, action) => play({ what: 'answer', ...saying(seat, kind, action) }),
    offer: (seat, kind, action) => play({ what: 'offer', ...saying(seat, kind, action) }),
    close: () => play({ what: 'close', beat: position.beat }),
    refusal: (seat, kind, action) => {
      const submitted = submit(game, position, { what: 'answer', ...saying(seat, kind, action) }, stream)
      return 'refused' in submitted ? submitted.refused : null
    },
    heard: (viewer) => hear(told, viewer),
    view: (viewer) => game.view(position.state, viewer),
    update: (viewer) => update(game, position, viewer),
  }
}
