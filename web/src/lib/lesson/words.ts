import { perLanguage } from '../words/perLanguage.ts'
import type { lesson } from '../words/en/shell/lesson.ts'

/** What a lesson says round its table, whatever the title. */
export type FrameWords = typeof lesson

export const FRAME_WORDS = perLanguage<FrameWords>({
  en: async () => (await import('../words/en/shell/lesson.ts')).lesson,
  de: async () => (await import('../words/de/shell/lesson.ts')).lesson,
})
