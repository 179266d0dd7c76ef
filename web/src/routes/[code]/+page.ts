import { roomWords } from '$lib/words/words.ts'
import { loadTitle } from '../../games/index.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ data, parent }) => {
  const { room } = data.sight
  const { language, words } = await parent()
  const [folder, more] = await Promise.all([loadTitle(room.match?.title ?? room.title), roomWords(language)])
  return { ...data, folder, words: { ...words, ...more } }
}
