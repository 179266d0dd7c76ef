import type { TitleBold } from '#lib/table/night/bold.ts'
import { bold as de } from '#lib/words/de/titles/evil-robots-classic/bold.ts'
import { bold as en } from '#lib/words/en/titles/evil-robots-classic/bold.ts'
import { sentences } from '#lib/words/sentences.ts'

export default sentences<TitleBold>({ en, de })
