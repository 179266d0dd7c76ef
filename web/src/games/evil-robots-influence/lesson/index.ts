import type { TitleLesson } from '#lib/table/title.ts'
import { ROOM_WORDS } from '#lib/words/roomWords.ts'
import { WORDS } from '../words/words.ts'
import Lesson from './Lesson.svelte'
import { LESSON_WORDS } from './words.ts'

export default {
  async fetchWords(language) {
    await Promise.all([ROOM_WORDS, WORDS, LESSON_WORDS].map((words) => words.fetch(language)))
  },
  lesson: Lesson,
} satisfies TitleLesson
