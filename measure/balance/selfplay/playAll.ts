import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Report } from '../../report.ts'
import type { Ended } from './matches.ts'
import type { Share } from './worker.ts'

const THREADS = 2
const AT_ONCE = 50

/** Matches among bots, on all cores. */
export async function playAll({ seeds, ...table }: Share, report: Report): Promise<Ended[]> {
  const ended: Ended[] = []
  const shares = chunks(seeds, AT_ONCE)
  const work = async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url))
    for (let share = shares.pop(); share; share = shares.pop()) {
      worker.postMessage({ ...table, seeds: share } satisfies Share)
      const played: Ended[] = (await once(worker, 'message'))[0]
      ended.push(...played)
      const done = `${table.seats} seats: ${ended.length} of ${seeds.length} matches`
      if (ended.length % 250 < AT_ONCE) report.progress(done)
    }
    await worker.terminate()
  }
  await Promise.all(Array.from({ length: THREADS }, work))
  return ended
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, at) => list.slice(at * size, (at + 1) * size))
}

export const seedsFor = (seed: string, seats: number, matches: number): string[] =>
  Array.from({ length: matches }, (_, at) => `${seed} ${seats} ${at}`)
