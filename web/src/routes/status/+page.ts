import { STATUS } from './words.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language } = await parent()
  const { title, text } = STATUS[language]
  return { ...data, sharing: { title, text } }
}
