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
 * Moves a second of CPU, a list for each: in turn, each in a thread of its own. In one thread they would share a heap,
 * and anyone who makes less rubbish would pay for the memory that the others' has spread over.
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
