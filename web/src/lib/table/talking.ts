import type { Chair, Named, TalkLine, WhisperLine } from '@robot-night/protocol'
import type { World } from '../net/world.ts'

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

export function talkingIn({ me, room }: Pick<World, 'me' | 'room'>, lines: readonly Spoken[]): Talking {
  const others = room.chairs.flatMap((facts, chair) =>
    facts.kind === 'person' && chair !== me.chair ? [{ chair, name: facts.name }] : [],
  )
  return { lines, me: me.chair, others, isHushed: room.hushed === true }
}

/** Who was chosen, if they still sit there: what was meant for one is not for who comes after. */
export function earsOf({ others }: Talking, chosen: 'all' | Named): Ears {
  return chosen === 'all' ? 'all' : (others.find((each) => isSame(each, chosen)) ?? null)
}

export const isSame = (one: Named, other: Named): boolean => one.chair === other.chair && one.name === other.name
