import type { ChairFacts, MatchFacts, RoomFacts } from '@robot-night/protocol'
import { botAt, opensAt } from '../absence/keptSeat.ts'
import { titleIn } from '../match/play.ts'
import { maySeatsPass } from '../people/whoseSeat.ts'
import type { Facts, RoomSettings } from '../state/facts.ts'
import { countOf, type Head } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import { pauseNow } from '../state/pauses.ts'
import type { Room } from '../state/room.ts'
import { chairAt, isPresent } from '../state/seats.ts'
import { shownName } from '../talk/shownName.ts'
import { isHushed } from '../talk/whispers.ts'

/** What everybody may know of the room. */
export function roomFacts(room: Room, at: Pick<Moment, 'titles' | 'second'>): RoomFacts {
  const { id, code, title, options, pace, peek, talk, stage, host, chairs } = room.facts
  const shown = chairs.slice(0, titleIn(at, title).seats.max).map((_, chair) => chairFacts(room, chair, at))
  const match = room.head ? matchFacts(room.head) : null
  const told = {
    ...{ id, code, title, options, pace, peek, talk, stage, host },
    chairs: shown,
    watchers: room.crowd.told,
    match,
  }
  return {
    ...told,
    ...settingsFacts(room),
    ...(isHushed(room) ? { hushed: true } : {}),
    ...(room.facts.publicFrom === null ? {} : { public: true }),
    ...welcomeFacts(room.facts),
    ...shuffleFacts(room.facts),
  }
}

/** Nothing that `roomFacts` is made of has changed. */
export function isSameFacts(before: Room, after: Room): boolean {
  const isSame = before.facts === after.facts && before.head === after.head && before.sockets === after.sockets
  return isSame && before.crowd === after.crowd && isHushed(before) === isHushed(after)
}

/** Those who watch would see no change. */
export function isSameToWatchers(before: Room, after: Room, at: Moment): boolean {
  return before === after || JSON.stringify(faceOf(before, at)) === JSON.stringify(faceOf(after, at))
}

const faceOf = (room: Room, at: Moment): unknown[] => [
  roomFacts(room, at),
  room.match && [room.match.head.id, countOf(room.match, 'spectator')],
  room.talk.at(-1)?.number,
  room.night.at(-1)?.number,
  room.reactions.at(-1)?.number,
]

/** What is as usual is left out. */
function settingsFacts(room: Room): Partial<RoomFacts> {
  const { absence, isLocked, isShut, banned, silenced, delay } = room.facts.settings
  const pause = pauseNow(room.facts)
  return {
    ...(absence === 'bot' ? {} : { absence }),
    ...(isLocked ? { locked: true } : {}),
    ...(isShut ? { shut: true } : {}),
    ...(maySeatsPass(room) ? { takeOver: true } : {}),
    ...(delay === 0 ? {} : { delay }),
    ...(room.facts.isCovered ? { covered: true } : {}),
    ...(pause === null ? {} : { pause }),
    ...(banned.length === 0 ? {} : { banned: called(room, banned) }),
    ...(silenced.length === 0 ? {} : { silenced: called(room, silenced) }),
  }
}

const welcomeFacts = ({ language, beginners }: Facts): Pick<RoomFacts, 'language' | 'beginners'> => ({
  ...(language && { language }),
  ...(beginners && { beginners }),
})

const called = (room: Room, who: RoomSettings['banned']) =>
  who.map(({ number, name }) => ({ number, name: shownName(room, name) }))

function chairFacts(room: Room, chair: number, at: Pick<Moment, 'second'>): ChairFacts {
  const state = chairAt(room, chair)
  if (state.kind === 'free') return { kind: 'free' }
  const opens = opensAt(room, chair, at)
  const open = opens === null ? {} : { opensAt: Math.ceil(opens) }
  if (state.kind === 'bot') return { kind: 'bot', name: shownName(room, state.name), ...open }
  const presence = isPresent(room, chair) ? 'here' : 'away'
  const { guest, botSince } = state
  const name = shownName(room, state.name)
  const shown = { kind: 'person', name, presence, botPlays: botSince !== null, guest } as const
  const when = botAt(room, chair, at)
  return {
    ...shown,
    ...(when === null ? {} : { botAt: Math.ceil(when) }),
    ...open,
    ...(state.votes.length === 0 ? {} : { votes: [...state.votes] }),
    ...(state.isMuted ? { muted: true } : {}),
  }
}

function matchFacts({ id, title, number, options, chairs, ended, fair }: Head): MatchFacts {
  const told = { id, title, number, options, chairs: [...chairs], ended }
  return fair ? { ...told, commitment: fair.commitment } : told
}

/** What is announced, and nothing of what is shown: the last to throw must not know what the others threw. */
function shuffleFacts({ shuffle }: Facts): Pick<RoomFacts, 'shuffle'> {
  if (!shuffle) return {}
  const { head, commitment, rounds, isClosed } = shuffle
  const listed = (rounds.at(-1) ?? []).map(({ seat, commitment }) => ({ seat, commitment }))
  const told = { match: head.id, commitment, chairs: [...head.chairs], round: rounds.length }
  return { shuffle: { ...told, throws: isClosed ? listed : null } }
}
