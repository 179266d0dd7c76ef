import { perLanguage } from '#lib/words/perLanguage.ts'

/** One thing to do in the lesson. */
interface TaskWords {
  title: string
  text: string
  done: string
}
export interface LessonWords {
  label: string
  tasks: readonly TaskWords[]
  /** It went elsewhere. */
  missed: string
  again: string
  next: string
  over: string
  fromStart: string
  /** Ends what is shown. */
  skip: string
}

export const LESSON_WORDS = perLanguage<LessonWords>({
  en: async () => (await import('#lib/words/en/titles/cardbot-derby/lesson.ts')).words,
  de: async () => (await import('#lib/words/de/titles/cardbot-derby/lesson.ts')).words,
})
