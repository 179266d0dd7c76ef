import { getContext, setContext } from 'svelte'
import type { Language } from './language.ts'
import type { Site, Words } from './words.ts'

/** The words in use; read them where they are shown, so that a change of language shows. */
export interface Wording<W> {
  readonly words: W
  readonly language: Language
}

const SITE = Symbol('site')
const ROOM = Symbol('room')

export function speak(wording: Wording<Site>): void {
  setContext(SITE, wording)
}
export function speakInRoom(wording: Wording<Words>): void {
  setContext(ROOM, wording)
}

/** What every page says. */
export function wording(): Wording<Site> {
  return getContext<Wording<Site>>(SITE)
}
/** And what is said in a room. */
export function roomWording(): Wording<Words> {
  return getContext<Wording<Words>>(ROOM)
}
