import type { Down } from '@robot-night/protocol'

/** In short what somebody has seen of a room, after one message more: the same for all who have seen the same. */
export function seenIn(before: string, { room, table }: Down): string {
  const [roomBefore = '', tableBefore = ''] = before.split('.')
  const ofRoom = room ? digest(JSON.stringify(room)) : roomBefore
  // Another match is another room as well: its facts name it.
  const ofTable = table === undefined ? tableBefore : table === null ? '' : String(table.n)
  return `${ofRoom}.${ofTable}`
}

/** FNV-1a, 32 bits: enough to tell one moment of a room from the next. */
function digest(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return (hash >>> 0).toString(36)
}
