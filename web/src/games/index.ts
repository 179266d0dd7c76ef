import type { TitleFolder } from '../lib/table/title.ts'
import type { Language } from '../lib/words/language.ts'

const FOLDERS = import.meta.glob<{ default: TitleFolder }>('./*/index.ts')

/** Whether the title can be played; the others are still being wound up. */
export function isBuilt(id: string): boolean {
  return `./${id}/index.ts` in FOLDERS
}

/** A title's folder, with its words in one language; loaded when somebody opens a table with it. */
export async function loadTitle(id: string, language: Language): Promise<TitleFolder | null> {
  const load = FOLDERS[`./${id}/index.ts`]
  if (!load) return null
  const { default: folder } = await load()
  await folder.fetchWords(language)
  return folder
}
