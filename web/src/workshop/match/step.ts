import { owing, type Game, type Move, type Position, type Rng } from '@robot-night/engine'

/** How the others play: as bots do, or anything that is legal. */
export type Style = 'bot' | 'any'

/** What comes next: an offer now and then, else what the first seat answers that owes something, else the window closes. */
export function nextMove(
  game: Game,
  { state, beat }: Position,
  { style, dice }: { style: Style; dice: Rng },
): Move | null {
  if (game.outcome(state)) return null
  const offer = style === 'any' ? anyOffer(game, state, dice) : null
  if (offer) return { what: 'offer', beat, ...offer, by: 'player' }
  const [next] = owing(game, state)
  if (!next) return { what: 'close', beat }
  const view = game.view(state, next.seat)
  const said = style === 'bot' ? game.bot[next.kind]?.(view, next.prompt, dice) : null
  const action = said ?? game.decisions[next.kind]?.sample(next.prompt, dice)
  return action ? { what: 'answer', beat, seat: next.seat, kind: next.kind, action, by: 'player' } : null
}

const ONE_IN = 4

function anyOffer(
  game: Game,
  state: Position['state'],
  dice: Rng,
): { seat: number; kind: string; action: object } | null {
  const open = Object.entries(game.offers).flatMap(([kind, rules]) =>
    rules.open(state).map(({ seat, prompt }) => ({ kind, seat, prompt, rules })),
  )
  if (open.length === 0 || dice.int(ONE_IN) > 0) return null
  const { kind, seat, prompt, rules } = dice.pick(open)
  return { kind, seat, action: rules.sample(prompt, dice) }
}
