import type { TitlePieces } from '../../lib/stage/titlePieces.ts'
import type { Language } from '../../lib/words/language.ts'

const PIECES = import.meta.glob<{ default: TitlePieces }>('../*/pieces.ts')

/** What a title says of what lies on its table, with its words in one language; null where it says nothing. */
export async function loadPieces(id: string, language: Language): Promise<TitlePieces | null> {
  const found = (await PIECES[`../${id}/pieces.ts`]?.())?.default ?? null
  await found?.fetchWords(language)
  return found
}
