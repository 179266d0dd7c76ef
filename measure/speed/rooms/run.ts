import { fork, type ChildProcess } from 'node:child_process'
import { on, once } from 'node:events'
import { join } from 'node:path'
import { PeerServer } from '../peers/PeerServer.ts'
import { bareServer, realServer } from '../room/run.ts'
import type { Served } from '../room/plan.ts'
import type { Plant } from '../../wire/bundle.ts'
import type { Measured, Plan, Seen, Side, Told } from './plan.ts'

/** These sides' servers, each in its own process, and their load. */
export async function roomsOn(
  sides: readonly Side[],
  asked: Omit<Plan, 'servers'>,
  given: { plants?: readonly Plant[]; progress(words: string): void },
): Promise<Measured> {
  const { plants = [], progress } = given
  const started = await Promise.all(sides.map(async (side) => ({ side, server: await serverFor(side, plants) })))
  try {
    const servers = Object.fromEntries(started.map(({ side, server: { url, pid } }) => [side, { url, pid }]))
    return await loaded({ ...asked, servers }, progress)
  } finally {
    await Promise.all(started.map(({ server }) => server.end()))
  }
}

function serverFor(side: Side, plants: readonly Plant[]): Promise<Served & { end(): Promise<void> }> {
  if (side === 'boardgame') return PeerServer.start('boardgame')
  return side === 'product' ? realServer(plants) : bareServer()
}

async function loaded(plan: Plan, progress: (words: string) => void): Promise<Measured> {
  const load: ChildProcess = fork(join(import.meta.dirname, 'load.ts'), [JSON.stringify(plan)])
  const measured: Measured = { seen: [], held: [], woken: [] }
  const ended = once(load, 'exit')
  try {
    for await (const [message] of on(load, 'message', { close: ['disconnect'] })) {
      const told: Told = message
      if (told.what === 'progress') progress(told.words)
      else if (told.what === 'held') measured.held.push(told.held)
      else if (told.what === 'woken') measured.woken.push(told.woken)
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

const wordsOf = ({ side, rooms, p50, p99, cores, moves, undone }: Seen): string =>
  `${side}, ${rooms} rooms: ok ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${cores?.toFixed(2) ?? '-'} cores, ${moves} moves, ${undone} undone`
