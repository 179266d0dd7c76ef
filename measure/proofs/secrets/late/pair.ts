import { rngOf, type Game, type Move, type Rng, type Seat } from '@robot-night/engine'
import type { Secrets } from '@robot-night/engine/testing'
import { DELAYS, REACTIONS, type Command, type Delay } from '@robot-night/protocol'
import { anyDevice, codeOf, type Setting } from '../../../wire/rooms.ts'
import { anyDeal, anyMatch } from '../anyMatch.ts'
import type { Unsent } from '../Table.ts'

/** Somebody at the table does something; in world B they send what comes to nothing. */
interface Deed {
  seat: Seat
  command: Unsent<Command> | Said
}
/** To the match that is on the table. */
type Said = Extract<Move, { what: 'answer' | 'offer' }>

/** Two tables that are the same until just now, which nobody who watches them may know yet. */
export interface LatePair {
  setting: Setting
  delay: Delay
  /** What went before, and is shown. */
  before: readonly Move[]
  deeds: readonly Deed[]
  /** Nobody is in a gallery until it has happened. */
  isGalleryNew: boolean
}

/** So far ahead that no alarm rings by itself. */
const LOGICAL_CLOCK = Date.UTC(2100, 0, 1)
const LATE = DELAYS.filter((delay) => delay > 0)
/** At most: all of it has to be over before the first of it may be seen. */
const MOST_SAID = 8

export function latePairOf(game: Game, secrets: Secrets, about: { seed: string; number: number }): LatePair {
  const { seed, number } = about
  const rng = rngOf(`${seed} late ${number}`)
  const seats = game.seats.min + rng.int(2) * rng.int(game.seats.max - game.seats.min + 1)
  const { key, options } = anyDeal(game, { number, seats }, rng)
  const match = anyMatch(game, { number, seats, options, key, pace: 'off', secrets }, rng)
  const from = beginning(match.moves, rng)
  const setting = {
    ...{ code: codeOf(LATE_CODES + number), title: game.id, options, pace: 'off' },
    devices: Array.from({ length: seats }, () => anyDevice(rng)),
    conditions: { key: Buffer.from(key).toString('hex'), clock: LOGICAL_CLOCK, lasting: true, random: anyDevice(rng) },
  }
  return {
    setting,
    delay: LATE[number % LATE.length] ?? 15,
    isGalleryNew: number % 2 === 1,
    before: match.moves.slice(0, from),
    deeds: [...played(match.moves.slice(from), seats, rng), ...rng.pick(ACTS), ...talk(rng.int(seats), rng)],
  }
}

/** Other rooms than those in which worlds differ in what is secret for longer. */
const LATE_CODES = 500_000

/** Somewhere; what comes next is somebody's move. */
function beginning(moves: readonly Move[], rng: Rng): number {
  const places = moves.flatMap((move, at) => (isSaid(move) ? [at] : []))
  return places.length === 0 ? moves.length : rng.pick(places)
}

const isSaid = (move: Move): move is Said => move.what !== 'close' && move.by === 'player'

/** Up to where a window closes, or time runs out: that is nobody's deed. */
function played(moves: readonly Move[], seats: number, rng: Rng): Deed[] {
  const end = moves.findIndex((move) => !isSaid(move))
  const own = moves.slice(0, end === -1 ? moves.length : end).slice(0, 1 + rng.int(MOST_SAID))
  return own.flatMap((move): Deed[] => {
    const deed = isSaid(move) ? [{ seat: move.seat, command: move }] : []
    return rng.int(3) === 0 ? [...deed, ...talk(rng.int(seats), rng)] : deed
  })
}

const talk = (seat: Seat, rng: Rng): Deed[] => [
  { seat, command: { what: 'say', text: 'I had that all along.' } },
  { seat, command: { what: 'react', reaction: rng.pick(REACTIONS) } },
]

const byHost = (...acts: readonly Extract<Command, { what: 'manage' }>['act'][]): Deed[] =>
  acts.map((act) => ({ seat: 0, command: { what: 'manage', act } }))

/** What the host does besides it. */
const ACTS: readonly (readonly Deed[])[] = [
  [],
  byHost({ do: 'pause', on: true }),
  byHost({ do: 'lock', on: true }, { do: 'setPace', pace: 'fast' }),
  byHost({ do: 'stop' }),
  byHost({ do: 'stop' }, { do: 'deal' }),
  byHost({ do: 'stop' }, { do: 'toLobby' }),
]
