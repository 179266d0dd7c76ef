import { getContext, setContext } from 'svelte'
import type { Language } from './language.ts'
import type { Site, Words } from './words.ts'

/** The words in use; read them where they are shown, so that a change of language shows. */
export interface Wording<W> {
  readonly words: W
  readonly language: Language
}
/** What every page says, and how to have it said in another language. */
export interface SiteWording extends Wording<Site> {
  change(language: Language): Promise<void>
}

const SITE = Symbol('site')
const ROOM = Symbol('room')

export function speak(wording: SiteWording): void {
  setContext(SITE, wording)
}
export function speakInRoom(wording: Wording<Words>): void {
  setContext(ROOM, wording)
}
/** The same for what is drawn without a page. */
export const spokenInRoom = (wording: Wording<Words>) => new Map([[ROOM, wording]])

/** What every page says. */
export function wording(): SiteWording {
  return getContext<SiteWording>(SITE)
}
/** And what is said in a room. */
export function roomWording(): Wording<Words> {
  return getContext<Wording<Words>>(ROOM)
}
