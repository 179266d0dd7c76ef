import type { RoomFacts } from '@robot-night/protocol'
import type { Language } from '#lib/words/language.ts'

/** The same, of this one room for as long as the address is kept: in a newsletter, say. */
export const lastingPicture = ({ code, room, language }: Record<'code' | 'room' | 'language', string>): string =>
  `/${code}/picture.png?${new URLSearchParams({ lang: language, room })}`

/** Where the picture of a table is. What it shows is part of the address, so a changed one is fetched again. */
export function pictureOf({ code, title, match, stage, chairs }: RoomFacts, language: Language): string {
  const kinds = chairs.map(({ kind }) => (kind === 'free' ? 0 : 1)).join('')
  return `/${code}/picture.png?lang=${language}&at=${match?.title ?? title}-${stage}-${kinds}`
}
