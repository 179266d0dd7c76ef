import type { Ending, EntryNumber, Event, View } from '@robot-night/engine/games/not-a-robot'
import type { Seat } from '#lib/table/scene.ts'
import type { Step } from '#lib/motion/playback.ts'

/** How far the end of a round has been shown: votes come in, a card trembles, is turned up, then the others, then the points. */
export const BEATS = ['votes', 'tremble', 'turn', 'others', 'points'] as const
export type Beat = (typeof BEATS)[number]
export interface Stage {
  beat: Beat
  /** So many votes have been opened. */
  votes: number
}

const FIRST_MS = 350
const VOTE_MS = 120
const LANDING_MS = 350
const MS: Readonly<Record<Exclude<Beat, 'votes'>, number>> = { tremble: 450, turn: 750, others: 300, points: 650 }
const EACH_OTHER_MS = 60

/** The end of a round, if these events are one, as steps to look at. */
export function storyboard(events: readonly Event[]): Step<Stage>[] {
  const shown = events.find((event) => event.kind === 'votesShown' || event.kind === 'guessed')
  if (!shown) return []
  const scored = events.find((event) => event.kind === 'scored')
  const votes = shown.kind === 'votesShown' ? shown.votes.filter((vote) => vote !== null).length : 0
  const others = MS.others + EACH_OTHER_MS * (scored?.points.length ?? 0)
  return [
    ...opened(votes),
    { stage: { beat: 'tremble', votes }, ms: MS.tremble },
    { stage: { beat: 'turn', votes }, ms: MS.turn },
    { stage: { beat: 'others', votes }, ms: others },
    { stage: { beat: 'points', votes }, ms: MS.points },
  ]
}

function opened(votes: number): Step<Stage>[] {
  if (votes === 0) return []
  return Array.from({ length: votes + 1 }, (_, count) => ({
    stage: { beat: 'votes', votes: count },
    ms: count === 0 ? FIRST_MS : count === votes ? LANDING_MS : VOTE_MS,
  }))
}

/** Whether it is to be seen already; without a stage all is. */
export const isAt = (stage: Stage | null, beat: Beat): boolean =>
  stage === null || BEATS.indexOf(stage.beat) >= BEATS.indexOf(beat)

/** A vote. `nth`: when it is opened, from 1. */
export interface Ballot {
  seat: Seat
  entry: EntryNumber
  nth: number
}

/** In the order of the list. */
export function ballotsOf({ list }: Pick<View, 'list'>, { count }: Pick<Ending, 'count'>): Ballot[] {
  const cast = list.flatMap(({ seat }) => {
    const entry = count?.votes[seat] ?? null
    return entry === null ? [] : [{ seat, entry }]
  })
  return cast.map((ballot, at) => ({ ...ballot, nth: at + 1 }))
}
