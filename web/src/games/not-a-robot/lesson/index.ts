import type { TitleLesson } from '#lib/table/title.ts'
import { ALTS } from '../pictures.ts'
import { WORDS } from '../words/words.ts'
import Lesson from './Lesson.svelte'
import { LESSON_WORDS } from './words.ts'

export default {
  async fetchWords(language) {
    await Promise.all([ALTS.fetch(language), WORDS.fetch(language), LESSON_WORDS.fetch(language)])
  },
  lesson: Lesson,
} satisfies TitleLesson
