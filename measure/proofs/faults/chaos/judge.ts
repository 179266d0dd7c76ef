import type { Down, RoomFacts } from '@robot-night/protocol'
import type { World } from '../../../../web/src/lib/net/world.ts'
import { Line } from '../../../wire/Line.ts'
import { insight } from '../../../wire/rooms.ts'
import { auditDone, type Audit } from '../audit.ts'
import type { Guest } from './Guest.ts'
import { sortedJson } from '../sorted.ts'

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

/** What everybody has, besides what a newcomer in their place gets; what was said to be done, besides the books. */
export async function judged(guests: readonly Guest[]): Promise<Ending> {
  const ending = noEnding()
  for (const guest of guests) {
    const { role, stale } = guest
    const sight = await freshSight(guest)
    const { moves } = await insight(role.server, role.code)
    const witness = { role, room: sight.room ?? null, chair: sight.hello?.me.chair ?? null }
    // Two devices of one person are one seat.
    const together = guests.filter((each) => role.device !== null && each.role.device === role.device)
    const done = together.flatMap((each) => each.done)
    const asked = { done, asked: [...done, ...together.flatMap((each) => each.denied)] }
    const { lost, twice } = auditDone(witness, asked, { moves, sight })
    ending.lost.push(...lost)
    ending.twice.push(...twice)
    ending.heeded.push(...stale.heeded)
    ending.stale += stale.given
    ending.acknowledged += guest.done.length
    const different = await difference(guest)
    if (different) ending.differing.push(different)
  }
  return ending
}

/** Who is here, and the watchers' frames may still be on their way. */
const LOOKS = 30
const LOOK_AGAIN_MS = 100

/** What somebody has and what a newcomer gets come to be the same; else how they differ, in words. */
async function difference(guest: Guest): Promise<string | null> {
  let words: string | null = null
  for (let looks = 0; looks < LOOKS; looks++) {
    const sight = await freshSight(guest)
    const [fresh, known] = [freshly(sight), sortedJson(kept(guest.world, sight))]
    if (fresh === known) return null
    words = `${standing(guest)}, not ${told(sight)}: ${where(known, fresh)}`
    await new Promise((go) => setTimeout(go, LOOK_AGAIN_MS))
  }
  return words
}

/** On a busy machine a newcomer may have to wait: after so many waits in vain there is no room. */
const CALLS = 8

async function freshSight({ role: { server, code, as, device } }: Guest): Promise<Down> {
  for (let calls = 0; calls < CALLS; calls++) {
    const line = new Line({ url: server, code, as, device, has: null })
    const sight = await line.find(0, ({ hello }) => hello !== undefined)
    line.close()
    if (sight) return sight
  }
  throw new Error(`${code}: a newcomer was shown nothing, ${CALLS} times`)
}

/** All that a client has: the table, the room and what was said. Anyone who joins to look gets no more lines than are kept. */
function kept({ table, room, talk, whispers }: World, sight: Down): object {
  const scene = table && { match: table.match, n: table.n, scene: table.scene, log: table.log }
  return { table: scene, room: steady(room), talk: last(talk, sight.talk), whispers: last(whispers, sight.whispers) }
}

function freshly({ table, room, talk = [], whispers = [] }: Down): string {
  if (!table || !('scene' in table) || !room) throw new Error('a newcomer was not shown the table')
  const scene = { match: table.match, n: table.n, scene: table.scene, log: table.told }
  return sortedJson({ table: scene, room: steady(room), talk, whispers })
}

/** But for how many watch: the newcomer is one of them. */
const steady = (room: RoomFacts): object => ({ ...room, watchers: null })
const last = <Line>(lines: readonly Line[], fresh: readonly Line[] = []): readonly Line[] =>
  lines.slice(Math.max(0, lines.length - fresh.length))

function where(one: string, other: string): string {
  const at = [...one].findIndex((letter, place) => letter !== other[place])
  return `${one.slice(Math.max(0, at - 60), at + 60)}, not ${other.slice(Math.max(0, at - 60), at + 60)}`
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
