import type { Chair, WatcherLine, Named, TalkLine, TalkRules, WhisperLine } from '@robot-night/protocol'
import type { RoomLink } from '../net/room.svelte.ts'
import type { World } from '../net/world.ts'
import { isMuted } from '../talk/mutes.ts'

/** A line as it is shown. */
export type Spoken = TalkLine | ({ kind: 'whispered' } & WhisperLine)

/** What has been said, and what this viewer may say to whom. */
export interface Talking {
  lines: readonly Spoken[]
  /** Null: no chair, so this viewer reads. */
  me: Chair | null
  /** The other people with a chair: any of them may be whispered to. */
  others: readonly Named[]
  /** Nobody may whisper just now. */
  isHushed: boolean
  /** The host has turned typing off. */
  isTypingOff: boolean
  /** The host has muted this viewer. */
  isMuted: boolean
  /** Among those who watch, as far as this viewer may read it now. */
  watcherChat: readonly WatcherLine[]
  /** Null: only to be looked at. */
  link: RoomLink | null
}

/** Whom something is said to. Null: who was chosen is gone, so it is said to nobody before somebody else is chosen. */
export type Ears = 'all' | Named | null

/** Whispers stand among the talk, where they fell. */
export function spokenIn(talk: readonly TalkLine[], whispers: readonly WhisperLine[]): Spoken[] {
  const waiting: Spoken[] = whispers.map((line) => ({ kind: 'whispered', ...line }))
  const lines = talk.flatMap((line) => {
    const count = waiting.findIndex(({ at }) => at >= line.at)
    return [...waiting.splice(0, count === -1 ? waiting.length : count), line]
  })
  return [...lines, ...waiting]
}

export function talkingIn(
  { me, room, watcherChat = [] }: Pick<World, 'me' | 'room'> & Partial<World>,
  lines: readonly Spoken[],
  link: RoomLink | null = null,
): Talking {
  const others = room.chairs.flatMap((facts, chair) =>
    facts.kind === 'person' && chair !== me.chair ? [namedAs(facts, chair)] : [],
  )
  const mine = me.chair === null ? undefined : room.chairs[me.chair]
  const isHeard = (by: { chair: Chair | null; name: string }): boolean => !isMuted(link?.muted ?? [], room.chairs, by)
  return {
    lines: lines
      .filter(isKnown)
      .filter((line) => isHeard(speakerOf(line)))
      .map((line) => shown(line, room.talk)),
    me: me.chair,
    others,
    isHushed: room.hushed === true,
    isTypingOff: room.talk?.typed === false,
    isMuted: mine?.kind === 'person' && mine.muted === true,
    // What a player could read before the deal is no longer before them.
    watcherChat:
      me.chair !== null && room.stage === 'playing'
        ? []
        : watcherChat.filter(({ name }) => isHeard({ chair: null, name })).map((line) => shown(line, room.talk)),
    link,
  }
}

const KINDS: readonly string[] = ['said', 'noted', 'whispered'] satisfies Spoken['kind'][]
/** A room that is newer than this page may tell other kinds of lines. */
const isKnown = ({ kind }: Spoken): boolean => KINDS.includes(kind)

/** What the room itself notes is nobody's. */
const speakerOf = (line: Spoken): { chair: Chair | null; name: string } =>
  line.kind === 'noted' ? { chair: null, name: '' } : line.kind === 'said' ? line : line.from

/** As the family filter has it, where it is on. */
function shown<Line extends object>(line: Line & { clean?: string }, rules: TalkRules | undefined): Line {
  return rules?.filtered && line.clean !== undefined ? { ...line, text: line.clean } : line
}

/** Who was chosen, if they still sit there: what was meant for one is not for who comes after. */
export function earsOf({ others }: Talking, chosen: 'all' | Named): Ears {
  return chosen === 'all' ? 'all' : (others.find((each) => isSame(each, chosen)) ?? null)
}

export const isSame = (one: Named, other: Named): boolean =>
  one.chair === other.chair && one.name === other.name && (one.guest ?? other.guest) === (other.guest ?? one.guest)

const namedAs = ({ name, guest }: { name: string; guest?: number }, chair: Chair): Named =>
  guest === undefined ? { chair, name } : { chair, name, guest }
