import type { RoomFacts } from '@robot-night/protocol'
import type { Language } from '#lib/words/language.ts'

/** Where the picture of a table is. What it shows stands in the address too: whoever has seen another fetches it anew. */
export function pictureOf({ code, title, match, stage, chairs }: RoomFacts, language: Language): string {
  const kinds = chairs.map(({ kind }) => (kind === 'free' ? 0 : 1)).join('')
  return `/${code}/picture.png?lang=${language}&at=${match?.title ?? title}-${stage}-${kinds}`
}
