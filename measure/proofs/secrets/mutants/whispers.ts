import { ROOM, type Mutant } from './mutant.ts'

/** Leaks of what two people say between themselves. */
export const WHISPER_LEAKS: readonly Mutant[] = [
  {
    layer: 'whisper',
    name: 'whispers count with the talk',
    file: `${ROOM}/talk/tableTalk.ts`,
    find: 'return { number: (room.talk.at(-1)?.number ?? 0) + 1, at: now }',
    replace: 'return { number: (room.talk.at(-1)?.number ?? 0) + room.whispers.flat().length + 1, at: now }',
  },
  {
    layer: 'whisper',
    name: 'everybody is told that somebody whispered',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'return { ...told, ...newWhispers(chair, { before, after }), ...newWatcherChatForChairs(before, after) }',
    replace: `const isNew = before.whispers !== after.whispers
  return { ...told, ...(isNew ? { whispers: [] } : {}), ...newWhispers(chair, { before, after }) }`,
  },
  {
    layer: 'whisper',
    name: 'who comes late reads what others whispered',
    file: `${ROOM}/talk/whispers.ts`,
    find: 'return part(chair === null ? [] : boxOf(room, chair))',
    replace: 'return part(chair === null ? [] : room.whispers.flat())',
  },
]
