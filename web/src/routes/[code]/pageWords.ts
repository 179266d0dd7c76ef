import type { TitleFolder, TitleWording } from '#lib/table/title.ts'
import type { Language } from '#lib/words/language.ts'
import { folderOf } from '../../games/titleWording.ts'

interface Loading {
  parent(): Promise<{ language: Language }>
}

/** For a title's page, its `load`: what the title says, in the reader's language. */
export const pageWords =
  (id: string, wording: TitleWording) =>
  async ({ parent }: Loading): Promise<{ folder: TitleFolder }> => {
    const { language } = await parent()
    await wording.fetchWords(language)
    return { folder: folderOf(id, wording) }
  }
