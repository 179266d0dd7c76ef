import { copy, rngOf, type Game } from '@robot-night/engine'
import { bundleWorker, type Plant } from '../../../wire/bundle.ts'
import { anyDevice, ask, codeOf, insight, lookedInto, MANY_LOOKS, open } from '../../../wire/rooms.ts'
import { Workerd } from '../../../wire/Workerd.ts'
import { clientWith } from '../chaos/client.ts'
import { Guest, isPassing } from '../chaos/Guest.ts'
import { standing } from '../chaos/judge.ts'
import { sortedJson } from '../sorted.ts'

export interface Evictions {
  game: Game
  seed: string
  /** Each of them twice: with all its memory, and without. */
  tables: readonly Seating[]
  plants?: readonly Plant[]
  patienceMs?: number
}
/** Who sits there, besides a watcher. */
export interface Seating {
  people: number
  bots: number
}
export interface Forgotten {
  /** Ends that are not as they are where nothing is forgotten, in words. */
  differing: string[]
  stuck: string[]
  /** Legal commands that were not done. */
  refused: string[]
  matches: number
  evictions: number
  /** What the room was sent in the same matches with all its memory. */
  messages: number
}
interface Match extends Seating {
  url: string
  code: string
  game: Game
  seed: string
  isForgetful: boolean
  patienceMs: number
}

/** With nothing new for anybody. A long match, cut off after each message, may take minutes. */
const PATIENCE_MS = 30_000
const LOOK_EVERY_MS = 10
const LAST_WORDS = 2000
const CONDUCT_EVERY_MS = 4
/** Seconds are as much shorter. */
const PACE = '20'
/** Nobody may come too late because the room forgot them meanwhile. */
const PACE_WITH_CLOCKS = '1'
const KEY = '5b'.repeat(32)

/** The same match with and without its memory, under the same key, with people who think the same. */
export async function playForgetfully(given: Evictions): Promise<Forgotten> {
  const forgotten: Forgotten = { differing: [], stuck: [], refused: [], matches: 0, evictions: 0, messages: 0 }
  const numbered = given.tables.map((table, at) => ({ table, at }))
  const byPace = Map.groupBy(numbered, ({ table }) => (hasClocks(given.game, table) ? PACE_WITH_CLOCKS : PACE))
  await Promise.all([...byPace].map(([pace, tables]) => playAt(pace, { given, tables }, forgotten)))
  return forgotten
}

/**
 * What closes by a clock though nobody is hurried. With bots it is another match each time, so that theirs
 * may do so as soon as it likes.
 */
const hasClocks = ({ windows, clocks }: Game, { bots }: Seating): boolean =>
  bots === 0 && Object.keys(windows).length > 0 && Object.values(clocks).some(({ limit }) => limit.off !== null)

interface Numbered {
  table: Seating
  at: number
}
async function playAt(
  pace: string,
  { given, tables }: { given: Evictions; tables: readonly Numbered[] },
  forgotten: Forgotten,
): Promise<void> {
  const server = await Workerd.serving(await bundleWorker(given.plants), { bindings: { PACE_DIVISOR: pace } })
  try {
    await Promise.all(tables.map((numbered) => playBoth({ ...given, url: server.url }, numbered, forgotten)))
    if (forgotten.stuck.length > 0)
      forgotten.stuck.push(`the server said at last: ${server.complaints.slice(-LAST_WORDS)}`)
  } finally {
    await server.end()
  }
}

async function playBoth(
  { game, seed, url, patienceMs = PATIENCE_MS }: Evictions & { url: string },
  { table, at }: Numbered,
  forgotten: Forgotten,
): Promise<void> {
  const match = { ...table, url, game, seed: `${seed} ${at}`, patienceMs }
  const [usual, forgetful] = await Promise.all([
    endOf({ ...match, code: codeOf(2 * at), isForgetful: false }),
    endOf({ ...match, code: codeOf(2 * at + 1), isForgetful: true }),
  ])
  forgotten.stuck.push(...usual.stuck, ...forgetful.stuck)
  forgotten.refused.push(...usual.refused, ...forgetful.refused)
  forgotten.evictions += forgetful.evictions
  forgotten.messages += usual.messages
  forgotten.matches += forgetful.stuck.length === 0 ? 1 : 0
  const both = `${table.people} people and ${table.bots} tin robots`
  // Where several are asked at once, bots answer when they like.
  const isOneMatch = table.bots === 0 || Object.keys(game.windows).length === 0
  const hasDiffered = isOneMatch && usual.stuck.length + forgetful.stuck.length === 0 && usual.seen !== forgetful.seen
  if (hasDiffered) forgotten.differing.push(`${both}: ${difference(usual.seen, forgetful.seen)}`)
}

interface End {
  /** By everybody. */
  seen: string
  stuck: string[]
  refused: string[]
  evictions: number
  messages: number
}

async function endOf(match: Match): Promise<End> {
  const guests = await gather(match)
  const { url, code } = match
  try {
    const conducted = { isOver: false }
    void conduct(match, guests, conducted)
    const isOver = await ended(guests, match.patienceMs)
    conducted.isOver = true
    const inside = await lookedInto(url, code, MANY_LOOKS)
    const isBroken = typeof inside === 'string'
    const { evictions, messages } = isBroken ? { evictions: 0, messages: 0 } : inside
    const broken = isBroken ? [`${code}: it cannot be looked into any more: ${inside}`] : []
    const refused = guests.flatMap((guest) => guest.refused).filter((each) => !isPassing(each) && !isTaken(each))
    const stuck = isOver ? broken : [guests.map(standing).join('; '), ...broken]
    const seen = isOver ? guests.map((guest) => seenBy(guest, match.game)).join('\n') : ''
    return { seen, stuck, refused, evictions, messages }
  } finally {
    for (const guest of guests) guest.leave()
  }
}

/** Somebody else was quicker with the same word, or a window was closed just then. Had it been done, the end would be another. */
const isTaken = (refused: string): boolean => /^(word_taken|late) /.test(refused)

/** One after another, as the seats go: with memory or without, everybody answers in the same order. */
async function conduct({ url, code }: Match, guests: readonly Guest[], conducted: { isOver: boolean }): Promise<void> {
  const people = guests.filter(({ role }) => role.plays)
  while (!conducted.isOver) {
    const { owes = [] } = (await insight(url, code).catch(() => null)) ?? {}
    const [next] = owes.filter(({ seat }) => seat < people.length).toSorted((one, other) => one.seat - other.seat)
    const person = next && people[next.seat]
    // Who has just come back may not know yet what was said before them.
    if (next && person?.world.table?.n === next.n) await person.answerNow()
    await new Promise((go) => setTimeout(go, CONDUCT_EVERY_MS))
  }
}

async function gather({ url, code, game, people, bots, seed, isForgetful }: Match): Promise<Guest[]> {
  const rng = rngOf(seed)
  const devices = Array.from({ length: people }, () => anyDevice(rng))
  const about = { title: game.id, options: copy(game.options.usual), pace: 'off', devices }
  await open(url, { ...about, code, conditions: { key: KEY } })
  if (isForgetful) await ask(url, { path: `/testing/rooms/${code}/forget`, body: {} })
  const role = { url, server: url, code, client: await clientWith([]), takesOffers: false, isConducted: true }
  const guests = await Promise.all([
    ...devices.map((device, at) => {
      return Guest.arrive({ ...role, as: 'player', device, plays: game, seed: `${seed} guest ${at}` })
    }),
    Guest.arrive({ ...role, as: 'watcher', device: null, plays: null, seed: `${seed} watches` }),
  ])
  const [host] = guests
  for (let bot = 0; bot < bots; bot++) await host?.send({ what: 'manage', act: { do: 'seatBot', chair: people + bot } })
  await host?.send({ what: 'manage', act: { do: 'deal' } })
  return guests
}

/** All but what is another one for each match. In a window some are asked again and again, so that frames are not counted. */
function seenBy({ world: { table } }: Guest, { windows }: Game): string {
  const n = Object.keys(windows).length === 0 ? table?.n : null
  return sortedJson(table && { n, scene: table.scene, log: table.log })
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  return `${other.slice(Math.max(0, at - 60), at + 60)}, not ${one.slice(Math.max(0, at - 60), at + 60)}`
}

/** Does everybody come to the end? Not if nobody is told anything new for too long. */
async function ended(guests: readonly Guest[], patienceMs: number): Promise<boolean> {
  const told = () => guests.reduce((sum, { world }) => sum + (world.table?.n ?? 0), 0)
  let [last, since] = [told(), Date.now()]
  while (!guests.every((each) => each.hasEnded && each.isIdle)) {
    await new Promise((go) => setTimeout(go, LOOK_EVERY_MS))
    const now = told()
    if (now !== last) [last, since] = [now, Date.now()]
    if (Date.now() - since > patienceMs) return false
  }
  return true
}
