import { AtoC } from './lexicon/AtoC.ts'
import { DtoG } from './lexicon/DtoG.ts'
import { HtoP } from './lexicon/HtoP.ts'
import { QtoS } from './lexicon/QtoS.ts'
import { TtoZ } from './lexicon/TtoZ.ts'

/** Every word that a scene or a thing in it can have, by its English form. */
const LEXICON = { ...AtoC, ...DtoG, ...HtoP, ...QtoS, ...TtoZ } as const

export type Word = keyof typeof LEXICON
export type Language = 'en' | 'de'

export const isWord = (value: unknown): value is Word => typeof value === 'string' && Object.hasOwn(LEXICON, value)

/** As somebody says it who speaks that language. */
export const said = (word: Word, language: Language): string => (language === 'en' ? word : LEXICON[word])
