import { perLanguage } from '#lib/words/perLanguage.ts'
import type { StepName } from './practice.svelte.ts'

interface Told {
  title: string
  text: string
}
/** What the companion's lesson says. */
export interface LessonWords {
  title: string
  summary: string
  label: string
  steps: Readonly<Record<StepName, Told>>
  done: Told
  next: string
  fromStart: string
  /** The way to the companion itself. */
  link: string
}

export const LESSON_WORDS = perLanguage<LessonWords>({
  en: async () => (await import('#lib/words/en/pages/companionLesson.ts')).words,
  de: async () => (await import('#lib/words/de/pages/companionLesson.ts')).words,
})
