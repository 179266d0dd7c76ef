import type { Stage } from '@robot-night/protocol'
import { perLanguage } from '#lib/words/perLanguage.ts'

/** What the home page says of tables to come back to. */
export interface Words {
  title: string
  back: (host: string) => string
  /** The table that this device hosts. */
  own: string
  /** Nobody hosts it just now. */
  hostless: string
  yourTurn: string
  stages: Readonly<Record<Stage, string>>
  forget: (code: string) => string
  forgotten: (code: string) => string
}

export const WORDS = perLanguage<Words>({
  en: async () => (await import('#lib/words/en/pages/myTables.ts')).words,
  de: async () => (await import('#lib/words/de/pages/myTables.ts')).words,
})
