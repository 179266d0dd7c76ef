import type { Game } from '@robot-night/engine'
import type { Args } from './args.ts'
import { playAgainst, type Match, type Opponent } from './bots/matches.ts'
import type { Report } from './report.ts'
import { playMatch } from './selfplay/matches.ts'
import { seatCounts, titleFor } from './titles.ts'

/** The computer player against random play and against the clock's fallbacks; what a decision costs it. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  againstOthers(game, args, report)
  for (const seats of seatCounts(args, game)) thoughtAt(game, { seats, seed: args.seed }, report)
}

/** The least share of matches to be won by two. A draw is not won. */
const BOUNDS: Readonly<Record<Opponent, number>> = { random: 0.85, fallback: 0.7 }
const OPPONENTS = ['random', 'fallback'] as const

function againstOthers(game: Game, args: Args, report: Report): void {
  const [seats, matches] = [2, args.matches ?? 1000]
  for (const opponent of OPPONENTS) {
    let won = 0
    for (let played = 0; played < matches; played++) {
      const own = played % seats
      const match: Match = { game, seats, own, opponent, seed: `${args.seed} ${opponent} ${played}` }
      if (isAlone(playAgainst(match), own)) won++
      if (played % 250 === 0) report.progress(`against ${opponent}: ${played} of ${matches} matches`)
    }
    const bounds = { bound: BOUNDS[opponent], better: 'more' } as const
    report.figure({
      name: `wins against ${opponent}`,
      title: game.id,
      seats,
      value: won / matches,
      unit: 'share',
      ...bounds,
    })
  }
}

const isAlone = (winners: readonly number[], own: number): boolean => winners.length === 1 && winners[0] === own

const MATCHES_THOUGHT = 60

/** Among its like, where matches are longest and hands fullest. */
function thoughtAt(game: Game, { seats, seed }: { seats: number; seed: string }, report: Report): void {
  report.progress(`${seats} seats: ${MATCHES_THOUGHT} matches among computer players`)
  const matches = Array.from({ length: MATCHES_THOUGHT }, (_, at) => playMatch(game, seats, `${seed} thought ${at}`))
  const thought = matches.flatMap((match) => match.thought).sort((one, other) => one - other)
  const mean = thought.reduce((sum, each) => sum + each, 0) / Math.max(thought.length, 1)
  const p99 = thought[Math.floor(thought.length * 0.99)] ?? 0
  const about = { title: game.id, seats, unit: 'ms', better: 'less' } as const
  report.figure({ name: 'decision CPU mean', value: mean, bound: 2, ...about })
  report.figure({ name: 'decision CPU p99', value: p99, bound: 20, ...about })
}
