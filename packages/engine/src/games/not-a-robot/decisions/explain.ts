import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { enteredText } from '../entered.ts'
import { TEXT_LENGTH } from '../material.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { entryAt } from '../table.ts'
import { explained } from '../talk.ts'
import { cleanText, lengthOf } from '../text.ts'

const MOST_UNITS = 2000

/** NAR-502: one turn an entry, blanks included. */
export const explain: DecisionRules<NotARobot, Decisions['explain']> = {
  schema: v.strictObject({ text: v.nullable(v.pipe(v.string(), v.maxLength(MOST_UNITS))) }),
  entered: ({ text }) => ({ text: keptOf(text) }),
  shows: 'asked',
  single: { clock: () => 'explain', fallback: () => ({ text: null }) },
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'explain') return []
    return [{ seat: entryAt(state, phase.entry).seat, prompt: { entry: phase.entry } }]
  },
  refuse: (_prompt, { text }) =>
    lengthOf(keptOf(text) ?? '') > TEXT_LENGTH ? { code: 'text_long', most: TEXT_LENGTH } : null,
  sample: (_prompt, rng) => ({ text: rng.pick([null, 'The colours.']) }),
  resolve: (table, _seat, { text }) => explained(table, cleaned(text)),
}

const cleaned = (text: string | null): string | null => (text === null ? null : cleanText(text))
const keptOf = (text: string | null): string | null => (text === null ? null : enteredText(text))
