import { roomWords } from '$lib/words/words.ts'
import { openTitle } from '../../[code]/openTitle.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language, words } = await parent()
  const [room, folder] = await Promise.all([roomWords(language), openTitle(data.sight, language)])
  return { ...data, folder, words: { ...words, ...room } }
}
