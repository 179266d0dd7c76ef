import type { Language } from '#lib/words/language.ts'

/** Where the picture of a match that has ended is. */
export const pictureOfMatch = (id: string, language: Language): string => `/replay/${id}/picture.png?lang=${language}`
