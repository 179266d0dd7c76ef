import { parentPort, workerData } from 'node:worker_threads'
import type * as rates from './rate.ts'
import type { Played, Rate } from './rate.ts'

/** Ours, by `rate.ts` or a bundle of it in which something is planted; or the card game by boardgame.io. */
export type Asked = { module: string; played: Played } | { boardgame: { hasViews: boolean } }

async function rateOf(asked: Asked): Promise<Rate> {
  if ('module' in asked) {
    const { rateFor }: typeof rates = await import(asked.module)
    return rateFor(asked.played)
  }
  // Otherwise it also runs checks for developers.
  process.env.NODE_ENV = 'production'
  const { boardgameRate } = await import('../peers/boardgameRate.ts')
  return boardgameRate(asked.boardgame)
}

const asked: Asked = workerData
const rate = await rateOf(asked)
parentPort?.on('message', (forMs: number) => parentPort?.postMessage(rate(forMs)))
parentPort?.postMessage('ready')
