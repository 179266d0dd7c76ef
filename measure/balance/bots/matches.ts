import {
  keyOf,
  keyStream,
  owing,
  rngOf,
  update,
  type Game,
  type Move,
  type Position,
  type Rng,
} from '@robot-night/engine'
import { fallback, look, playout, type Chooser } from '@robot-night/engine/testing'

/** Random: any legal answer. Fallback: the clock answers, always. */
export type Opponent = 'random' | 'fallback'

export interface Match {
  game: Game
  seats: number
  options: object
  /** Where the bot sits; the opponent plays all other seats. */
  own: number
  opponent: Opponent
  seed: string
}

/** Who won. */
export function playAgainst({ game, seats, options, own, opponent, seed }: Match): readonly number[] {
  const others = opponent === 'random' ? anything(rngOf(`${seed} others`)) : () => null
  const match = { seats, options, stream: keyStream(keyOf(seed)) }
  for (const { reached } of playout(game, match, seated(own, rngOf(`${seed} bot`), others))) {
    const outcome = game.outcome(reached.position.state)
    if (outcome) return outcome.winners
  }
  throw new Error(`${game.id}: ${seed} has no end`)
}

type Player = (game: Game, at: { position: Position; seat: number }) => Move | null

/** Who is asked is heard in any order; when all have said what they will, the time is up. */
function seated(own: number, rng: Rng, others: Player): Chooser {
  return (game, position) => {
    const asked = owing(game, position.state).map(({ seat }) => seat)
    if (asked.length > 1) rng.shuffle(asked)
    for (const seat of asked) {
      const at = { position, seat }
      const move = seat === own ? look(game, at, rng) : others(game, at)
      if (move) return move
    }
    return fallback(game, position)
  }
}

const OFFER_ONE_IN = 6

/** Any legal answer, and now and then something that is merely offered. */
function anything(rng: Rng): Player {
  return (game, { position, seat }) => {
    const { beat } = position
    const { asks, offers } = update(game, position, seat)
    const offer = offers.length > 0 && rng.int(OFFER_ONE_IN) === 0 ? rng.pick(offers) : null
    const put = offer ?? asks
    const rules = put && (offer ? game.offers[put.kind] : game.decisions[put.kind])
    if (!put || !rules) return null
    const what = offer ? 'offer' : 'answer'
    return { what, beat, seat, kind: put.kind, action: rules.sample(put.prompt, rng), by: 'player' }
  }
}
