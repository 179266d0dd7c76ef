import { perLanguage } from '#lib/words/perLanguage.ts'
import type { Words } from '../../games/evil-robots-classic/words/words.ts'

/** CM-11: what is printed on the title’s own cards and coin. */
export type Printed = Pick<Words, 'robots' | 'types' | 'sides'>

export const PRINTED = perLanguage<Printed>({
  en: async () => {
    const { robots, types } = await import('#lib/words/en/titles/evil-robots-classic/cards.ts')
    const { SIDES } = await import('#lib/words/en/titles/evil-robots-classic/grammar.ts')
    return { robots, types, sides: SIDES }
  },
  de: async () => {
    const { robots, types } = await import('#lib/words/de/titles/evil-robots-classic/cards.ts')
    const { SIDES } = await import('#lib/words/de/titles/evil-robots-classic/grammar.ts')
    return { robots, types, sides: SIDES }
  },
})
