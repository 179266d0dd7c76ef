import type { PageLoad } from './$types'
import { WORDS } from './words.ts'

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent()
  await WORDS.fetch(language)
  const { title, summary } = WORDS.in(language)
  return { ...data, sharing: { title, text: summary } }
}
