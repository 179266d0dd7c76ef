import { listed, within } from '../../grammar.ts'
import type { Direction, Target } from '@robot-night/engine/games/cardbot-derby'
import { strong, type Bits } from '#lib/stage/telling.ts'
import type { Place, Who } from '#games/cardbot-derby/words/telling.ts'

export const TARGETS: Readonly<Record<Target, string>> = { J: 'Bube', Q: 'Dame', K: 'König' }
/** Wer, mit Artikel. */
export const THE: Readonly<Record<Target, string>> = { J: 'der Bube', Q: 'die Dame', K: 'der König' }
/** Wen man berührt. */
export const TARGET: Readonly<Record<Target, string>> = { J: 'den Buben', Q: 'die Dame', K: 'den König' }
export const WAYS: Readonly<Record<Direction, string>> = {
  N: 'nach oben',
  E: 'nach rechts',
  S: 'nach unten',
  W: 'nach links',
}
/** Wohin. */
export const ONTO: Readonly<Record<Place, string>> = {
  belt: 'aufs Band',
  portal: 'ins Portal',
  tar: 'in den Teer',
  ice: 'aufs Eis',
  turntable: 'auf die Drehscheibe',
  J: 'auf den Buben',
  Q: 'auf die Dame',
  K: 'auf den König',
}

const small = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
/** "Drohne 2" steht ohne Artikel und bleibt groß. */
const isOnlyDrone = ({ name, isDrone }: Who): boolean => isDrone && name.startsWith('Die ')

/** Wer, im Satz: "du", "dein Roboter 1", "die Drohne". */
export const inside = (who: Who): string => (who.isMine || isOnlyDrone(who) ? small(who.name) : who.name)
export const bit = (who: Who): Bits[number] => (who.isMe ? 'Du' : strong(who.name))
/** Wen. */
export function accusative(who: Who): string {
  if (who.isMe) return 'dich'
  return who.isMine ? `deinen Roboter ${who.plate ?? ''}` : inside(who)
}
export const accusativeBit = (who: Who): Bits[number] => (who.isMe ? 'dich' : strong(accusative(who)))
/** Wem, auch nach "von". */
export function dative(who: Who): string {
  if (who.isMe) return 'dir'
  if (who.isMine) return `deinem Roboter ${who.plate ?? ''}`
  return isOnlyDrone(who) ? 'der Drohne' : who.name
}
/** "Deine Karten", "Die Karten von Jonas"; am Satzanfang. */
export const cardsOf = (who: Who): string => (who.isMe ? 'Deine Karten' : `Die Karten von ${dative(who)}`)
/** Das Verb, wie es zu "du" oder zu einem Namen passt. */
export const verb = ({ isMe }: { isMe: boolean }, du: string, they: string): string => (isMe ? du : they)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export { listed, within }
/** Mehrere, von denen der Leser zuletzt steht: danach richtet sich kein Verb. */
export const together = ([first, ...rest]: readonly Who[]): string =>
  listed([...(first ? [first.name] : []), ...rest.map(inside)])
