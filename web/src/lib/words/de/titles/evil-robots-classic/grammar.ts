import type { Allegiance, Call, Moment } from '@robot-night/engine/games/evil-robots-classic'
import { strong, type Bits, type Who } from '#lib/stage/telling.ts'

/** Wer, am Satzanfang und mitten im Satz; wem, wen. */
export const inside = ({ name, isMe }: Who): string => (isMe ? 'du' : name)
export const bit = ({ name, isMe }: Who): Bits[number] => (isMe ? 'Du' : strong(name))
export const dative = ({ name, isMe }: Who): string => (isMe ? 'dir' : name)
export const accusative = ({ name, isMe }: Who): string => (isMe ? 'dich' : name)
export const accusativeBit = ({ name, isMe }: Who): Bits[number] => (isMe ? 'dich' : strong(name))
/** The verb as it goes with "du" or with a name. */
export const verb = ({ isMe }: Who, du: string, they: string): string => (isMe ? du : they)
export const coinOf = ({ name, isMe }: Who): string => (isMe ? 'Deine Münze' : `Die Münze von ${name}`)
export const many = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`
export { listed, within, youFirst } from '../../grammar.ts'
/** In this order. */
export const inTurn = (things: readonly string[]): string => things.join(', dann ')

export const SIDES: Readonly<Record<Allegiance, string>> = { G: 'Gut', E: 'Böse', N: 'Neutral' }
/** What somebody is. */
export const BEING: Readonly<Record<Allegiance, string>> = { G: 'gut', E: 'böse', N: 'neutral' }
/** Where somebody is brought. */
export const TO: Readonly<Record<Allegiance, string>> = { G: 'zum Guten', E: 'zum Bösen', N: 'zum Neutralen' }
export const called = (call: Call): string => (call === 9 ? '9+' : String(call))
export function at(when: Moment): string {
  if (when === 'discussion') return 'beim Reden'
  return when === 'pass' ? 'in der Passrunde' : `bei ${called(when)}`
}
