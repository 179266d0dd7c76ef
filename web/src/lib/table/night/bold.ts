import type { Language } from '../../words/language.ts'

/** What was dared: by whom, how much of it, and what that is measured against (0: nothing). */
interface Dared {
  name: string
  amount: number
  against: number
}

/** A title's boldest moves in one language, by kind. */
export type BoldWords = Readonly<Record<string, (dared: Dared) => string>>

/** What `games/<id>/bold.ts` exports as default. */
export type TitleBold = Readonly<Record<Language, BoldWords>>
