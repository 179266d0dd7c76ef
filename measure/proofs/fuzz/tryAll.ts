import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { sharesOf } from './kinds.ts'
import { Tally, type Counts } from './Tally.ts'

const MOST_THREADS = 8
const TOLD_EVERY_MS = 10_000

/** Tries all that is pure, on all cores. */
export async function tryAll(
  { inputs, seed }: { inputs: number; seed: string },
  progress: (words: string) => void,
): Promise<Tally> {
  const all = new Tally()
  const shares = sharesOf(inputs, seed)
  const begun = performance.now()
  let toldAt = begun
  const tell = () => {
    toldAt = performance.now()
    const rate = Math.round(all.inputs / ((toldAt - begun) / 1000))
    progress(`${all.inputs} of ${inputs} inputs, ${rate} a second, ${all.wrongs.length} wrong`)
  }
  const work = async () => {
    const worker = new Worker(new URL('worker.ts', import.meta.url))
    try {
      for (let share = shares.shift(); share; share = shares.shift()) {
        worker.postMessage(share)
        const tally: Counts = (await once(worker, 'message'))[0]
        all.add(tally)
        if (performance.now() - toldAt > TOLD_EVERY_MS) tell()
      }
    } finally {
      // Where one has failed, the others need not go on.
      shares.length = 0
      await worker.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(MOST_THREADS, availableParallelism()) }, work))
  tell()
  return all
}
