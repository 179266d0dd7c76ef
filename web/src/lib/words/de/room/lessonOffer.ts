import type { words as en } from '../../en/room/lessonOffer.ts'

export const words: typeof en = {
  ask: (title) => `Kennst du ${title} noch nicht?`,
  link: 'Probier es in drei Minuten aus (in einem neuen Tab)',
  no: 'Nein, danke',
}
