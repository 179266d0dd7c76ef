import { roomWords } from '#lib/words/roomWords.ts'
import { loadTitleWords } from '../../../games/loading/loadWords.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { language, words } = await parent()
  const { match } = data.sight.room
  const [room, folder] = await Promise.all([roomWords(language), match ? loadTitleWords(match.title, language) : null])
  return { ...data, folder: folder ?? undefined, words: { ...words, ...room } }
}
