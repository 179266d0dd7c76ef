import type { PageLoad } from './$types'
import { PRINTED } from './printed.ts'
import { WORDS } from './words.ts'

export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent()
  await Promise.all([WORDS.fetch(language), PRINTED.fetch(language)])
  const { title, summary } = WORDS.in(language)
  return { sharing: { title, text: summary } }
}
