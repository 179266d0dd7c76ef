import * as v from 'valibot'
import type { DecisionRules } from '../../../core/game.ts'
import { SERVER } from '../material.ts'
import type { Decisions, EntryNumber, NotARobot } from '../shapes.ts'
import { entryOf, phaseOf, seatsOf } from '../table.ts'

type Vote = Decisions['vote']

/** NAR-601 to 605: sealed and final; all see who has voted. */
export const vote: DecisionRules<NotARobot, Vote> = {
  schema: v.strictObject({ entry: v.pipe(v.number(), v.integer()) }),
  shows: 'answered',
  asked(state) {
    const { phase, list, options } = state
    if (phase.kind !== 'vote') return []
    return seatsOf(state).map((seat) => {
      if (phase.votes.some((each) => each.seat === seat)) return { seat, prompt: null }
      return { seat, prompt: { entries: list.length, own: entryOf(state, seat), server: options.server } }
    })
  },
  refuse({ entries, own, server }, { entry }) {
    if (entry === SERVER) return server ? null : { code: 'no_server' }
    if (entry < 1 || entry > entries) return { code: 'no_such_entry', entry }
    return entry === own ? { code: 'own_entry' } : null
  },
  sample: (prompt, rng) => ({ entry: rng.pick(candidates(prompt)) }),
  resolve(table, seat, { entry }) {
    phaseOf(table.state, 'vote').votes.push({ seat, entry })
    table.tell({ kind: 'voted', seat })
  },
}

/** For whom a seat may vote. */
export function candidates({ entries, own, server }: Vote['prompt']): EntryNumber[] {
  const others = Array.from({ length: entries }, (_, at) => at + 1).filter((entry) => entry !== own)
  return server ? [...others, SERVER] : others
}
