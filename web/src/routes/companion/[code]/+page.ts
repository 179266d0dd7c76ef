import { PRINTED } from '../printed.ts'
import { WORDS } from '../words.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent()
  await Promise.all([WORDS.fetch(language), PRINTED.fetch(language)])
  const { title, offer } = WORDS.in(language).table
  return { ...data, sharing: { title, text: offer.text, isUnlisted: true, isEmbeddable: true } }
}
