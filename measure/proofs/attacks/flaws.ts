import type { Plant } from '../../wire/bundle.ts'
import type { Kind } from './attack.ts'

/** One place in which a promise is not kept, and the attacks that must find it. */
export interface Flaw extends Plant {
  name: string
  kind: Kind
}

const ROOM = 'party/room'

export const FLAWS: readonly Flaw[] = [
  {
    kind: 'seats',
    name: 'a seat is to be had in the middle of a match by asking',
    file: `${ROOM}/people/whoseSeat.ts`,
    find: 'return asShown(room, asking, at)',
    replace: "return chair === undefined ? asShown(room, asking, at) : { chair, by: 'passed' }",
  },
  {
    kind: 'seats',
    name: 'a seat passes on whose person was removed',
    file: `${ROOM}/absence/keptSeat.ts`,
    find: "return state.after?.why === 'left' ? (state.from ?? 0) : null",
    replace: 'return state.after ? (state.from ?? 0) : null',
  },
  {
    kind: 'devices',
    name: 'a ticket is good again once it has been used',
    file: `${ROOM}/people/handOff.ts`,
    find: 'if (ticket.end) return',
    replace: "if (ticket.end === 'revoked') return",
  },
  {
    kind: 'whispers',
    name: 'whispers stay with the chair when its person goes',
    file: `${ROOM}/talk/whispers.ts`,
    find: 'return boxOf(room, chair).length === 0 ? room : { ...room, whispers: room.whispers.with(chair, []) }',
    replace: 'return room',
  },
  {
    kind: 'shut rooms',
    name: 'a room that is shut tells its facts',
    file: `${ROOM}/frames/looking.ts`,
    find: 'return turnedAway ? { turnedAway } : publicFacts(shownToAll(room, at), at)',
    replace: "return turnedAway === 'banned' ? { turnedAway } : publicFacts(shownToAll(room, at), at)",
  },
  {
    kind: 'banned',
    name: 'a banned device may give itself a name among the watchers',
    file: `${ROOM}/talk/watcherTalk.ts`,
    find: 'if (turnedAway) return refuse(room, { code: turnedAway })',
    replace: "if (turnedAway === 'shut') return refuse(room, { code: turnedAway })",
  },
  {
    kind: 'delay',
    name: 'the list of public tables is not late',
    file: `${ROOM}/frames/listing.ts`,
    find: 'const seen = shownToAll(room, at)',
    replace: 'const seen = room',
  },
  {
    kind: 'names',
    name: 'names that look alike are not told apart',
    file: 'party/wordFilter/nameUnlike.ts',
    find: 'isLikeOthers(name) || isLikeOthers(maskedName(name))',
    replace: 'others.includes(name)',
  },
  {
    kind: 'notices',
    name: 'notes share their lines with what people say',
    file: `${ROOM}/talk/tableTalk.ts`,
    find: "const kind = line.kind === 'noted' ? line.note : null",
    replace: 'const kind = null',
  },
  {
    kind: 'crowds',
    name: 'rooms are counted by the minute only',
    file: 'party/api/allowance.ts',
    find: 'return wait === null ? null : refusal(wait)',
    replace: 'return null',
  },
  {
    kind: 'JSON',
    name: 'bodies are read without counting first',
    file: 'party/api/body.ts',
    find: 'const read = readAs(schema, text)',
    replace: 'const read = { taken: JSON.parse(text) } as ReturnType<typeof readAs<T>>',
  },
  {
    kind: 'filter',
    name: 'what is said is shown as it was typed',
    file: 'party/wordFilter/saidAs.ts',
    find: 'return clean === text ? { text } : { text, clean }',
    replace: 'return { text }',
  },
  {
    kind: 'rules',
    name: 'a hand has no number of its own within a round',
    file: 'packages/companion/src/table/table.ts',
    find: 'const deal = (table.dealt ?? 0) + 1',
    replace: 'const deal = table.round',
  },
  {
    kind: 'rules',
    name: 'players who act on their own call hear that they have missed it',
    file: 'packages/engine/src/games/evil-robots-classic/claims.ts',
    find: 'const hasCall = turn?.seat === seat || queue',
    replace: 'const hasCall = queue',
  },
]
