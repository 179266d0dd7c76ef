import type { TitleFolder, TitlePieces, TitleWording } from '../lib/table/title.ts'
import type { Language } from '../lib/words/language.ts'

const WORDINGS = import.meta.glob<{ default: TitleWording }>('./*/index.ts')
/** Known from the start, so that a page comes with the styles of what it shows; what is in them is fetched apart. */
const PIECES = import.meta.glob<{ default: TitlePieces }>('./*/pieces.ts', { eager: true })

/** Whether the title can be played; the others are still being wound up. */
export function isBuilt(id: string): boolean {
  return `./${id}/index.ts` in WORDINGS
}

/** A title's folder, with its words in one language; loaded when somebody opens a table with it. */
export async function loadTitle(id: string, language: Language): Promise<TitleFolder | null> {
  const load = WORDINGS[`./${id}/index.ts`]
  const pieces = PIECES[`./${id}/pieces.ts`]?.default
  if (!load || !pieces) return null
  const { default: wording } = await load()
  await wording.fetchWords(language)
  return { ...wording, ...pieces }
}
