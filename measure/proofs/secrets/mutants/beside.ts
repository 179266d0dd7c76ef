import { ROOM, type Mutant } from './mutant.ts'

/** Leaks to those who watch, of what they say, and of the record of a match that goes on. */
export const BESIDE_LEAKS: readonly Mutant[] = [
  {
    layer: 'gallery',
    name: 'a gallery begins with what the first seat sees',
    file: `${ROOM}/frames/PublicText.ts`,
    find: 'greeting(room, null,',
    replace: 'greeting(room, room.devices[0].hash,',
  },
  {
    layer: 'gallery',
    name: 'a gallery is fed what the first seat hears',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'this.#fanout.tell(state, { had, has, text })',
    replace:
      'this.#fanout.tell(state, { had, has, text: text && JSON.stringify(changesFor(state, 0, { had, facts })) })',
  },
  {
    layer: 'watcherSay',
    name: 'the table reads what watchers say while it plays',
    file: `${ROOM}/talk/watcherTalk.ts`,
    find: 'if (!isOpenToChairs(after)) return {}',
    replace: '',
  },
  {
    layer: 'watcherSay',
    name: 'who has given no name reads along',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'const own = watcherOf(state, line.device) === null ? text : fuller',
    replace: 'const own = fuller',
  },
  {
    layer: 'watcherSay',
    name: 'what watchers say counts with the talk',
    file: `${ROOM}/talk/tableTalk.ts`,
    find: 'return { number: (room.talk.at(-1)?.number ?? 0) + 1, at: now }',
    replace: 'return { number: (room.talk.at(-1)?.number ?? 0) + room.watcherChat.length + 1, at: now }',
  },
  {
    layer: 'replay',
    name: 'the record of a match can be had while it goes on',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && !isStillShown(room, match, this.moment()) ? this.archivist.ended(match) : null',
    replace: 'return JSON.stringify(this.awake()?.match?.log.map(({ move }) => move) ?? null)',
  },
]
