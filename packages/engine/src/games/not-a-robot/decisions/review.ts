import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { reviewable } from '../list.ts'
import type { Decisions, NotARobot } from '../shapes.ts'
import { entryOf, phaseOf, seatsOf } from '../table.ts'

const entries = v.pipe(
  v.array(v.pipe(v.number(), v.integer())),
  v.maxLength(9),
  v.check((given) => new Set(given).size === given.length),
)

/** NAR-301, NAR-307: sealed; all see whose answer is in. */
export const review: DecisionRules<NotARobot, Decisions['review']> = {
  schema: v.strictObject({ objections: entries }),
  shows: 'answered',
  asked(state) {
    const { phase } = state
    if (phase.kind !== 'review') return []
    return seatsOf(state).map((seat) => {
      if (phase.answers.some((answer) => answer.seat === seat)) return { seat, prompt: null }
      const own = entryOf(state, seat)
      const others = reviewable(state).filter((entry) => entry !== own)
      return { seat, prompt: { entries: state.list.length, own, reviewable: others } }
    })
  },
  refuse(prompt, { objections }) {
    const missing = objections.find((entry) => entry < 1 || entry > prompt.entries)
    if (missing !== undefined) return { code: 'no_such_entry', entry: missing }
    if (objections.includes(prompt.own)) return { code: 'own_entry' }
    const other = objections.find((entry) => !prompt.reviewable.includes(entry))
    return other === undefined ? null : { code: 'not_reviewable', entry: other }
  },
  sample: (prompt, rng) => ({ objections: prompt.reviewable.filter(() => rng.int(2) === 0) }),
  resolve(table, seat, { objections }) {
    const sorted = [...objections].sort((one, other) => one - other)
    phaseOf(table.state, 'review').answers.push({ seat, objections: sorted })
    table.tell({ kind: 'reviewed', seat })
  },
}
