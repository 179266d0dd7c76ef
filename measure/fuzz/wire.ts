import { tryRequests, type Sending } from './http.ts'
import { tryFrames } from './sockets.ts'
import { Tally } from './Tally.ts'

/** Sends requests and, beside them, frames to a real server. */
export async function tryWire(about: Omit<Sending, 'inputs'> & { requests: number; frames: number }): Promise<Tally> {
  const { requests, frames, ...sending } = about
  const tallies = await Promise.all([
    tryRequests({ ...sending, inputs: requests }),
    tryFrames({ ...sending, inputs: frames }),
  ])
  const all = new Tally()
  for (const tally of tallies) all.add(tally)
  return all
}
