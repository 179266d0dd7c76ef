import * as v from 'valibot'
import type { DecisionRules, Rng } from '../../../core/game.ts'
import { enteredWord } from '../entered.ts'
import { giveWord } from '../list.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { entryOf } from '../table.ts'
import { refuseWord } from '../word.ts'

/** NAR-210 */
const MOST_UNITS = 200
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const SAMPLE_LENGTH = 7

/** NAR-201: in any order, as seats are ready. */
export const associate: DecisionRules<NotARobot, Decisions['associate']> = {
  schema: v.strictObject({ word: v.pipe(v.string(), v.maxLength(MOST_UNITS)) }),
  entered: ({ word }) => ({ word: enteredWord(word) }),
  shows: 'answered',
  asked(state) {
    const { phase, options, used } = state
    if (phase.kind !== 'associate') return []
    const prompt = { language: options.language, used: [...used], again: phase.again }
    return phase.asked.map((seat) => ({ seat, prompt: entryOf(state, seat) > 0 ? null : prompt }))
  },
  refuse: (prompt, { word }) => refuseWord(enteredWord(word), prompt),
  refuseKept: (prompt, { word }) => refuseWord(word, prompt),
  sample(prompt, rng) {
    for (;;) {
      const word = anyLetters(rng)
      if (!refuseWord(word, prompt)) return { word }
    }
  },
  resolve: (table, seat, { word }) => giveWord(table, seat, word),
}

const anyLetters = (rng: Rng): string =>
  Array.from({ length: SAMPLE_LENGTH }, () => LETTERS.charAt(rng.int(LETTERS.length))).join('')
