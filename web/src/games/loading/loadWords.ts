import type { OptionWords, TitleFolder, TitleWording } from '../../lib/table/title.ts'
import type { Language } from '../../lib/words/language.ts'
import { folderOf } from '../titleWording.ts'

const WORDINGS = import.meta.glob<{ default: TitleWording }>('../*/index.ts')
const OPTIONS = import.meta.glob<{ options: readonly OptionWords[] }>('../../lib/words/*/titles/*/options.ts')

/** What a host may set; a lobby needs no more of the title. */
export async function loadOptions(id: string, language: Language): Promise<readonly OptionWords[]> {
  const load = OPTIONS[`../../lib/words/${language}/titles/${id}/options.ts`]
  return load ? (await load()).options : []
}

/** What a title says, in one language. */
export async function loadTitleWords(id: string, language: Language): Promise<TitleFolder | null> {
  const load = WORDINGS[`../${id}/index.ts`]
  if (!load) return null
  const { default: wording } = await load()
  await wording.fetchWords(language)
  return folderOf(id, wording)
}
