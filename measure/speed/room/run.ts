import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { PeerServer } from '../peers/PeerServer.ts'
import { bundleWorker, type Plant } from '../../wire/bundle.ts'
import { Workerd } from '../../wire/Workerd.ts'
import { SIDES, type Measured, type Plan, type SeenThere, type Served, type Side, type Told } from './plan.ts'

/** The flags of wrangler.toml. */
const FLAGS = ['nodejs_als', 'no_web_socket_compression']

/** All the servers, side by side, and their load. */
export async function sideBySide(
  asked: Omit<Plan, 'servers'>,
  given: { plants?: readonly Plant[]; progress(words: string): void },
): Promise<Measured> {
  const { plants = [], progress } = given
  const isAsked = (side: Side) => side === 'product' || asked.phases.some(({ sides }) => sides.includes(side))
  const started = await Promise.all(
    SIDES.filter(isAsked).map(async (side) => ({ side, server: await serverFor(side, plants) })),
  )
  try {
    const servers = Object.fromEntries(started.map(({ side, server: { url, pid } }) => [side, { url, pid }]))
    const plan: Plan = { ...asked, servers }
    return await loaded(fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify(plan)]), progress)
  } finally {
    await Promise.all(started.map(({ server }) => server.end()))
  }
}

async function serverFor(side: Side, plants: readonly Plant[]): Promise<Served & { end(): Promise<void> }> {
  if (side === 'colyseus') return PeerServer.start('colyseus')
  if (side !== 'product') return bareServer()
  return realServer(plants)
}

export const realServer = async (plants: readonly Plant[] = []): Promise<Workerd> =>
  Workerd.serving(await bundleWorker(plants, 'party/index.ts'), { flags: FLAGS })
export const bareServer = async (): Promise<Workerd> =>
  Workerd.serving(await bundleWorker([], 'measure/speed/room/bare/worker.ts'), { flags: FLAGS, classes: ['Room'] })

async function loaded(load: ChildProcess, progress: (words: string) => void): Promise<Measured> {
  const measured: Measured = { seen: [], weights: [] }
  const ended = once(load, 'exit')
  try {
    for await (const [message] of on(load, 'message', { close: ['disconnect'] })) {
      const told: Told = message
      if (told.what === 'progress') progress(told.words)
      else if (told.what === 'weighed') measured.weights.push(told.weight)
      else measured.seen.push(told.seen)
      if (told.what === 'seen') progress(wordsOf(told.seen))
    }
    const [code] = await ended
    if (code !== 0) throw new Error(`the load generator ended with ${code}`)
    return measured
  } finally {
    load.kill()
  }
}

function wordsOf({ side, watchers, isHurried, okP50, okP99, cpuAMove, moves, watcherP50 }: SeenThere): string {
  const ms = (value: number | null): string => (value === null ? '-' : `${value.toFixed(2)} ms`)
  const watched = watcherP50 === null ? '' : `, watcher ${ms(watcherP50)}`
  const ok = `ok ${ms(okP50)}, p99 ${ms(okP99)}`
  const who = `${side}, ${watchers} watchers${isHurried ? ', hurried' : ''}`
  return `${who}: ${ok}, CPU ${ms(cpuAMove)}${watched}, ${moves} moves`
}
