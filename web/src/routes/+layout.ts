import { siteWords } from '#lib/words/words.ts'
import type { LayoutLoad } from './$types'

export const load: LayoutLoad = async ({ data }) => ({ ...data, words: await siteWords(data.language) })
