import { parentPort } from 'node:worker_threads'
import { titleOf } from '@robot-night/engine'
import { playMatch } from './matches.ts'

/** Some of the matches of one seat count, by their seeds. */
export interface Share {
  title: string
  seats: number
  options: object
  seeds: string[]
}

parentPort?.on('message', ({ title, seeds, ...table }: Share) => {
  const game = titleOf(title)
  if (!game) throw new Error(`no title ${title}`)
  parentPort?.postMessage(seeds.map((seed) => playMatch(game, { ...table, seed })))
})
