import { safeParse } from 'valibot'
import type { Game, Outcome } from '../../core/game.ts'
import { openOffers, owing } from '../../core/owed.ts'
import { rngOf } from '../../core/rng.ts'
import { frozen } from '../plain.ts'
import { look } from '../playout.ts'
import { MOST_MOVES, type Given, type Played } from '../played.ts'

export function* everyMatchEnds(game: Game, { atRandom, byPlayers, byBots }: Played, { most = MOST_MOVES }: Given) {
  for (const steps of [atRandom, byPlayers, byBots]) {
    const last = steps.at(-1)
    if (!last || !game.outcome(last.reached.position.state)) yield `not over after ${most} moves`
  }
}

/** The places hold each seat once; winners and scores are of this table. */
export function* outcomesAreWhole(game: Game, { atRandom, byPlayers, byBots, seats }: Played) {
  for (const steps of [atRandom, byPlayers, byBots]) {
    const state = steps.at(-1)?.reached.position.state
    const outcome = state && game.outcome(state)
    if (outcome && !isWhole(outcome, seats)) yield JSON.stringify(outcome)
  }
}

function isWhole({ places, winners, scores }: Outcome, seats: number): boolean {
  const placed = places.flat().toSorted((one, other) => one - other)
  if (placed.length !== seats || placed.some((seat, at) => seat !== at)) return false
  if (places.some((group) => group.length === 0)) return false
  return winners.every((seat) => placed.includes(seat)) && (!scores || scores.length === seats)
}

/**
 * Given only what its seat sees, a bot answers what it is asked, or in a window has something else to do first,
 * and does nothing illegal. Thinking is slow, so only every third position that others made is put to it; its own matches hold
 * all kinds.
 */
export function* botsAreLegal(game: Game, { atRandom, byBots, name }: Played) {
  const rng = rngOf(`bots of ${name}`)
  for (const [at, { reached }] of atRandom.entries()) {
    if (at % 3 > 0) continue
    const { state } = reached.position
    const asked = owing(game, state).map((put) => ({ ...put, rules: game.decisions[put.kind] }))
    const open = openOffers(game, reached.position.state).map((put) => ({ ...put, rules: game.offers[put.kind] }))
    for (const { seat, kind, prompt, rules } of [...asked, ...open]) {
      const action = game.bot[kind]?.(frozen(game.view(state, seat)), frozen(prompt), rng)
      if (action && !(rules && isLegal(rules, { prompt, action }))) yield `${kind}: ${JSON.stringify(action)}`
    }
    const isWindow = Object.hasOwn(game.windows, state.phase.kind)
    for (const { seat, kind } of asked) {
      const move = look(game, { position: reached.position, seat }, rng)
      if (!move || (move.what === 'offer' && !isWindow)) yield `${kind}: no answer`
    }
  }
  for (const { move } of byBots) if (move?.what === 'answer' && move.by === 'clock') yield `${move.kind}: no answer`
}

type Rules = Game['decisions'][string] | Game['offers'][string]
function isLegal(rules: Rules, { prompt, action }: { prompt: object; action: object }): boolean {
  return safeParse(rules.schema, action).success && !rules.refuse(prompt, action)
}
