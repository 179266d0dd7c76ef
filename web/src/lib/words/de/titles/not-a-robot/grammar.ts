import { strong, type Bits, type Who } from '#lib/stage/telling.ts'

/** Wer, am Satzanfang und mitten im Satz; wem, auch nach "von". */
export const bit = ({ name, isMe }: Who): Bits[number] => (isMe ? 'Du' : strong(name))
export const inside = ({ name, isMe }: Who): string => (isMe ? 'du' : name)
export const insideBit = (who: Who): Bits[number] => (who.isMe ? 'du' : strong(who.name))
export const dative = ({ name, isMe }: Who): string => (isMe ? 'dir' : name)
/** Das Verb, wie es zu "du" oder zu einem Namen passt. */
export const verb = ({ isMe }: Who, du: string, they: string): string => (isMe ? du : they)
/** Wessen Karte, am Satzanfang und mitten im Satz. */
export const CardOf = (who: Who): string => (who.isMe ? 'Deine Karte' : `Die Karte von ${who.name}`)
export const cardOf = (who: Who): string => (who.isMe ? 'deine Karte' : `die Karte von ${who.name}`)
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
export { listed, within } from '../../grammar.ts'
