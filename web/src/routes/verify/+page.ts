import { CHECK } from './words.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ parent }) => {
  const { language } = await parent()
  const { title, text } = CHECK[language]
  return { sharing: { title, text } }
}
