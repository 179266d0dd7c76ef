import {
  keyStream,
  PACES,
  rngOf,
  TITLES,
  type Game,
  type Move,
  type Pace,
  type Rng,
  type Seat,
  type Viewer,
} from '@robot-night/engine'
import type { Match, Secrets } from '@robot-night/engine/testing'
import type { Way } from '../../wire/carrier.ts'
import { anyDevice, codeOf, type Setting } from '../../wire/rooms.ts'
import { act, type Happening } from './act.ts'
import { around } from './around.ts'
import { anyDeal, anyMatch } from './anyMatch.ts'
import { absenceOf, courseOf, metIn, type Guise } from './course.ts'
import { MANNERS } from './manners.ts'
import { otherWorld } from './otherWorld.ts'
import { plan, type Deed } from './plan.ts'
import { AbsentBot } from './AbsentBot.ts'
import { Table, type Trace } from './Table.ts'

/** Two worlds that must look the same to one viewer. */
export interface Pair {
  viewer: Viewer
  /** What carries everybody's lines. */
  way: Way
  /** Who is the host. */
  host: Seat
  hasPages: boolean
  plan: readonly Deed[]
  a: World
  b: World
  /** Pieces that lie elsewhere in world B. */
  moved: number
  /** Words that are others in world B, or none. */
  unsaid: number
  /** In what the worlds differ, of a title that tells. */
  kinds: ReadonlySet<string>
  /** What the viewer met with besides the match. */
  met: ReadonlySet<string>
}
export interface World {
  name: 'a' | 'b'
  setting: Setting
  moves: readonly Happening[]
}

/** Null if this viewer has seen so much that there is no other world, or has no occasion for what such a one does. */
export function pairOf(
  game: Game,
  secrets: Secrets,
  about: { seed: string; number: number; seats: number; guise: Guise; way: Way },
): Pair | null {
  const { guise, number, seats, way } = about
  const rng = rngOf(`${about.seed} ${number}`)
  const { key, viewer, options } = anyDeal(game, { number, seats, eyes: eyesOf(guise) }, rng)
  const pace = absenceOf(guise) ? 'off' : rng.pick(PACES)
  const bot = absentBotFor(game, { guise, viewer, key }, rng)
  const match = anyMatch(game, { ...about, options, key, pace, secrets, bot }, rng)
  const { moves } = match
  const other = otherWorld(game, match, { secrets, viewer, rng })
  if (!other) return null
  const { moved, unsaid, kinds, isAskedAlike } = other
  const spell = bot?.spellIn(moves.length) ?? null
  const course = courseOf({ guise, moves, viewer, seats, pace, spell, isAskedAlike }, rng)
  if (!course) return null
  const setting = settingFor(game, { match, key, pace, code: codeOf(firstCode(game, way) + number) }, rng)
  const inB = { ...setting, conditions: { ...setting.conditions, patch: other.patch } }
  const pieces = secrets.decks(match.seats, match.options).flat()
  const deeds = plan(game, match, { viewer, course, pieces, isAskedAlike, rng })
  return {
    ...{ viewer, way, host: course.host, hasPages: true, moved, unsaid, plan: deeds },
    kinds: new Set([...kinds, ...deedsIn(deeds)]),
    met: metIn(deeds, { guise, moves }),
    a: { name: 'a', setting, moves },
    b: { name: 'b', setting: inB, moves: happenings(moves, other.moves) },
  }
}

const eyesOf = (guise: Guise) => (guise === 'watcher' || guise === 'any' ? guise : 'seat')

const BEGINS = { least: 1, most: 8 }
const LASTS = { least: 2, most: 8 }

/** Who plays for a viewer who is not there all the time. */
function absentBotFor(
  game: Game,
  { guise, viewer, key }: { guise: Guise; viewer: Viewer; key: Uint8Array },
  rng: Rng,
): AbsentBot | null {
  const how = absenceOf(guise)
  if (!how || viewer === 'spectator') return null
  const [begins, lasts] = [BEGINS, LASTS].map(({ least, most }) => least + rng.int(most - least + 1))
  const secret = Buffer.from(key).toString('hex')
  return new AbsentBot({
    game,
    stream: keyStream(key),
    secret,
    seat: viewer,
    how,
    begins: begins ?? 0,
    lasts: lasts ?? 0,
  })
}

/** What is done in world A alone, by its kind. */
const IN_A: Readonly<Partial<Record<Deed['kind'], string>>> = {
  mistake: 'answers of others, refused',
  whisper: 'whispers between others',
  watcherSay: 'words of those who watch',
}
const deedsIn = (deeds: readonly Deed[]): string[] => deeds.flatMap(({ kind }) => IN_A[kind] ?? [])

/** All in which two worlds of this title may differ, as far as it tells. */
export const kindsOf = ({ id }: Game): string[] => {
  const { whisper = '', mistake = '', watcherSay = '' } = IN_A
  return MANNERS[id] ? [...MANNERS[id].kinds, mistake, whisper, watcherSay] : [whisper, watcherSay]
}

/** A quiet word leaves no gap: somebody lets a message pass instead. */
function happenings(inA: readonly Move[], inB: readonly (Move | null)[]): Happening[] {
  return inB.flatMap((move, at): Happening[] => {
    const other = inA[at]
    if (move) return [move]
    return other && other.what !== 'close' ? [{ what: 'nothing', seat: other.seat }] : []
  })
}

/** Rooms of several titles may lie on one server, and those of either way. */
const CODES_A_TITLE = 50_000
const firstCode = (game: Game, way: Way): number =>
  (TITLES.indexOf(game) + (way === 'socket' ? 1 : 1.5)) * CODES_A_TITLE

/** So far ahead that no alarm rings by itself: time is what the messages make it. */
const LOGICAL_CLOCK = Date.UTC(2100, 0, 1)

function settingFor(game: Game, of: { match: Match; key: Uint8Array; pace: Pace; code: string }, rng: Rng): Setting {
  const { match, key, pace, code } = of
  return {
    code,
    title: game.id,
    options: match.options,
    pace,
    devices: Array.from({ length: match.seats }, () => anyDevice(rng)),
    conditions: { key: Buffer.from(key).toString('hex'), clock: LOGICAL_CLOCK, lasting: true, random: anyDevice(rng) },
  }
}

export type Verdict =
  | { kind: 'same'; pages: number; refused: number }
  /** Where, and what stands there in each of the worlds. */
  | { kind: 'differs'; where: string }
  /** It could not be seen. */
  | { kind: 'failed'; why: string }

/** Both worlds at once, each on a server of its own, so that even the room's code is the same. */
export async function compare(pair: Pair, servers: { a: string; b: string }): Promise<Verdict> {
  const traces = await Promise.allSettled([
    played(pair, { url: servers.a, world: pair.a }),
    played(pair, { url: servers.b, world: pair.b }),
  ])
  const [a, b] = traces
  if (a.status === 'rejected') return { kind: 'failed', why: `world A: ${a.reason}` }
  if (b.status === 'rejected') return { kind: 'failed', why: `world B: ${b.reason}` }
  const where = firstDifference(a.value.trace, b.value.trace) ?? a.value.stray ?? b.value.stray
  if (where !== null) return { kind: 'differs', where }
  return { kind: 'same', pages: a.value.trace['pages']?.length ?? 0, refused: a.value.refused + b.value.refused }
}

/** `stray`: one of the viewer's devices saw another table than those that see as it does; and what it saw. */
type Played = { trace: Trace; refused: number; stray: string | null }

async function played(pair: Pair, { url, world }: { url: string; world: World }): Promise<Played> {
  const table = await Table.laid(url, world.setting, pair)
  try {
    for (const deed of pair.plan) await act(table, deed, world)
    await table.lastWord()
    await table.compareDevices()
    await table.taken()
    return { trace: table.trace, refused: table.refused, stray: table.stray }
  } finally {
    table.clear()
  }
}

export function firstDifference(a: Trace, b: Trace): string | null {
  for (const way of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [inA, inB] = [a[way] ?? [], b[way] ?? []]
    for (let at = 0; at < Math.max(inA.length, inB.length); at++) {
      const [one, other] = [inA[at] ?? '(nothing)', inB[at] ?? '(nothing)']
      if (one !== other) return `${way}, frame ${at}: ${around(one, other)}`
    }
  }
  return null
}
