import type { Game } from '@robot-night/engine'
import type { Secrets } from '@robot-night/engine/testing'
import type { Down } from '@robot-night/protocol'
import { act } from '../act.ts'
import { firstDifference } from '../pair.ts'
import { withServers, type Servers } from '../run.ts'
import { Table, type Trace } from '../Table.ts'
import { Clock } from './Clock.ts'
import { Onlooker } from './Onlooker.ts'
import { hungUp } from '../hungUp.ts'
import { latePairOf, type LatePair } from './pair.ts'

export interface LateHunt {
  game: Game
  secrets: Secrets
  seed: string
  script: string | Servers
  pairs: number
  /** Is one difference enough? */
  until: 'all' | 'differing'
}
export interface FoundLate {
  run: number
  /** Pairs in which those who watch got something too soon, and what. */
  differing: string[]
  failed: string[]
  /** Pairs in which they got it in the end: without those, there was nothing to be seen. */
  shown: number
  /** Deeds that the rooms of world A took. */
  deeds: number
}

const AT_ONCE = 4
const MOST_FAILED = 8

/** Pairs of tables at which it went differently only just now, watched by all who may know it later. */
export async function huntLate(given: LateHunt): Promise<FoundLate> {
  const found: FoundLate = { run: 0, differing: [], failed: [], shown: 0, deeds: 0 }
  await withServers(given.script, (servers) => all(given, servers, found))
  return found
}

async function all(given: LateHunt, servers: Servers, found: FoundLate): Promise<void> {
  let next = 0
  const one = async () => {
    while (next < given.pairs && !isEnough(given, found)) {
      const number = next++
      await compare(latePairOf(given.game, given.secrets, { ...given, number }), servers, found)
      found.run += 1
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

const isEnough = ({ until }: LateHunt, { differing, failed }: FoundLate): boolean =>
  (until === 'differing' && differing.length > 0) || failed.length >= MOST_FAILED

async function compare(pair: LatePair, servers: { a: string; b: string }, found: FoundLate): Promise<void> {
  const worlds = await Promise.allSettled([watched(pair, servers.a, 'a'), watched(pair, servers.b, 'b')])
  const name = `${pair.setting.code}, ${pair.delay} s later`
  const [a, b] = worlds
  if (a.status === 'rejected') return void found.failed.push(`${name}, world A: ${a.reason}`)
  if (b.status === 'rejected') return void found.failed.push(`${name}, world B: ${b.reason}`)
  const where = a.value.early ?? firstDifference(a.value.meanwhile, b.value.meanwhile)
  if (where !== null) found.differing.push(`${name}: ${where}`)
  if (firstDifference(a.value.afterwards, b.value.afterwards) !== null) found.shown += 1
  found.deeds += a.value.taken
}

interface Watched {
  /** What was heard before its time in any world; null: nothing. */
  early: string | null
  /** Until just before the first deed may be seen. */
  meanwhile: Trace
  /** Once all may be seen. */
  afterwards: Trace
  taken: number
}

const MARK = 'Now watch closely.'
const LAST_WORD = 'And that was it.'
const BETWEEN = 2000
const SECOND = 1000

/** The whole of it in one world: what went before, what nobody may know yet, and then what they hear of it. */
async function watched(pair: LatePair, url: string, name: 'a' | 'b'): Promise<Watched> {
  const { setting, before, delay } = pair
  const table = await Table.laid(url, setting, { viewer: 'spectator', host: 0, way: 'socket', hasPages: true })
  const clock = new Clock({ url, code: setting.code })
  const onlooker = new Onlooker({ url, code: setting.code })
  try {
    await table.send(0, { what: 'manage', act: { do: 'setPublic', on: true } })
    for (const at of before.keys()) await act(table, { kind: 'move', at, isQuiet: true }, { name, moves: before })
    if (!pair.isGalleryNew) await table.watchElsewhere()
    const { match } = table.known
    await table.send(0, { what: 'manage', act: { do: 'setDelay', delay } }, { isQuiet: true })
    await clock.pass(delay * SECOND + BETWEEN)
    await isListed(onlooker)
    await table.send(0, { what: 'say', text: MARK }, { isQuiet: true })
    await clock.pass(BETWEEN)
    const early = hasHeard(table, MARK) ? `"${MARK}" was heard at once` : null
    const from = await clock.now()
    const taken = await happen(pair, table, name)
    await onlooker.look(match)
    await comeAnew(table)
    await clock.passUntil(from + delay * SECOND - 1)
    // What is sent first comes first: anyone who has heard this has heard all that came too soon, too.
    await heard(table, MARK)
    await onlooker.look(match)
    const meanwhile = traceOf(table, onlooker)
    return { early, meanwhile, taken, afterwards: await lastly(table, clock, { onlooker, delay }) }
  } finally {
    table.clear()
  }
}

async function happen({ deeds }: LatePair, table: Table, name: 'a' | 'b'): Promise<number> {
  let taken = 0
  const { match } = table.known
  for (const { seat, command } of deeds) {
    if (name === 'b') await table.hush(seat)
    else {
      const said = 'beat' in command ? { ...saying(command), match } : command
      const { ok } = await table.send(seat, said, { isQuiet: true })
      if (ok !== undefined) taken += 1
    }
  }
  return taken
}

type Saying = Extract<LatePair['deeds'][number]['command'], { beat: number }>
const saying = ({ what, beat, kind, action }: Saying) => ({ what, beat, kind, action })

/** One asks for the whole table, one is new, and one was away for a moment. */
async function comeAnew(table: Table): Promise<void> {
  await table.askAgain()
  await table.openMore()
  await table.watchElsewhere()
  const { own, known } = table
  await hungUp(table, own)
  await table.watch(known)
}

/** What was kept from those who watch is shown to them; then the table is no longer on the list. */
async function lastly(table: Table, clock: Clock, of: { onlooker: Onlooker; delay: number }): Promise<Trace> {
  const { onlooker, delay } = of
  await table.send(0, { what: 'say', text: LAST_WORD }, { isQuiet: true })
  await clock.pass(delay * SECOND + BETWEEN)
  await heard(table, LAST_WORD)
  const trace = traceOf(table, onlooker)
  await table.send(0, { what: 'manage', act: { do: 'setPublic', on: false } }, { isQuiet: true })
  await clock.pass(BETWEEN)
  return trace
}

function traceOf(table: Table, { seen }: Onlooker): Trace {
  const { api: _ofTheSeats, alarms: _ofTheRoom, ...lines } = table.trace
  return { ...lines, looks: [...seen] }
}

const saysSo =
  (text: string) =>
  ({ talk }: Down): boolean =>
    talk?.some((line) => line.kind === 'said' && line.text === text) ?? false

const hasHeard = (table: Table, text: string): boolean => table.open.some(({ downs }) => downs.some(saysSo(text)))

async function heard(table: Table, text: string): Promise<void> {
  for (const line of table.open) await line.until(0, saysSo(text), `"${text}"`)
}

const ASKED_AT_MOST = 500

/** A room waits for nothing when it tells the list. */
async function isListed(onlooker: Onlooker): Promise<void> {
  for (let asked = 0; asked < ASKED_AT_MOST; asked++)
    if ((await onlooker.listed()).includes('"stage":"playing"')) return
  throw new Error('the table is not on the list')
}
