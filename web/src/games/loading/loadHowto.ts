import type { ToldModule } from '../../lib/reading/tell.ts'
import type { Language } from '../../lib/words/language.ts'

const TEXTS = import.meta.glob<ToldModule>('../../lib/words/*/titles/*/howto.md')

/** How a title is played, without anything else of it; null where nothing is written about it yet. */
export async function loadHowto(id: string, language: Language): Promise<ToldModule | null> {
  return (await TEXTS[`../../lib/words/${language}/titles/${id}/howto.md`]?.()) ?? null
}
