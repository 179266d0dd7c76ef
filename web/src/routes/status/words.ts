import type { Verdict } from './verdict.ts'
import { words as de } from '#lib/words/de/pages/status.ts'
import { words as en } from '#lib/words/en/pages/status.ts'
import type { Language } from '#lib/words/language.ts'

export interface Words {
  title: string
  text: string
  again: string
  verdicts: Readonly<Record<Verdict, { title: string; text: string }>>
  parts: { title: string; rooms: string; list: string; archive: string; up: string; down: string; none: string }
  now: {
    title: string
    open: string
    playing: string
    atLeast: (count: number) => string
    steps: string
    unknown: string
    moves: (minutes: number, median: string, worst: string) => string
    within: (ms: number | null) => string
    quiet: string
    way: (ms: number) => string
  }
  stuck: { title: string; steps: readonly { do: string; why: string }[] }
  live: {
    title: string
    build: string
    protocol: string
    rules: (title: string) => string
    version: (n: number) => string
  }
  json: string
}

export const STATUS: Readonly<Record<Language, Words>> = { en, de }
