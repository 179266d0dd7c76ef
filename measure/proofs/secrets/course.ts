import { PACES, type Move, type Pace, type Rng, type Seat, type Viewer } from '@robot-night/engine'
import type { HostAct } from '@robot-night/protocol'
import { anyDevice } from '../../wire/rooms.ts'
import type { Deed } from './plan.ts'
import type { Absence, Spell } from './AbsentBot.ts'

/**
 * As who somebody looks on: without a seat, as the host, on more than one device, as one who is without their seat
 * for a while or for good, or as anybody who sits or watches.
 */
export const GUISES = ['watcher', 'host', 'devices', 'left', 'away', 'removed', 'any'] as const
export type Guise = (typeof GUISES)[number]

/** For whom a bot moves meanwhile: at a pace without clocks, where all that it sees follows from the moves. */
export const absenceOf = (guise: Guise): Absence | null =>
  guise === 'left' || guise === 'away' || guise === 'removed' ? guise : null

/** What such a viewer does besides playing. */
export interface Course {
  /** Before so many moves have been made, or in the end. */
  before(at: number): Deed[]
  /** Without a seat, or without a line. */
  isGone(at: number): boolean
  spell: Spell | null
  /** When everything else is over. */
  last: readonly Deed[]
  host: Seat
  /** When a match is over, the table may read what watchers have said. */
  hasWatcherChat: boolean
}

export interface Going {
  guise: Guise
  moves: readonly Move[]
  viewer: Viewer
  seats: number
  pace: Pace
  spell: Spell | null
  isAskedAlike(at: number, seat: Seat): boolean
}

/** Null: this match gives no occasion. */
export function courseOf(going: Going, rng: Rng): Course | null {
  const { guise, viewer, spell } = going
  const host = hostOf(going)
  const usual = { host, spell, isGone: () => false, last: [], hasWatcherChat: true }
  if (viewer === 'spectator' || guise === 'any') return { ...usual, before: () => [] }
  if (guise === 'host') return hosting({ ...usual, hasWatcherChat: false }, { ...going, viewer }, rng)
  if (guise === 'devices') return { ...usual, before: scheduled(handingOn(going.moves.length, rng)) }
  if (!spell) return null
  const isGone = (at: number) => at >= spell.from && at < spell.to
  return { ...usual, isGone, before: scheduled(goingAndComing(spell, rng)) }
}

/** Anyone who is to be without their seat is not the host: somebody else would become it. */
function hostOf({ guise, viewer, seats }: Going): Seat {
  if (viewer === 'spectator') return 0
  if (guise === 'host') return viewer
  return absenceOf(guise) && viewer === 0 ? seats - 1 : 0
}

type Timed = readonly [at: number, ...deeds: Deed[]]
const scheduled =
  (all: readonly Timed[]) =>
  (at: number): Deed[] =>
    all.flatMap(([when, ...deeds]) => (when === at ? deeds : []))

/** All that a host may do, once each; and in the end somebody is sent home, the match is stopped and the room shut. */
function hosting(usual: Omit<Course, 'before'>, going: Going & { viewer: Seat }, rng: Rng): Course | null {
  const { moves, viewer, seats, pace, isAskedAlike } = going
  const absent = moves.flatMap((move, at): Timed[] => {
    if (move.what === 'close' || move.seat === viewer || !isAskedAlike(at, move.seat)) return []
    return [[at, { kind: 'setBot', seat: move.seat }]]
  })
  if (absent.length === 0) return null
  const others = [...Array(seats).keys()].filter((seat) => seat !== viewer)
  const any = (...deeds: Deed[]): Timed => [rng.int(moves.length), ...deeds]
  const acts = [
    rng.pick(absent),
    any({ kind: 'pause' }),
    any(...otherPaces(pace, rng).map((each) => managed({ do: 'setPace', pace: each }))),
    any({ kind: 'lendHost', to: rng.pick(others) }),
    any(managed({ do: 'lock', on: true })),
  ]
  // While all stands still no bot moves: what it would do is not the viewer's to know.
  const standing = managed({ do: 'pause', on: true })
  const home = managed({ do: 'clearChair', chair: rng.pick(others) })
  const ends = [[standing, home], [managed({ do: 'stop' })], [{ kind: 'shut' } as const]]
  return { ...usual, before: scheduled(acts), last: ends.flatMap((each): Deed[] => [...each, { kind: 'again' }]) }
}

const managed = (act: HostAct): Deed => ({ kind: 'manage', act })

/** Another clock from now on; where there is none, one for a moment: the match knows of none. */
function otherPaces(pace: Pace, rng: Rng): Pace[] {
  const other = rng.pick(PACES.filter((each) => each !== 'off' && each !== pace))
  return pace === 'off' ? [other, 'off'] : [other]
}

/** The seat is opened on one more device, one of the two is signed out, and then the seat moves to a third. */
function handingOn(moves: number, rng: Rng): Timed[] {
  const times = Array.from({ length: 3 }, () => rng.int(moves + 1)).sort((one, other) => one - other)
  const ticket = () => ({ device: anyDevice(rng), secret: anyDevice(rng) })
  const [first = 0, second = 0, third = 0] = times
  return [
    [first, { kind: 'handOff', use: 'mirror', playsOn: rng.pick(['old', 'new']), ...ticket() }],
    [second, { kind: 'signOut' }],
    [third, { kind: 'handOff', use: 'move', playsOn: 'new', ...ticket() }],
  ]
}

function goingAndComing({ how, from, to }: Spell, rng: Rng): Timed[] {
  if (how === 'removed') return [[from, { kind: 'remove' }, { kind: 'again' }]]
  if (how === 'left')
    return [
      [from, { kind: 'leaveSeat' }, { kind: 'again' }],
      [to, { kind: 'takeBack' }],
    ]
  return [
    [from, { kind: 'stayAway' }],
    [to, { kind: 'comeBack', forgotten: rng.int(4) }],
  ]
}

/** What a viewer is to have met with, by what happened in a pair of worlds. */
const MET: Readonly<Partial<Record<Deed['kind'], string>>> = {
  pause: 'a pause of theirs',
  lendHost: 'the host’s part given away, and got back',
  shut: 'the room shut by them',
  signOut: 'a device of theirs signed out',
  leaveSeat: 'their seat left',
  takeBack: 'their seat taken up again',
  stayAway: 'away past the limit',
  remove: 'sent home',
}
const BY_HOST: Readonly<Partial<Record<HostAct['do'], string>>> = {
  setPace: 'another clock set by them',
  lock: 'the room locked by them',
  clearChair: 'somebody sent home by them',
  stop: 'the match stopped by them',
}
const [MIRRORED, MOVED] = ['their seat on two devices', 'their seat moved to another device']
const [CALLED, PLAYED_FOR] = ['a bot called by them', 'a bot’s move for them']
export const ALL_MET: readonly string[] = [
  ...Object.values(MET),
  ...Object.values(BY_HOST),
  ...[MIRRORED, MOVED, CALLED, PLAYED_FOR],
]

export function metIn(deeds: readonly Deed[], { guise, moves }: Pick<Going, 'guise' | 'moves'>): ReadonlySet<string> {
  const met = deeds.flatMap((deed): string[] => {
    if (deed.kind === 'manage') return [BY_HOST[deed.act.do] ?? []].flat()
    if (deed.kind === 'handOff') return [deed.use === 'move' ? MOVED : MIRRORED]
    if (deed.kind === 'setBot') return guise === 'host' ? [CALLED] : []
    return [MET[deed.kind] ?? []].flat()
  })
  const isPlayedFor = moves.some((move) => move.what !== 'close' && move.by === 'bot')
  return new Set([...met, ...(isPlayedFor ? [PLAYED_FOR] : [])])
}
