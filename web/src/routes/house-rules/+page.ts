import type { ToldModule } from '#lib/reading/tell.ts'
import type { Language } from '#lib/words/language.ts'
import type { PageLoad } from './$types'

const TEXTS: Record<Language, () => Promise<ToldModule>> = {
  en: () => import('#lib/words/en/pages/house-rules.md'),
  de: () => import('#lib/words/de/pages/house-rules.md'),
}

export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent()
  const { title, summary, sections, default: html } = await TEXTS[language]()
  return { text: { title, summary, sections, html }, sharing: { title, text: summary } }
}
