import { listed } from '../../grammar.ts'
import type { Direction, Target } from '@robot-night/engine/games/cardbot-derby'
import { strong, type Bits } from '#lib/stage/telling.ts'
import type { Place, Who } from '#games/cardbot-derby/words/telling.ts'

export const TARGETS: Readonly<Record<Target, string>> = { J: 'Jack', Q: 'Queen', K: 'King' }
export const WAYS: Readonly<Record<Direction, string>> = { N: 'up', E: 'right', S: 'down', W: 'left' }
/** Getting there. */
export const ONTO: Readonly<Record<Place, string>> = {
  belt: 'onto the belt',
  portal: 'into the portal',
  tar: 'into the tar',
  ice: 'onto the ice',
  turntable: 'onto the turntable',
  J: 'onto the Jack',
  Q: 'onto the Queen',
  K: 'onto the King',
}

/** Within a sentence: "you", "your robot 1", "the drone". */
export const inside = ({ name, isMine, isDrone }: Who): string =>
  isMine || isDrone ? name.charAt(0).toLowerCase() + name.slice(1) : name
export const insideBit = (who: Who): Bits[number] => (who.isMe ? 'you' : strong(inside(who)))
export const bit = (who: Who): Bits[number] => (who.isMe ? 'You' : strong(who.name))
export const verb = ({ isMe }: { isMe: boolean }, you: string, they: string): string => (isMe ? you : they)
/** "your", "Jonas’s", "the drone’s". */
export const whose = (who: Who): string => (who.isMe ? 'your' : `${inside(who)}’s`)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export { listed }
/** Several robots, the first at the beginning of the sentence. */
export const together = ([first, ...rest]: readonly Who[]): string =>
  listed([...(first ? [first.name] : []), ...rest.map(inside)])
