import type { OptionWords, TitleFolder, TitlePieces, TitleWording } from '../lib/table/title.ts'
import type { Language } from '../lib/words/language.ts'
import { tellsWhatItKnows } from './tellsWhatItKnows.ts'

const WORDINGS = import.meta.glob<{ default: TitleWording }>('./*/index.ts')
const OPTIONS = import.meta.glob<{ options: readonly OptionWords[] }>('./*/words/*/options.ts')
/** Known from the start, so that a page comes with the styles of what it shows; what is in them is fetched apart. */
const PIECES = import.meta.glob<{ default: TitlePieces }>('./*/pieces.ts', { eager: true })

/** Whether the title can be played; the others are still being wound up. */
export function isBuilt(id: string): boolean {
  return `./${id}/index.ts` in WORDINGS
}

/** What a table of this title is made of. */
export function piecesOf(id: string): TitlePieces | null {
  return PIECES[`./${id}/pieces.ts`]?.default ?? null
}

/** What a host may set; a lobby needs no more of the title. */
export async function loadOptions(id: string, language: Language): Promise<readonly OptionWords[]> {
  const load = OPTIONS[`./${id}/words/${language}/options.ts`]
  return load ? (await load()).options : []
}

const loaded = new Set<string>()

/** What a title's table needs, with its words in one language. */
export async function loadTitle(id: string, language: Language): Promise<TitleFolder | null> {
  const load = WORDINGS[`./${id}/index.ts`]
  const pieces = piecesOf(id)
  if (!load || !pieces) return null
  loaded.add(id)
  const { default: wording } = await load()
  await wording.fetchWords(language)
  return { id, ...tellsWhatItKnows(wording), ...pieces }
}

/** Whatever title was loaded says it in this language too. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...loaded].map((id) => loadTitle(id, language)))
}
