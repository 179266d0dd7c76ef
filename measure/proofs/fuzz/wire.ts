import { tryRequests, type Sending } from './http.ts'
import { tryLines } from './lines.ts'
import { tryFrames } from './sockets.ts'
import { Tally } from './Tally.ts'

/** Sends requests and, besides them, frames to a room and to all the smaller things of a real server. */
export async function tryWire(
  about: Omit<Sending, 'inputs'> & { requests: number; frames: number; lines: number },
): Promise<Tally> {
  const { requests, frames, lines, ...sending } = about
  const tallies = await Promise.all([
    tryRequests({ ...sending, inputs: requests }),
    tryFrames({ ...sending, inputs: frames }),
    tryLines({ ...sending, inputs: lines }),
  ])
  const all = new Tally()
  for (const tally of tallies) all.add(tally)
  return all
}
