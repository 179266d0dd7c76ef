import type { Allegiance, Call, Moment } from '@robot-night/engine/games/evil-robots-classic'
import { strong, type Bits, type Who } from '#lib/stage/telling.ts'

/** Before the verb, and after it. */
export const bit = ({ name, isMe }: Who): Bits[number] => (isMe ? 'You' : strong(name))
export const objectBit = ({ name, isMe }: Who): Bits[number] => (isMe ? 'you' : strong(name))
export const object = ({ name, isMe }: Who): string => (isMe ? 'you' : name)
export const whose = ({ name, isMe }: Who): string => (isMe ? 'your' : `${name}’s`)
export const Whose = (who: Who): string => (who.isMe ? 'Your' : whose(who))
/** The verb as it goes with "you" or with a name. */
export const verb = ({ isMe }: Who, you: string, they: string): string => (isMe ? you : they)
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
export { listed } from '../../grammar.ts'
/** "You" as it is within a sentence. */
export const inside = (name: string): string => (name === 'You' ? 'you' : name)
/** Names that begin a sentence. */
export const opening = (names: readonly string[]): string[] => names.map((name, at) => (at === 0 ? name : inside(name)))
/** In this order. */
export const inTurn = (things: readonly string[]): string => things.join(', then ')

export const SIDES: Readonly<Record<Allegiance, string>> = { G: 'Good', E: 'Evil', N: 'Neutral' }
export const called = (call: Call): string => (call === 9 ? '9+' : String(call))
export function at(when: Moment): string {
  if (when === 'discussion') return 'during the talk'
  return when === 'pass' ? 'in the Pass phase' : `at ${called(when)}`
}
