import type { TitleClaims } from '../lib/talk/claiming.ts'

const CLAIMS = import.meta.glob<{ default: TitleClaims }>('./*/claims.ts', { eager: true })

/** What people at this title claim by buttons, in words; null: nothing. Small, so all of it comes at once, with what needs it. */
export const claimsOf = (title: string): TitleClaims | null => CLAIMS[`./${title}/claims.ts`]?.default ?? null
