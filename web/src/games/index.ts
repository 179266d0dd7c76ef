import type { OptionWords, TitleFolder, TitlePieces, TitleWording } from '../lib/table/title.ts'
import type { Language } from '../lib/words/language.ts'
import { shelved } from './shelf.ts'
import { tellsWhatItKnows } from './tellsWhatItKnows.ts'

const WORDINGS = import.meta.glob<{ default: TitleWording }>('./*/index.ts')
const OPTIONS = import.meta.glob<{ options: readonly OptionWords[] }>('./*/words/*/options.ts')
const PIECES = import.meta.glob<{ default: TitlePieces }>('./*/pieces.ts')

/** Whether the title can be played; the others are still being wound up. */
export function isBuilt(id: string): boolean {
  return `./${id}/index.ts` in WORDINGS
}

/** What a table of this title is made of. */
export async function piecesOf(id: string): Promise<TitlePieces | null> {
  return (await PIECES[`./${id}/pieces.ts`]?.())?.default ?? null
}

/** Whether secrets lie covered at its tables where the room leaves it to the title. */
export function isCoveredAt(id: string): boolean {
  return shelved(id)?.isCovered ?? false
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
  if (!load) return null
  loaded.add(id)
  const [pieces, { default: wording }] = await Promise.all([piecesOf(id), load()])
  if (!pieces) return null
  await wording.fetchWords(language)
  return { id, isCovered: isCoveredAt(id), ...tellsWhatItKnows(wording), ...pieces }
}

/** Whatever title was loaded says it in this language too. */
export async function loadWords(language: Language): Promise<void> {
  await Promise.all([...loaded].map((id) => loadTitle(id, language)))
}
