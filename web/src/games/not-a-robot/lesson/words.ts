import { perLanguage } from '#lib/words/perLanguage.ts'
import type { RefusalWords } from '../words/words.ts'
import type { Choice } from './story.ts'
import type { Step } from './tale.svelte.ts'

interface StepWords {
  title: string
  text: string
  /** What leads on. */
  act: string
}
export interface LessonWords {
  label: string
  refusals: RefusalWords
  steps: Readonly<Record<Step, StepWords>>
  list: string
  /** By seat; the last is what was said in the reader's place. */
  said: readonly [string, string, string, string]
  reader: string
  field: string
  explained: readonly [string, string, string]
  server: string
  /** How the round ends, by the reader's vote, and what everybody gets for it. */
  endings: Readonly<Record<Choice, string>>
  points(points: number): string
  /** Who voted for this one. */
  voted(by: readonly string[]): string
  again: string
  /** Seats 0, 1 and 3 in the second round. */
  heard: readonly [string, string, string]
  found: string
  missed: string
}

export const LESSON_WORDS = perLanguage<LessonWords>({
  en: async () => (await import('#lib/words/en/titles/not-a-robot/lesson.ts')).words,
  de: async () => (await import('#lib/words/de/titles/not-a-robot/lesson.ts')).words,
})
