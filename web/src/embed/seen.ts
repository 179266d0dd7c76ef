import type { BriefFrame, Down } from '@robot-night/protocol'

/** In short what somebody has seen of a room, after one message more: the same for all who have seen the same. */
export function seenIn(before: string, { room, table, t }: Down): string {
  const [roomBefore = '', tableBefore = ''] = before.split('.')
  const ofRoom = room ? digest(JSON.stringify(room)) : roomBefore
  // Another match is another room as well: its facts name it.
  const n = t ? countOf(t) : table?.n
  const ofTable = n === undefined ? (table === null ? '' : tableBefore) : String(n)
  return `${ofRoom}.${ofTable}`
}

/** As the protocol has it, whose own way to brief frames lies with all that a room is drawn with. */
const countOf = ([counted]: BriefFrame): number => (typeof counted === 'number' ? counted : counted[0])

/** FNV-1a, 32 bits: enough to tell one moment of a room from the next. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
