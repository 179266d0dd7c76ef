import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rngOf, type Game } from '@robot-night/engine'
import type { Down } from '@robot-night/protocol'
import { RealTable } from '../../../speed/room/real.ts'
import { freeAt, leave, move } from '../../../speed/room/table.ts'
import { bundleWorker, type Plant } from '../../../wire/bundle.ts'
import { Line } from '../../../wire/Line.ts'
import { Workerd } from '../../../wire/Workerd.ts'

const PLAYERS = 4
/** Until everybody of the flood is there, ms. */
const GATHERING_MS = 2000
/** Until they have gone. */
const CALM_MS = 1500
const PATIENCE_MS = 15_000

/** How a room fared without a flood and with one, by turns. */
export interface Fared {
  /** How long each honest move took, ms, until its `ok`. */
  calm: number[]
  flooded: number[]
  /** Honest moves that were never answered. */
  lost: number
  /** What went wrong, in words. */
  whys: readonly string[]
  /** Of the server's process, bytes: before anything, and the most of it. Null where the system does not tell. */
  before: number | null
  most: number | null
  /** What everybody may know of the room, before and after. */
  rooms: readonly [string, string]
}

export interface Besieged {
  game: Game
  seed: string
  rounds: number
  /** Of each window. */
  forMs: number
  plants: readonly Plant[]
}

/** Four people play; then again, while two hundred do their worst in the same room; and so on by turns. */
export async function besiege({ game, seed, rounds, forMs, plants }: Besieged): Promise<Fared> {
  const server = await Workerd.serving(await bundleWorker(plants, 'party/index.ts'))
  try {
    const table = await RealTable.open({ url: server.url, game, seats: PLAYERS, rng: rngOf(seed) })
    const honest = new Honest(table)
    await honest.lock()
    await honest.play(forMs)
    const rooms = [await sightOf(server.url, table.code)]
    const fared: Omit<Fared, 'rooms' | 'lost' | 'whys'> = {
      calm: [],
      flooded: [],
      before: bytesOf(server.pid),
      most: null,
    }
    for (let round = 0; round < rounds && honest.whys.length === 0; round++) {
      fared.calm.push(...(await honest.play(forMs)))
      fared.flooded.push(
        ...(await underFlood({ url: server.url, code: table.code, seed: `${seed} ${round}` }, () =>
          honest.play(forMs),
        )),
      )
      const now = bytesOf(server.pid)
      fared.most = now === null ? null : Math.max(now, fared.most ?? 0)
      await pause(CALM_MS)
    }
    rooms.push(await sightOf(server.url, table.code).catch((error: unknown) => honest.goUnanswered(error, rooms[0])))
    leave(table)
    return { ...fared, lost: honest.whys.length, whys: honest.whys, rooms: [rooms[0] ?? '', rooms[1] ?? ''] }
  } finally {
    await server.end()
  }
}

async function underFlood<T>(
  { seed, ...target }: { url: string; code: string; seed: string },
  deed: () => Promise<T>,
): Promise<T> {
  const hostile: ChildProcess = fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify({ target, seed })])
  const ended = once(hostile, 'exit')
  try {
    await Promise.race([once(hostile, 'message'), ended])
    await pause(GATHERING_MS)
    if (hostile.exitCode !== null) throw new Error('the flood ended by itself')
    return await deed()
  } finally {
    hostile.kill('SIGKILL')
    await ended
  }
}

/** Move after move, as fast as a room takes them from those who are asked. */
class Honest {
  readonly whys: string[] = []
  readonly #table: RealTable

  constructor(table: RealTable) {
    this.#table = table
  }

  async lock(): Promise<void> {
    await this.#table.manage({ do: 'lock', on: true })
  }

  async play(forMs: number): Promise<number[]> {
    const took: number[] = []
    for (const end = performance.now() + forMs; performance.now() < end;) {
      try {
        await this.#table.ready()
        await pause(freeAt(this.#table) - performance.now())
        took.push((await inTime(move(this.#table))).ok)
      } catch (error) {
        this.goUnanswered(error)
        break
      }
    }
    return took
  }

  /** Nobody heard them: a move, or who came to look when all was over. */
  goUnanswered(error: unknown, seen = ''): string {
    this.whys.push(error instanceof Error ? error.message : String(error))
    return seen
  }
}

/** As a newcomer sees it, but for what honest people do meanwhile. */
async function sightOf(url: string, code: string): Promise<string> {
  const line = new Line({ url, code, as: 'watcher', device: null, has: null })
  const first = await line.until(0, ({ hello }) => hello !== undefined, 'the greeting')
  line.close()
  await line.ended()
  return lasting(first)
}

function lasting({ room, talk = [] }: Down): string {
  const chairs = room?.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, presence: '' } : chair))
  const said = talk.filter(({ kind }) => kind === 'said')
  return JSON.stringify([{ ...room, chairs, watchers: 0, match: null, stage: '' }, said])
}

/** Other frames may come for ever: a move that is not answered by then is lost. */
async function inTime<T>(moved: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('a move was not answered')), PATIENCE_MS)
  })
  return Promise.race([moved, late]).finally(() => clearTimeout(timer))
}

/** What a process holds of memory, also what has been put out to disk. */
function bytesOf(pid: number): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = [...status.matchAll(/^Vm(?:RSS|Swap):\s+(\d+) kB$/gm)].map(([, each]) => Number(each))
    return kilobytes.length === 0 ? null : kilobytes.reduce((sum, each) => sum + each, 0) * 1024
  } catch {
    return null
  }
}

const pause = (ms: number): Promise<void> => new Promise((go) => setTimeout(go, Math.max(0, ms)))
