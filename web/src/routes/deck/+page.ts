import licence from '@robot-night/deck/licence?raw'
import files from 'virtual:deck'
import { parted } from '#lib/reading/parted.ts'
import type { ToldModule } from '#lib/reading/tell.ts'
import type { Language } from '#lib/words/language.ts'
import type { PageLoad } from './$types'

type Parts = Promise<[ToldModule, { default: Readonly<Record<string, string>> }]>
const PARTS: Record<Language, () => Parts> = {
  en: () => Promise.all([import('#lib/words/en/pages/deck.md'), import('virtual:deck/en')]),
  de: () => Promise.all([import('#lib/words/de/pages/deck.md'), import('virtual:deck/de')]),
}

export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent()
  const [{ title, summary, default: html }, { default: alts }] = await PARTS[language]()
  const [opening = '', credits = ''] = parted(html)
  const pictures = picturesOf(alts)
  return { title, opening, credits, pictures, licence: licence.split(/\n{2,}/), sharing: { title, text: summary } }
}

/** Card by card, its sides next to each other. */
const picturesOf = (alts: Readonly<Record<string, string>>) =>
  Object.keys(files)
    .toSorted()
    .map((id) => ({
      id,
      card: Number(id.slice(1, 3)),
      side: id.slice(3),
      url: files[id] ?? '',
      alt: alts[id] ?? '',
    }))
