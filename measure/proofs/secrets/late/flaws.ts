import type { Plant } from '../../../wire/bundle.ts'
import { PAGES, ROOM, type Mutant } from '../mutants/mutant.ts'

/** Some take more than one change. */
export interface LateLeak extends Mutant {
  and?: readonly Plant[]
}

/** Ways in which those who watch later than the table learn something sooner. */
export const LATE_LEAKS: readonly LateLeak[] = [
  {
    layer: 'delay',
    name: 'who begins anew sees the match as it stands',
    file: `${ROOM}/frames/frames.ts`,
    find: '...tableFor(shown, viewerOf(room, device)),',
    replace: '...tableFor(room, viewerOf(room, device)),',
  },
  {
    layer: 'delay',
    name: 'frames are counted as they are made, not as they are shown',
    file: `${ROOM}/frames/frames.ts`,
    find: 'return tableFor(shownTo(room, chairOf(room, device), at), viewerOf(room, device))',
    replace: `const now = room.match?.log.length ?? 0
  return { ...tableFor(shownTo(room, chairOf(room, device), at), viewerOf(room, device)), now }`,
  },
  {
    layer: 'delay',
    name: 'what is said is heard at once',
    file: `${ROOM}/state/shown.ts`,
    find: 'return { ...seen, facts: { ...seen.facts, settings }, watcherChat }',
    replace: 'return { ...seen, facts: { ...seen.facts, settings }, watcherChat, talk: room.talk }',
  },
  {
    layer: 'delay',
    name: 'reactions fly at once',
    file: `${ROOM}/state/shown.ts`,
    find: 'return { ...seen, facts: { ...seen.facts, settings }, watcherChat }',
    replace: 'return { ...seen, facts: { ...seen.facts, settings }, watcherChat, reactions: room.reactions }',
  },
  {
    layer: 'delay',
    name: 'that the table is locked or stands still is told at once',
    file: `${ROOM}/state/shown.ts`,
    find: 'const settings = { ...seen.facts.settings, delay: facts.settings.delay }',
    replace: 'const settings = facts.settings',
  },
  {
    layer: 'delay',
    name: 'whoever asks by HTTP learns how the table stands now',
    file: `${ROOM}/frames/looking.ts`,
    find: 'publicFacts(shownToAll(room, at), at)',
    replace: 'publicFacts(room, at)',
  },
  {
    layer: 'delay',
    name: 'the list of public tables is not late',
    file: `${ROOM}/frames/listing.ts`,
    find: 'const seen = shownToAll(room, at)',
    replace: 'const seen = room',
  },
  {
    layer: 'delay',
    name: 'the picture of a table shows it as it is now',
    file: `${PAGES}/[code]/picture.svg/+server.ts`,
    find: 'getByName(code).look(null) : null',
    replace: 'getByName(code).look(undefined as unknown as null) : null',
    and: [
      {
        file: `${ROOM}/RoomRpc.ts`,
        find: 'return room && sightFor(room, this.#deviceOf(token), this.moment())',
        replace: `const seen = token === undefined ? { ...room, past: [] } : room
    return room && sightFor(seen, this.#deviceOf(token ?? null), this.moment())`,
      },
    ],
  },
  {
    layer: 'delay',
    name: 'a gallery begins with the table as it is',
    file: `${ROOM}/frames/PublicText.ts`,
    find: 'greeting(room, null,',
    replace: 'greeting({ ...room, past: [] }, null,',
  },
  {
    layer: 'delay',
    name: 'a gallery is fed what the table hears',
    file: `${ROOM}/Broadcaster.ts`,
    find: 'this.#fanout.tell(state, { had, has, text })',
    replace:
      'this.#fanout.tell(state, { had, has, text: text && PublicText.sight({ ...state, past: [] }, this.#moment()) })',
  },
  {
    layer: 'delay',
    name: 'the record of a match can be had as soon as it has ended',
    file: `${ROOM}/RoomRpc.ts`,
    find: 'return room && !isStillShown(room, match, this.moment()) ? this.archivist.ended(match) : null',
    replace: 'return room && this.archivist.ended(match)',
  },
  {
    layer: 'delay',
    name: 'what comes fast is shown with what came before it',
    file: `${ROOM}/delay/delay.ts`,
    find: 'return passed({ ...after, past: added(past, { at: at.now, room: asSeen(after) }, at) }, at)',
    replace: `const [last] = past.slice(-1)
  const isSoon = last !== undefined && at.now - last.at < 3 * at.second
  const seen = { at: isSoon ? last.at : at.now, room: asSeen(after) }
  return passed({ ...after, past: isSoon ? [...past.slice(0, -1), seen] : added(past, seen, at) }, at)`,
  },
  {
    layer: 'delay',
    name: 'it is a little shorter than was said',
    file: `${ROOM}/state/shown.ts`,
    find: 'Math.ceil(facts.settings.delay * second)',
    replace: 'Math.ceil(facts.settings.delay * second * 0.9)',
  },
]
