import type { words as en } from '#lib/words/en/shell/tooOld.ts'

export const words: typeof en =
  'Dein Browser ist zu alt zum Mitspielen: Robot Night braucht Chrome oder Edge 111, Firefox 128, Safari 16.4 oder neuer. Zuschauen kannst du trotzdem: Lade die Seite neu, um zu sehen, was passiert ist.'
