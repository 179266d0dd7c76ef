import { keyOf, keyStream, rngOf, type Game } from '@robot-night/engine'
import { byBots, playout, type Chooser } from '@robot-night/engine/testing'
import { creditLift, dealt, type Held, type Lift } from './lift.ts'
import { countSides, type Sided } from './sides.ts'
import { count, type Tally } from './tally.ts'

export interface Table {
  seats: number
  options: object
  seed: string
}

/** How one match among bots went. */
export interface Ended {
  stuck: boolean
  moves: number
  /** Null where the title does not count rounds. */
  rounds: number | null
  winners: readonly number[]
  /** CPU of each decision, in milliseconds. */
  thought: number[]
  /** Empty where the title is not counted. */
  tally: Tally
  /** No rounds where the title has no such sides. */
  sided: Sided
  /** Empty where the title has no cards to hold. */
  lift: Lift
}

const TOO_MANY_MOVES = 20_000

export function playMatch(game: Game, { seats, options, seed }: Table): Ended {
  const thought: number[] = []
  const sided: Sided = { rounds: 0, won: 0 }
  const ended: Ended = { stuck: true, moves: 0, rounds: null, winners: [], thought, tally: {}, sided, lift: {} }
  const held: Held[] = []
  const match = { seats, options, stream: keyStream(keyOf(seed)) }
  try {
    for (const { reached } of playout(game, match, timed(byBots(rngOf(`${seed} bots`)), thought))) {
      if (++ended.moves > TOO_MANY_MOVES) return ended
      count(ended.tally, game.id, reached.told)
      countSides(sided, game.id, reached.told)
      held.push(...dealt(game, reached))
      const outcome = game.outcome(reached.position.state)
      if (!outcome) continue
      const view = game.view(reached.position.state, 'spectator')
      const rounds = 'round' in view && typeof view.round === 'number' ? view.round : null
      const { winners } = outcome
      return { ...ended, stuck: false, rounds, winners, lift: creditLift(held, winners) }
    }
  } catch (error) {
    console.error(
      `  stuck: ${game.id}, ${seats} seats, seed ${seed}: ${error instanceof Error ? error.message : error}`,
    )
  }
  return ended
}

function timed(choose: Chooser, thought: number[]): Chooser {
  return (game, position) => {
    const begun = process.threadCpuUsage()
    const move = choose(game, position)
    const { user, system } = process.threadCpuUsage(begun)
    thought.push((user + system) / 1000)
    return move
  }
}
