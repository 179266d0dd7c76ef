import { roomWords } from '#lib/words/words.ts'
import { loadTitle } from '../../../games/index.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language, words } = await parent()
  const { match } = data.sight.room
  const [room, folder] = await Promise.all([roomWords(language), match ? loadTitle(match.title, language) : null])
  return { ...data, folder: folder ?? undefined, words: { ...words, ...room } }
}
