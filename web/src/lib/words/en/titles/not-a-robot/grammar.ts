import { strong, type Bits, type Who } from '#lib/stage/telling.ts'

/** Before the verb, and after it. */
export const bit = ({ name, isMe }: Who): Bits[number] => (isMe ? 'You' : strong(name))
export const object = ({ name, isMe }: Who): string => (isMe ? 'you' : name)
export const whose = ({ name, isMe }: Who): string => (isMe ? 'your' : `${name}’s`)
export const Whose = (who: Who): string => (who.isMe ? 'Your' : whose(who))
/** The verb as it goes with "you" or with a name. */
export const verb = ({ isMe }: Who, you: string, they: string): string => (isMe ? you : they)
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
export { listed } from '../../grammar.ts'
