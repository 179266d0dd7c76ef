import type { AnyCoin, Face, PowerCard, Side, Team } from '@robot-night/engine/games/evil-robots-influence'
import { strong, type Bits } from '#lib/stage/telling.ts'
import type { Told, Who } from '#games/evil-robots-influence/words/telling.ts'

/** Before the verb, and after it. */
export const bit = (who: Who): Bits[number] => (who.isMe ? 'You' : strong(who.isIdle ? `The ${who.name}` : who.name))
export const object = ({ name, isMe, isIdle }: Who): string => (isMe ? 'you' : isIdle ? `the ${name}` : name)
export const whose = (who: Who): string => (who.isMe ? 'your' : `${object(who)}’s`)
/** The verb as it goes with "you" or with a name. */
export const verb = ({ isMe }: Who, you: string, they: string): string => (isMe ? you : they)
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
export { listed } from '../../grammar.ts'
/** Names that begin a sentence. */
export const opening = (names: readonly string[]): string[] =>
  names.map((name, at) => (at > 0 && name === 'You' ? 'you' : name))
export const upper = (text: string): string => text.replace(/^./, (first) => first.toUpperCase())
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

export const FACES: Readonly<Record<Face, string>> = { H: 'Good', T: 'Evil' }
export const TEAMS: Readonly<Record<Team, string>> = { good: 'Good', evil: 'Evil', neutral: 'Neutral' }
export const SIDES: Readonly<Record<Side, string>> = { left: 'left', right: 'right' }
const SLOTS: Readonly<Record<AnyCoin['slot'], string>> = {
  shown: 'shown coin',
  hidden: 'hidden coin',
  left: 'left coin',
  right: 'right coin',
}

export const valueOf = ({ num, up }: PowerCard): number => (up ? num : 0)
/** A coin, in the middle of a sentence. */
export const coinOf = ({ holder, slot }: AnyCoin, { who }: Told): string => `${whose(who(holder))} ${SLOTS[slot]}`
/** The same where its holder does something to it. */
export const ownCoin = (who: Who, slot: AnyCoin['slot']): string =>
  verb(who, `your ${SLOTS[slot]}`, `their own ${SLOTS[slot]}`)
