import { words as de } from '#lib/words/de/shell/device.ts'
import { words as en } from '#lib/words/en/shell/device.ts'
import type { Language } from '#lib/words/language.ts'

/** For people whose browser keeps no cookies. */
export const DEVICE_WORDS: Readonly<Record<Language, typeof en>> = { en, de }
