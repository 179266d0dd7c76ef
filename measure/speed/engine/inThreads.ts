import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { inTurn } from './inTurn.ts'
import type { Asked } from './player.ts'

/** How often, and how long each time. */
export interface Rounds {
  rounds: number
  forMs: number
}

/**
 * Moves per second of CPU, a list for each: in turn, each in its own thread. In one thread they'd share a heap, and the one
 * that makes less garbage would pay for the others'.
 */
export async function inThreads(asked: readonly Asked[], how: Rounds): Promise<number[][]> {
  const threads = asked.map((workerData) => new Worker(new URL('player.ts', import.meta.url), { workerData }))
  try {
    await Promise.all(threads.map((thread) => once(thread, 'message')))
    return await inTurn(
      threads.map((thread) => (forMs) => played(thread, forMs)),
      how,
    )
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()))
  }
}

async function played(thread: Worker, forMs: number): Promise<number> {
  thread.postMessage(forMs)
  const [rate]: number[] = await once(thread, 'message')
  return rate ?? NaN
}
