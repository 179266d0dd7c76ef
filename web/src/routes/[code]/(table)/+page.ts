import { loadOptions } from '../../../games/loading/loadWords.ts'
import type { PageLoad } from './$types'

export const load: PageLoad = async ({ parent }) => {
  const { language, sight } = await parent()
  const { title } = sight.room
  return { options: { title, words: await loadOptions(title, language) } }
}
