import {
  submit,
  type Game,
  type Move,
  type Position,
  type Rng,
  type Seat,
  type Stream,
  type Viewer,
} from '@robot-night/engine'
import { walk, type Match } from '@robot-night/engine/testing'

/** One thing that happens at the table. The same in both worlds, but for what `moves[at]` says. */
export type Deed =
  /** Somebody answers, or lets their time run out. */
  | { kind: 'move'; at: number }
  /** The viewer sends something that will be refused: a forged, late or foolish answer, or no command at all. */
  | { kind: 'try'; what: Try }
  | { kind: 'say'; seat: Seat; text: string }
  /** The viewer asks for the whole scene. */
  | { kind: 'again' }
  /** The viewer's connection is cut; and later comes back, saying to have so many frames fewer than it has. */
  | { kind: 'leave' }
  | { kind: 'comeBack'; forgotten: number }
  /** The viewer opens the table on one more device. */
  | { kind: 'openMore' }
  /** What can be had by HTTP, and when the room would wake by itself. */
  | { kind: 'look' }
  /** Somebody else drops out, a tin robot takes over, and before it moves they are back. */
  | { kind: 'substitute'; seat: Seat }
export type Try = { kind: 'text'; text: string } | { kind: 'answer'; beat: number; answer: string; action: object }

/** What happens around the moves of a match, so that the viewer meets every way in which a room speaks. */
export function plan(game: Game, match: Match, about: About): Deed[] {
  const steps = [...walk(game, match)]
  const deeds: Deed[] = []
  let isAway = false
  for (const [at, move] of match.moves.entries()) {
    const step = steps[at]
    if (!step || 'refused' in step || move.what === 'close') throw new Error(`move ${at} cannot be sent`)
    // Were the host away when time jumps to a deadline, it might jump to when the lamp passes.
    if (isAway && (move.seat === about.viewer || move.by === 'clock' || about.rng.int(3) === 0)) {
      deeds.push({ kind: 'comeBack', forgotten: about.rng.int(4) })
      isAway = false
    }
    if (!isAway) deeds.push(...whileThere(game, { match, position: step.position, next: move }, { ...about, deeds }))
    deeds.push(...byOthers(match.seats, move.seat, { ...about, isAway }))
    if (!isAway && move.seat !== about.viewer && move.by === 'player' && about.rng.int(10) === 0) {
      deeds.push({ kind: 'leave' })
      isAway = true
    }
    deeds.push({ kind: 'move', at })
  }
  return [
    ...deeds,
    ...(isAway ? [{ kind: 'comeBack', forgotten: 0 } as const] : []),
    { kind: 'look' },
    { kind: 'again' },
  ]
}

interface About {
  viewer: Viewer
  /** All that there are. */
  pieces: readonly string[]
  rng: Rng
}

function whileThere(game: Game, now: Now, about: About & { deeds: readonly Deed[] }): Deed[] {
  const tries = triesAt(game, now, about).map((what): Deed => ({ kind: 'try', what }))
  return [...tries, ...besides(about.rng, about.deeds)]
}

function byOthers(seats: number, next: Seat, about: About & { isAway: boolean }): Deed[] {
  const { viewer, rng, isAway } = about
  const deeds: Deed[] = []
  const hasHost = !(isAway && viewer === 0)
  // The host stays, to call the tin robot.
  if (hasHost && next !== 0 && next !== viewer && rng.int(12) === 0) deeds.push({ kind: 'substitute', seat: next })
  const speaker = rng.int(seats)
  if (rng.int(8) === 0 && !(isAway && speaker === viewer)) {
    deeds.push({ kind: 'say', seat: speaker, text: rng.pick(SAYINGS) })
  }
  return deeds
}

const SAYINGS = ['Onward!', 'I have nothing.', 'Zahltag für Blech \u{1F916}', 'Who dealt this?'] as const

function besides(rng: Rng, before: readonly Deed[]): Deed[] {
  const chance = rng.int(24)
  if (chance === 0) return [{ kind: 'again' }]
  if (chance < 3) return [{ kind: 'look' }]
  const devices = before.filter(({ kind }) => kind === 'openMore').length
  return chance === 3 && devices < 3 ? [{ kind: 'openMore' }] : []
}

interface Now {
  match: Match
  position: Position
  /** What somebody is about to do. */
  next: Exclude<Move, { what: 'close' }>
}

/** Mostly nothing; else one of the things a curious player might send. Never one that would be taken. */
function triesAt(game: Game, now: Now, about: About): Try[] {
  const { rng, viewer } = about
  if (rng.int(4) !== 0) return []
  const { beat } = now.position
  const forged = { kind: 'answer', beat, answer: now.next.kind, action: now.next.action } as const
  const silly = { ...forged, action: foolish(now.next.action, about) }
  const tries: Try[] = [
    forged,
    silly,
    { ...silly, beat: Math.max(0, beat - 1) },
    { ...forged, beat: beat + 1 },
    { ...forged, answer: 'constructor' },
    { kind: 'text', text: '{"what":' },
    { kind: 'text', text: '{"what":"peek"}' },
  ]
  const tried = rng.pick(tries)
  return isTaken(game, now.position, { tried, viewer, stream: now.match.stream }) ? [] : [tried]
}

function isTaken(game: Game, position: Position, by: { tried: Try; viewer: Viewer; stream: Stream }): boolean {
  const { tried, viewer, stream } = by
  if (tried.kind === 'text' || viewer === 'spectator') return false
  const { beat, answer: kind, action } = tried
  return !(
    'refused' in submit(game, position, { what: 'answer', beat, seat: viewer, kind, action, by: 'player' }, stream)
  )
}

/** The same, with any pieces in the place of its own. */
function foolish(action: object, { pieces, rng }: About): object {
  return JSON.parse(JSON.stringify(action), (_, value) => (pieces.includes(value) ? rng.pick(pieces) : value))
}
