import type { Opened } from '../lib/talk/opened.ts'

type Method = { by(heard: readonly { kind: string }[]): Opened | null }['by']
const OPENED = import.meta.glob<{ default: Method }>('./*/opened.ts', { eager: true })

/** The round that the last of these events shows for what it was. */
export const openedBy = (title: string, heard: readonly { kind: string }[]): Opened | null =>
  OPENED[`./${title}/opened.ts`]?.default(heard) ?? null
