import type { AnyCoin, Face, PowerCard, Side, Team } from '@robot-night/engine/games/evil-robots-influence'
import { strong, type Bits } from '#lib/stage/telling.ts'
import type { Told, Who } from '#games/evil-robots-influence/words/telling.ts'

/** Wer, am Satzanfang und mitten im Satz; wem, wen, nach "von". */
export const bit = (who: Who): Bits[number] => (who.isMe ? 'Du' : strong(who.isIdle ? `Der ${who.name}` : who.name))
export const inside = ({ name, isMe, isIdle }: Who): string => (isMe ? 'du' : isIdle ? `der ${name}` : name)
export const dative = ({ name, isMe, isIdle }: Who): string => (isMe ? 'dir' : isIdle ? `dem ${name}` : name)
export const accusative = ({ name, isMe, isIdle }: Who): string => (isMe ? 'dich' : isIdle ? `den ${name}` : name)
export const from = (who: Who): string => (who.isIdle ? `vom ${who.name}` : `von ${dative(who)}`)
/** Das Verb, wie es zu "du" oder zu einem Namen passt. */
export const verb = ({ isMe }: Who, du: string, they: string): string => (isMe ? du : they)
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
export { listed, within, youFirst } from '../../grammar.ts'
export const upper = (text: string): string => text.replace(/^./, (first) => first.toUpperCase())
export const signed = (amount: number): string => (amount < 0 ? `−${-amount}` : `+${amount}`)

export const FACES: Readonly<Record<Face, string>> = { H: 'Gut', T: 'Böse' }
export const TEAMS: Readonly<Record<Team, string>> = { good: 'Gut', evil: 'Böse', neutral: 'Neutral' }
/** Eine Karte von dieser Seite. */
export const SIDES: Readonly<Record<Side, string>> = { left: 'linke', right: 'rechte' }
const SLOTS: Readonly<Record<AnyCoin['slot'], string>> = {
  shown: 'offene Münze',
  hidden: 'verdeckte Münze',
  left: 'linke Münze',
  right: 'rechte Münze',
}

export const valueOf = ({ num, up }: PowerCard): number => (up ? num : 0)
/** Eine Münze, wer oder wen. */
export const coinOf = ({ holder, slot }: AnyCoin, { who }: Told): string =>
  who(holder).isMe ? `deine ${SLOTS[slot]}` : `die ${SLOTS[slot]} ${from(who(holder))}`
/** Dasselbe, wo ihr Besitzer etwas mit ihr tut. */
export const ownCoin = (who: Who, slot: AnyCoin['slot']): string =>
  verb(who, `deine ${SLOTS[slot]}`, `die eigene ${SLOTS[slot]}`)
