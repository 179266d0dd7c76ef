import type { Language } from '../words/language.ts'
import { roomWords } from '../words/roomWords.ts'
import { siteWords } from '../words/words.ts'
import { spokenInRoom } from '../words/wording.ts'

/** What a screen is drawn in: a room, in this language. */
export async function roomContext(language: Language) {
  const [site, room] = await Promise.all([siteWords(language), roomWords(language)])
  return spokenInRoom({ words: { ...site, ...room }, language })
}
