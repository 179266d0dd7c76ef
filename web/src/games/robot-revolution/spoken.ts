import type { Here } from '#lib/stage/context.ts'
import type { Front } from './board.ts'
import type { Words } from './words/words.ts'

/** A battlefield for who hears the table: what each side has on it. */
export const spokenOf = ({ sides }: Front, here: Here<Words>): string[] =>
  sides.map(({ seat, strength, hasHidden, cards }) =>
    here.words.side(here.who(seat), strength, { hidden: hasHidden, cards: cards.length > 0 }),
  )
