import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { bundleWorker, type Plant } from '../wire/bundle.ts'
import { Workerd } from '../wire/Workerd.ts'
import type { Plan, SeenThere, Told } from './plan.ts'

/** The flags of wrangler.toml. */
const FLAGS = ['nodejs_als', 'no_web_socket_compression']

/** More look on in the measure than a room lets in. */
const CROWD: Plant = { file: 'packages/protocol/src/limits.ts', find: 'watchers: 200', replace: 'watchers: 256' }

/** All servers side by side, and the load on them. */
export async function sideBySide(
  asked: Omit<Plan, 'servers'>,
  given: { plants?: readonly Plant[]; progress(words: string): void },
): Promise<SeenThere[]> {
  const real = await bundleWorker([CROWD, ...(given.plants ?? [])], 'party/index.ts')
  const least = await bundleWorker([], 'measure/room/bare/worker.ts')
  const started = await Promise.all([
    Workerd.serving(real, { flags: FLAGS }),
    Workerd.serving(least, { flags: FLAGS, classes: ['Room'] }),
    Workerd.serving(least, { flags: FLAGS, classes: ['Room'] }),
  ])
  try {
    const [product, bare, forgetful] = started.map(({ url, pid }) => ({ url, pid }))
    if (!product || !bare || !forgetful) throw new Error('three servers were started')
    const plan: Plan = { ...asked, servers: { product, bare, forgetful } }
    return await loaded(fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify(plan)]), given.progress)
  } finally {
    await Promise.all(started.map((server) => server.end()))
  }
}

async function loaded(load: ChildProcess, progress: (words: string) => void): Promise<SeenThere[]> {
  const seen: SeenThere[] = []
  const ended = once(load, 'exit')
  try {
    for await (const [message] of on(load, 'message', { close: ['disconnect'] })) {
      const told: Told = message
      if (told.what === 'progress') progress(told.words)
      else {
        seen.push(told.seen)
        progress(wordsOf(told.seen))
      }
    }
    const [code] = await ended
    if (code !== 0) throw new Error(`the load generator ended with ${code}`)
    return seen
  } finally {
    load.kill()
  }
}

function wordsOf({ side, watchers, okP50, okP99, cpuAMove, moves, watcherP50 }: SeenThere): string {
  const ms = (value: number | null): string => (value === null ? '-' : `${value.toFixed(2)} ms`)
  const watched = watcherP50 === null ? '' : `, watcher ${ms(watcherP50)}`
  const ok = `ok ${ms(okP50)}, p99 ${ms(okP99)}`
  return `${side}, ${watchers} watchers: ${ok}, CPU ${ms(cpuAMove)}${watched}, ${moves} moves`
}
