import { FRAME_WORDS } from '#lib/lesson/words.ts'
import { PRINTED } from '../printed.ts'
import { WORDS } from '../words.ts'
import type { PageLoad } from './$types'
import { LESSON_WORDS } from './words.ts'

export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent()
  await Promise.all([WORDS, PRINTED, FRAME_WORDS, LESSON_WORDS].map((words) => words.fetch(language)))
  const { title, summary } = LESSON_WORDS.in(language)
  return { sharing: { title, text: summary } }
}
