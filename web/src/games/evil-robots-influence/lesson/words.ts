import { perLanguage } from '#lib/words/perLanguage.ts'
import type { StepName } from './story.ts'

export interface Told {
  title: string
  text: string
  /** What's said to an answer that the step doesn't want. */
  hint?: string
}
export interface LessonWords {
  label: string
  steps: Readonly<Record<StepName, Told>>
  won: Told
  next: string
  fromStart: string
}

export const LESSON_WORDS = perLanguage<LessonWords>({
  en: async () => (await import('#lib/words/en/titles/evil-robots-influence/lesson.ts')).words,
  de: async () => (await import('#lib/words/de/titles/evil-robots-influence/lesson.ts')).words,
})
