import type { Component } from 'svelte'
import { FRAME_WORDS } from '../../lib/lesson/words.ts'
import type { TitleLesson } from '../../lib/table/title.ts'
import type { Language } from '../../lib/words/language.ts'

const LESSONS = import.meta.glob<{ default: TitleLesson }>('../*/lesson/index.ts')

/** A title's lesson, with its words in one language; null where it has none. */
export async function loadLesson(id: string, language: Language): Promise<Component | null> {
  const found = (await LESSONS[`../${id}/lesson/index.ts`]?.())?.default
  if (found) await Promise.all([FRAME_WORDS.fetch(language), found.fetchWords(language)])
  return found?.lesson ?? null
}
