import { pictureId, type Picture } from '@robot-night/engine/games/not-a-robot'
import files from 'virtual:deck'
import { perLanguage } from '#lib/words/perLanguage.ts'
import type { Language } from '#lib/words/language.ts'

/** What every picture shows, for those who do not see it. To be fetched with the title's words. */
export const ALTS = perLanguage<Readonly<Record<string, string>>>({
  en: async () => (await import('virtual:deck/en')).default,
  de: async () => (await import('virtual:deck/de')).default,
})

export const urlOf = (picture: Picture): string => files[pictureId(picture)] ?? ''

export const altOf = (picture: Picture, language: Language): string => ALTS.in(language)[pictureId(picture)] ?? ''
