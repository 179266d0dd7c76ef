import type { Down } from '@robot-night/protocol'
import { Line } from '../../wire/Line.ts'
import { insight } from '../../wire/rooms.ts'
import { auditDone, type Audit } from '../audit.ts'
import type { Guest } from './Guest.ts'
import { sortedJson } from './sorted.ts'

/** What is wrong with how it ended, in words. */
export interface Ending extends Audit {
  differing: string[]
  stuck: string[]
  /** Answers to questions of earlier that counted for something. */
  heeded: string[]
  stale: number
  acknowledged: number
}
export const noEnding = (): Ending => ({
  ...{ differing: [], lost: [], twice: [], stuck: [], heeded: [] },
  ...{ stale: 0, acknowledged: 0 },
})

/** What everybody has, beside what a newcomer in their place gets; what was said to be done, beside the books. */
export async function judged(guests: readonly Guest[]): Promise<Ending> {
  const ending = noEnding()
  for (const guest of guests) {
    const { done, role, stale, world } = guest
    const sight = await freshSight(guest)
    const { moves } = await insight(role.server, role.code)
    const witness = { role, room: sight.room ?? null, chair: sight.hello?.me.chair ?? null }
    const { lost, twice } = auditDone(witness, done, { moves, sight })
    ending.lost.push(...lost)
    ending.twice.push(...twice)
    ending.heeded.push(...stale.heeded)
    ending.stale += stale.given
    ending.acknowledged += done.length
    if (stateOf(sight) !== sortedJson(known(world))) ending.differing.push(`${standing(guest)}, not ${told(sight)}`)
  }
  return ending
}

async function freshSight({ role: { server, code, as, device } }: Guest): Promise<Down> {
  const line = new Line({ url: server, code, as, device, has: null })
  const sight = await line.until(0, ({ hello }) => hello !== undefined, 'a first sight')
  line.close()
  return sight
}

const known = ({ table }: Guest['world']) =>
  table && { match: table.match, n: table.n, scene: table.scene, log: table.log }

function stateOf({ table }: Down): string {
  if (!table || !('scene' in table)) throw new Error('a newcomer was not shown the table')
  return sortedJson({ match: table.match, n: table.n, scene: table.scene, log: table.told })
}

const told = ({ table }: Down): string => `frame ${table?.n} with ${table?.told.length} things told`

/** How far somebody has come, in words. */
export function standing(guest: Guest): string {
  const { role, world, isIdle, calling, closed, refused } = guest
  const { code, as, seed } = role
  const { table } = world
  const { asks = null, awaits = [] } = table?.scene ?? {}
  const wait = isIdle ? '' : ', waits for an answer'
  const end = closed === null ? '' : `, closed with ${closed}`
  const refusal = refused.length === 0 ? '' : `, refused at last: ${refused.at(-1)}`
  const owed = `, owes ${asks?.kind ?? 'nothing'}, awaits ${JSON.stringify(awaits)}`
  return `${code} ${as} ${seed}: frame ${table?.n} with ${table?.log.length} things told${owed}, ${calling}${wait}${end}${refusal}`
}
