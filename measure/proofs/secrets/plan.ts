import {
  hear,
  submit,
  update,
  type Game,
  type Move,
  type Position,
  type Reached,
  type Rng,
  type Seat,
  type Stream,
  type Submitted,
  type Viewer,
} from '@robot-night/engine'
import { walk, type Match } from '@robot-night/engine/testing'
import type { HandOff, HostAct } from '@robot-night/protocol'
import type { Course } from './course.ts'
import { mistakes } from './mistakes.ts'

/** One thing that happens at the table. The same in both worlds, but for what `moves[at]` says. */
export type Deed =
  /** Somebody answers or takes what is offered, or time runs out. Quiet: the watchers get no news of it. */
  | { kind: 'move'; at: number; isQuiet: boolean }
  /** The viewer sends something that will be refused: a forged, late or foolish answer, or no command at all. */
  | { kind: 'try'; what: Try }
  /** Somebody else sends what the title refuses; in world B another thing that is refused. */
  | { kind: 'mistake'; seat: Seat; what: Sent }
  | { kind: 'say'; seat: Seat; text: string }
  /** Somebody whispers to somebody, neither of them the viewer; in world B another message comes of nothing. */
  | { kind: 'whisper'; seat: Seat; to: Seat }
  /** Somebody who watches by name says something to the others who do; in world B something comes of nothing. */
  | { kind: 'watcherSay'; text: string }
  /** The viewer asks for the whole scene. */
  | { kind: 'again' }
  /** The viewer's connection is cut; and later comes back, saying to have so many frames fewer than it has. */
  | { kind: 'leave' }
  | { kind: 'comeBack'; forgotten: number }
  /** The viewer opens the table on one more device. */
  | { kind: 'openMore' }
  /** What can be had of the API, and when the room would wake by itself. */
  | { kind: 'look' }
  /** The viewer opens the page of the room, a moment after somebody else. */
  | { kind: 'open'; after: Seat }
  /** Somebody comes to a gallery, and somebody else opens the pages that all may see; once, for an embed that was drawn may come again. */
  | { kind: 'openPublic'; by: Seat }
  /** Somebody else drops out, a tin robot takes over, and before it moves they are back. */
  | { kind: 'setBot'; seat: Seat }
  /** The host does what all are told of. */
  | { kind: 'manage'; act: HostAct }
  /** Everything stands still for a moment, in which somebody wants to go on. */
  | { kind: 'pause' }
  /** The viewer makes somebody else the host, who gives it back. */
  | { kind: 'lendHost'; to: Seat }
  /** Who only watches is shown out. */
  | { kind: 'shut' }
  /** The viewer's seat is opened on one more device, or moves to it; and on which of the two they then play. */
  | { kind: 'handOff'; use: HandOff; playsOn: 'old' | 'new'; device: string; secret: string }
  /** The device on which the viewer plays signs the other one out, which goes on to watch. */
  | { kind: 'signOut' }
  /** The viewer leaves their seat and watches, and takes it up again. */
  | { kind: 'leaveSeat' }
  | { kind: 'takeBack' }
  /** The viewer is away until a bot moves for them. */
  | { kind: 'stayAway' }
  /** The host sends the viewer home, who goes on to watch. */
  | { kind: 'remove' }
export type Try = { kind: 'text'; text: string } | Sent
export interface Sent {
  kind: 'command'
  what: 'answer' | 'offer'
  beat: number
  answer: string
  action: object
}

/** What happens around the moves of a match, so that the viewer meets every way in which a room speaks. */
export function plan(game: Game, match: Match, about: About): Deed[] {
  const { course, viewer, rng } = about
  const steps = [...walk(game, match)]
  const deeds: Deed[] = []
  const opening = openingOf(match, about)
  let isAway = false
  const back = (forgotten: number) => {
    if (isAway) deeds.push({ kind: 'comeBack', forgotten })
    isAway = false
  }
  for (const [at, move] of match.moves.entries()) {
    const [step, next] = [reached(steps[at]), reached(steps[at + 1])]
    const before = course.before(at)
    const isGone = course.isGone(at)
    // Were the host away when time jumps to a deadline, it might jump to when somebody else becomes the host.
    const isDueBack = isOf(move, viewer) || isByTime(move) || before.length > 0 || isGone
    if (isDueBack || rng.int(3) === 0) back(rng.int(4))
    deeds.push(...before)
    if (at === opening) deeds.push(...openings(match.seats, about))
    // A bot looks at once: nothing comes before its move.
    if (!isByBot(move))
      deeds.push(
        ...around(game, { match, position: step.position, next: move, at }, { ...about, deeds, isAway, isGone }),
      )
    if (!isAway && !isDueBack && rng.int(10) === 0) {
      deeds.push({ kind: 'leave' })
      isAway = true
    }
    deeds.push({ kind: 'move', at, isQuiet: isQuiet(game, step.position, next) })
  }
  back(0)
  deeds.push(...course.before(match.moves.length))
  return [...deeds, { kind: 'look' }, opened(match.seats, about), { kind: 'again' }, ...course.last]
}

/** Somebody without their seat opens the pages as well. */
function openingOf({ moves }: Match, { course: { spell }, rng }: About): number {
  return spell ? spell.from + rng.int(spell.to - spell.from) : rng.int(moves.length)
}

type Among = About & { deeds: readonly Deed[]; isAway: boolean; isGone: boolean }

function around(game: Game, now: Now & { at: number }, about: Among): Deed[] {
  const { match, next, at } = now
  const { isAway, isGone } = about
  return [
    ...(isAway || isGone ? [] : whileThere(game, now, about)),
    ...(isGone ? whileGone(about) : []),
    ...byOthers(match.seats, { move: next, at }, { ...about, isAway: isAway || isGone }),
    ...mistakes(game, { position: now.position, stream: match.stream }, about),
  ]
}

/** As somebody who watches, or not at all. */
const whileGone = ({ rng }: About): Deed[] => {
  const chance = rng.int(8)
  return chance === 0 ? [{ kind: 'again' }] : chance === 1 ? [{ kind: 'look' }] : []
}

const isByTime = (move: Move): boolean => move.what === 'close' || move.by === 'clock'
const isByBot = (move: Move): boolean => move.what !== 'close' && move.by === 'bot'
const isOf = (move: Move, viewer: Viewer): boolean => move.what !== 'close' && move.seat === viewer

function reached(step: Submitted | undefined): Reached {
  if (!step || 'refused' in step) throw new Error('a match that is laid out is played without refusals')
  return step
}

/** Watchers see and hear nothing of it. */
function isQuiet(game: Game, before: Position, { position, told }: Reached): boolean {
  const [one, other] = [before, position].map((each) => JSON.stringify(update(game, each, 'spectator')))
  return one === other && hear(told, 'spectator').length === 0
}

const openings = (seats: number, about: About): Deed[] => [
  opened(seats, about),
  { kind: 'openPublic', by: anyOther(seats, about) },
]

const opened = (seats: number, about: About): Deed => ({ kind: 'open', after: anyOther(seats, about) })

function anyOther(seats: number, { viewer, rng }: About): Seat {
  return rng.pick([...Array(seats).keys()].filter((seat) => seat !== viewer))
}

interface About {
  viewer: Viewer
  /** What this viewer does besides playing. */
  course: Course
  /** All that there are. */
  pieces: readonly string[]
  /** Before that move, does this seat owe the same in both worlds? Else a tin robot would have other things to do there. */
  isAskedAlike(at: number, seat: Seat): boolean
  rng: Rng
}

function whileThere(game: Game, now: Now, about: About & { deeds: readonly Deed[] }): Deed[] {
  const tries = triesAt(game, now, about).map((what): Deed => ({ kind: 'try', what }))
  return [...tries, ...besides(about.rng, about.deeds)]
}

function byOthers(seats: number, next: { move: Move; at: number }, about: About & { isAway: boolean }): Deed[] {
  const { viewer, rng, isAway } = about
  const { host, hasWatcherChat } = about.course
  const deeds: Deed[] = []
  const hasHost = !(isAway && viewer === host)
  // The host stays, to call the tin robot.
  const mover = next.move.what === 'close' ? host : next.move.seat
  const mayGo = hasHost && mover !== host && mover !== viewer && about.isAskedAlike(next.at, mover)
  if (mayGo && rng.int(12) === 0) deeds.push({ kind: 'setBot', seat: mover })
  const [seat, to] = [rng.int(seats), rng.int(seats)]
  if (seat !== to && seat !== viewer && to !== viewer && rng.int(8) === 0) deeds.push({ kind: 'whisper', seat, to })
  if (hasWatcherChat && rng.int(8) === 0) deeds.push({ kind: 'watcherSay', text: rng.pick(SAYINGS) })
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
  next: Move
}

/** Mostly nothing; else one of the things a curious player might send. Never one that would be taken. */
function triesAt(game: Game, now: Now, about: About): Try[] {
  const { rng, viewer } = about
  if (rng.int(4) !== 0) return []
  const tried = rng.pick([...TEXTS, ...forgeries(now, about)])
  return isTaken(game, now.position, { tried, viewer, stream: now.match.stream }) ? [] : [tried]
}

const TEXTS: readonly Try[] = [
  { kind: 'text', text: '{"what":' },
  { kind: 'text', text: '{"what":"peek"}' },
]

/** What somebody else is about to say, as if it were the viewer's; early, late, or with other pieces. */
function forgeries({ next, position }: Now, about: About): Try[] {
  if (next.what === 'close') return []
  const { beat } = position
  const forged = { kind: 'command', what: next.what, beat, answer: next.kind, action: next.action } as const
  const silly = { ...forged, action: foolish(next.action, about) }
  return [
    forged,
    silly,
    { ...silly, beat: Math.max(0, beat - 1) },
    { ...forged, beat: beat + 1 },
    { ...forged, answer: 'constructor' },
  ]
}

function isTaken(game: Game, position: Position, by: { tried: Try; viewer: Viewer; stream: Stream }): boolean {
  const { tried, viewer, stream } = by
  if (tried.kind === 'text' || viewer === 'spectator') return false
  const { what, beat, answer: kind, action } = tried
  return !('refused' in submit(game, position, { what, beat, seat: viewer, kind, action, by: 'player' }, stream))
}

/** The same, with any pieces in the place of its own. */
function foolish(action: object, { pieces, rng }: About): object {
  return JSON.parse(JSON.stringify(action), (_, value) => (pieces.includes(value) ? rng.pick(pieces) : value))
}
