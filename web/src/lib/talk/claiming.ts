import type { Language } from '../words/language.ts'

/** What stands before a claim: a side's own mark, a number as it is printed, or a plain sign. */
export type ClaimSign = 'good' | 'evil' | 'neutral' | 'robot' | 'human' | { number: string }

/** A kind of claim: what the buttons are about, one for each value, and what is said with it. */
export interface ClaimKind {
  kind: string
  about: string
  values: readonly { value: string; button: string; said: string; sign: ClaimSign }[]
}

/** What a title's people may claim, in words: what `games/<id>/claims.ts` exports as default. */
export type TitleClaims = Readonly<Record<Language, readonly ClaimKind[]>>
