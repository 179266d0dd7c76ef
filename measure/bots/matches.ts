import { keyOf, keyStream, owing, rngOf, type Game } from '@robot-night/engine'
import { byBots, byPlayersAtRandom, fallback, playout, type Chooser } from '@robot-night/engine/testing'

/** Random: any legal answer. Fallback: the clock answers, always. */
export type Opponent = 'random' | 'fallback'

export interface Match {
  game: Game
  seats: number
  /** Where the computer player sits; the opponent plays all other seats. */
  own: number
  opponent: Opponent
  seed: string
}

/** Who won. */
export function playAgainst({ game, seats, own, opponent, seed }: Match): readonly number[] {
  const others = opponent === 'random' ? byPlayersAtRandom(rngOf(`${seed} others`)) : fallback
  const match = { seats, options: game.options.usual, stream: keyStream(keyOf(seed)) }
  for (const { reached } of playout(game, match, seated(own, byBots(rngOf(`${seed} bot`)), others))) {
    const outcome = game.outcome(reached.position.state)
    if (outcome) return outcome.winners
  }
  throw new Error(`${game.id}: ${seed} has no end`)
}

/** One seat's questions to `chooser`, all others' to `others`. For titles that ask one seat at a time. */
function seated(own: number, chooser: Chooser, others: Chooser): Chooser {
  return (game, position) => {
    const [asked] = owing(game, position.state)
    return asked?.seat === own ? chooser(game, position) : others(game, position)
  }
}
