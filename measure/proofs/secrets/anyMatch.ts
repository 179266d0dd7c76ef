import {
  keyStream,
  start,
  submit,
  type Game,
  type Move,
  type Pace,
  type Position,
  type Rng,
  type Viewer,
} from '@robot-night/engine'
import { playout, type Chooser, type Match, type Secrets, type Step } from '@robot-night/engine/testing'
import { asInRooms, isAnswered } from './asInRooms.ts'
import { MANNERS, type Deal } from './manners.ts'
import type { AbsentBot } from './AbsentBot.ts'

const wantedDeal = ({ id }: Game, number: number): Deal | undefined => {
  const deals = MANNERS[id]?.deals ?? []
  return deals[number % deals.length]
}
export const dealOf = (game: Game, number: number): string | undefined => wantedDeal(game, number)?.name

const KEYS_TRIED = 4000

/** 32 random bytes and somebody to look on; if the title has wishes for its deals, such that the next of them comes true. */
export function anyDeal(
  game: Game,
  { number, seats, eyes = 'any' }: { number: number; seats: number; eyes?: 'seat' | 'watcher' | 'any' },
  rng: Rng,
): { key: Uint8Array; viewer: Viewer; options: object } {
  const wanted = wantedDeal(game, number)
  const options = wanted?.options?.(seats) ?? game.options.usual
  const all = [...Array(seats).keys(), ...(eyes === 'any' ? (['spectator'] as const) : [])]
  const viewer = eyes === 'watcher' ? 'spectator' : rng.pick<Viewer>(all)
  for (let tried = 0; ; tried++) {
    const key = Uint8Array.from({ length: 32 }, () => rng.int(256))
    if (!wanted || tried === KEYS_TRIED) return { key, viewer, options }
    const { state } = start(game, seats, options, keyStream(key)).position
    if (!wanted.isSo(state)) continue
    return { key, viewer: eyes === 'watcher' ? viewer : (wanted.through?.(state) ?? viewer), options }
  }
}

const MOVES = { least: 4, most: 48 }
/** A title with wishes for what happens gets more of them. */
const MORE_MOVES = { least: 12, most: 72 }

/** Of so many matches one is left in the first moment of suspense. */
const ONE_IN_LEFT = 2
/** How many play on once all has come out. */
const ONE_IN_ON = 6

interface Wanted {
  number: number
  seats: number
  options: object
  key: Uint8Array
  pace: Pace
  secrets: Secrets
  /** Plays for somebody who is not there all the time. */
  bot?: AbsentBot | null
}

/** Any legal answers, now and then the clock's, up to some moment before the end: there all is laid open. */
export function anyMatch(game: Game, of: Wanted, rng: Rng): Match {
  const { number, seats, options, key, pace, secrets, bot = null } = of
  const match = { seats, options, stream: keyStream(key) }
  const manners = MANNERS[game.id]
  const { least, most: longest } = wantedDeal(game, number)?.moves ?? manners?.moves ?? (manners ? MORE_MOVES : MOVES)
  const most = least + rng.int(longest - least + 1)
  const moves: Move[] = []
  let calm = 0
  const usual = livelier(asInRooms(rng, { hasClock: pace !== 'off' }), match, rng)
  const chooser: Chooser = (_, position) => (bot ? bot.next(position, moves.length, usual) : usual(game, position))
  for (const step of playout(game, match, chooser)) {
    const { position } = step.reached
    if (typeof bot?.end === 'number') break
    bot?.sees(step.reached)
    if (step.move) moves.push(step.move)
    if (game.outcome(position.state)) break
    if (manners?.isLaidOpen(position.state) && rng.int(ONE_IN_ON) > 0) break
    // A window that waits for nobody is closed by the room itself, and shows more.
    if (!isAnswered(game, position)) calm = moves.length
    if (calm >= least && manners?.isSuspense?.(position.state, rng) && rng.int(ONE_IN_LEFT) === 0) break
    if (calm >= most && (isUnderSeal(step, secrets) || calm >= most + MOST_MORE)) break
  }
  return { ...match, moves: moves.slice(0, calm) }
}

/** First what the title's manners have in mind, if that is legal. */
function livelier(usual: Chooser, { stream }: Pick<Match, 'stream'>, rng: Rng): Chooser {
  return (game: Game, position: Position) => {
    const idea = isAnswered(game, position) ? null : MANNERS[game.id]?.lively(game, position, rng)
    return idea && !('refused' in submit(game, position, idea, stream)) ? idea : usual(game, position)
  }
}

/** How many moves to wait for a word under seal, of a title that has such. */
const MOST_MORE = 12

/** The last word, as long as its beat lasts, is one that could have been another. */
function isUnderSeal({ from, move, reached }: Step, { sealed, knowledge }: Secrets): boolean {
  if (!sealed || knowledge) return true
  return reached.position.beat === from?.beat && move?.what !== 'close' && sealed.includes(move?.kind ?? '')
}
