import { words as de } from '#lib/words/de/room/roomSettings.ts'
import { words as en } from '#lib/words/en/room/roomSettings.ts'
import type { Language } from '#lib/words/language.ts'
import { sentences } from '#lib/words/sentences.ts'

/** What is said about who is away and what the host may do; fetched with the parts that say it. */
export type SettingsWords = typeof en
export const ROOM_SETTINGS: Readonly<Record<Language, SettingsWords>> = sentences({ en, de })

/** May seats pass on in the next match? */
export const passingChoices = ({ choices }: SettingsWords['passing']) =>
  (['stays', 'passes'] as const).map((value) => ({ value, label: choices[value] }))
