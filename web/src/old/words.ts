import type { Language } from '#lib/words/language.ts'

/** What is said to somebody whose browser is older than `browserslist` in package.json. */
export const TOO_OLD: Record<Language, string> = {
  en: 'Your browser is too old to play: Robot Night needs Chrome or Edge 111, Firefox 128, Safari 16.4 or newer. You can still watch: reload the page to see what happened.',
  de: 'Dein Browser ist zu alt zum Mitspielen: Robot Night braucht Chrome oder Edge 111, Firefox 128, Safari 16.4 oder neuer. Zuschauen kannst du trotzdem: Lade die Seite neu, um zu sehen, was passiert ist.',
}
