import { perLanguage } from '#lib/words/perLanguage.ts'
import type { StepName } from './story.ts'

interface Told {
  title: string
  text: string
}
export interface LessonWords {
  label: string
  /** `hint`: what's said to an answer that the step doesn't want. */
  steps: Readonly<Record<StepName, Told & { hint?: string }>>
  won: Told
  missed: Told
  next: string
  retry: string
  fromStart: string
}

export const LESSON_WORDS = perLanguage<LessonWords>({
  en: async () => (await import('#lib/words/en/titles/robot-revolution/lesson.ts')).words,
  de: async () => (await import('#lib/words/de/titles/robot-revolution/lesson.ts')).words,
})
