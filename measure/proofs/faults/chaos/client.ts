import { join } from 'node:path'
import { bundlePlanted, root, type Plant } from '../../../wire/bundle.ts'
import * as asItIs from './people.ts'

const ENTRY = 'measure/proofs/faults/chaos/people.ts'

export type Client = Pick<typeof asItIs, 'RoomSession' | 'Line' | 'StreamSocket'>

/** The client's own code as people run it, or with something planted in it. */
export async function clientWith(plants: readonly Plant[]): Promise<Client> {
  if (plants.length === 0) return asItIs
  const script = await bundlePlanted(plants, join(root, ENTRY))
  const flawed: Client = await import(`data:text/javascript;base64,${Buffer.from(script).toString('base64')}`)
  return flawed
}
