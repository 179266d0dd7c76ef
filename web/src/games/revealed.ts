import type { RevealedRound } from '../lib/talk/revealed.ts'

type Method = { by(heard: readonly { kind: string }[]): RevealedRound | null }['by']
const REVEALED = import.meta.glob<{ default: Method }>('./*/revealed.ts', { eager: true })

/** The round that the last of these events shows for what it was. */
export const revealedBy = (title: string, heard: readonly { kind: string }[]): RevealedRound | null =>
  REVEALED[`./${title}/revealed.ts`]?.default(heard) ?? null
