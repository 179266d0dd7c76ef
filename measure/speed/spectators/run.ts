import { fork } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { bundleWorker, type Plant } from '../../wire/bundle.ts'
import { Workerd } from '../../wire/Workerd.ts'
import { SIDES, type Kept, type Plan, type Seen, type Side, type Told } from './plan.ts'

/** Galleries that receive but pass nothing on: what's left is the room's own work. */
export const MUTE: Plant = {
  file: 'party/gallery/Gallery.ts',
  find: 'if (!wantsWhole(socket)) send(socket, next.text)',
  replace: 'void socket',
}

export interface Watched {
  seen: Seen[]
  kept: Kept[]
}

/** The servers, side by side, each in its own process, and their load. */
export async function watchedBy(
  asked: Omit<Plan, 'servers'>,
  given: { plants?: readonly Plant[]; progress(words: string): void },
): Promise<Watched> {
  const { plants = [], progress } = given
  const isAsked = (side: Side) =>
    side === 'product' || asked.groups.some(({ scenes }) => scenes.some((each) => each.side === side))
  const started = await Promise.all(
    SIDES.filter(isAsked).map(async (side) => ({
      side,
      server: await Workerd.serving(...(await servedAs(side, plants))),
    })),
  )
  try {
    const servers = Object.fromEntries(started.map(({ side, server: { url, pid } }) => [side, { url, pid }]))
    return await loaded({ ...asked, servers }, progress)
  } finally {
    await Promise.all(started.map(({ server }) => server.end()))
  }
}

async function servedAs(side: Side, plants: readonly Plant[]): Promise<Parameters<typeof Workerd.serving>> {
  if (side === 'product') return [await bundleWorker(plants, 'party/index.ts'), {}]
  if (side === 'mute') return [await bundleWorker([MUTE, ...plants], 'party/index.ts'), {}]
  return [await bundleWorker([], 'measure/speed/room/bare/worker.ts'), { classes: ['Room'] }]
}

async function loaded(plan: Plan, progress: (words: string) => void): Promise<Watched> {
  const load = fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify(plan)])
  const watched: Watched = { seen: [], kept: [] }
  const ended = once(load, 'exit')
  try {
    for await (const [message] of on(load, 'message', { close: ['disconnect'] })) {
      const told: Told = message
      if (told.what === 'progress') progress(told.words)
      else if (told.what === 'kept') watched.kept.push(told.kept)
      else watched.seen.push(told.seen)
      if (told.what === 'seen') progress(wordsOf(told.seen))
    }
    const [code] = await ended
    if (code !== 0) throw new Error(`the load generator ended with ${code}`)
    return watched
  } finally {
    load.kill()
  }
}

const ms = (value: number | null): string => (value === null ? '-' : `${value.toFixed(1)} ms`)
const wordsOf = ({ side, watchers, okP50, lastP50, cpuAMove }: Seen): string =>
  `${side}, ${watchers} watchers: ok ${ms(okP50)}, last watcher ${ms(lastP50)}, CPU ${ms(cpuAMove)}`
