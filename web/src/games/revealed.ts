import type { RevealedRound } from '@robot-night/engine'

type Method = (heard: readonly { kind: string }[]) => RevealedRound | null
const REVEALED = import.meta.glob<{ default: Method }>('./*/revealed.ts', { eager: true })

/** The round that the last of these events shows for what it was. */
export const revealedBy = (title: string, heard: readonly { kind: string }[]): RevealedRound | null =>
  REVEALED[`./${title}/revealed.ts`]?.default(heard) ?? null
