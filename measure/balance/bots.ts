import type { Game } from '@robot-night/engine'
import type { Args } from '../args.ts'
import { playAgainst, type Match, type Opponent } from './bots/matches.ts'
import type { Report } from '../report.ts'
import { playMatch } from './selfplay/matches.ts'
import { optionSets, seatCounts, titleFor, type Played } from '../titles.ts'

/** The bot against random play and against the clock's fallbacks; what a decision costs it. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  for (const played of optionSets(args, game)) {
    againstOthers(game, { ...played, args }, report)
    for (const seats of seatCounts(args, game)) {
      if (!game.options.refuse(played.options, seats)) thoughtAt(game, { seats, seed: args.seed, ...played }, report)
    }
  }
}

/** How many sit there, and the least share of matches that the one bot among them is to win. */
interface Bounds {
  seats: number
  least: Readonly<Record<Opponent, number>>
  /** What a place at the top is worth that is shared. */
  shared: 'nothing' | 'its part'
}

const USUAL: Bounds = { seats: 2, least: { random: 0.85, fallback: 0.7 }, shared: 'nothing' }
const FAIR_OF_FOUR = 1 / 4
const FAIR_OF_FIVE = 1 / 5
const BOUNDS: Readonly<Record<string, Bounds>> = {
  'evil-robots-classic': {
    seats: 5,
    least: { random: 1.6 * FAIR_OF_FIVE, fallback: 1.6 * FAIR_OF_FIVE },
    shared: 'its part',
  },
  // Little is to be read from words that mean nothing, and nobody is misled by a word of its own.
  'not-a-robot': { seats: 4, least: { random: 1.1 * FAIR_OF_FOUR, fallback: 2 * FAIR_OF_FOUR }, shared: 'its part' },
  'evil-robots-influence': {
    seats: 5,
    least: { random: 1.4 * FAIR_OF_FIVE, fallback: 1.4 * FAIR_OF_FIVE },
    shared: 'its part',
  },
  'cardbot-derby': { seats: 2, least: { random: 0.75, fallback: 0.75 }, shared: 'nothing' },
}
const OPPONENTS = ['random', 'fallback'] as const

function againstOthers(game: Game, { options, about, args }: Played & { args: Args }, report: Report): void {
  const { seats, least, shared } = BOUNDS[game.id] ?? USUAL
  const matches = args.matches ?? 1000
  for (const opponent of OPPONENTS) {
    let won = 0
    for (let played = 0; played < matches; played++) {
      const own = played % seats
      const match: Match = { game, seats, options, own, opponent, seed: `${args.seed} ${opponent} ${played}` }
      won += partOf(playAgainst(match), { own, shared })
      if (played % 250 === 0) report.progress(`against ${opponent}: ${played} of ${matches} matches`)
    }
    const bounds = { bound: least[opponent], better: 'more' } as const
    report.figure({
      name: `wins against ${opponent}`,
      title: game.id,
      seats,
      ...about,
      value: won / matches,
      unit: 'share',
      ...bounds,
    })
  }
}

function partOf(winners: readonly number[], { own, shared }: { own: number; shared: Bounds['shared'] }): number {
  if (!winners.includes(own)) return 0
  return winners.length === 1 ? 1 : shared === 'nothing' ? 0 : 1 / winners.length
}

const MATCHES_THOUGHT = 60

type Company = Played & { seats: number; seed: string }

/** Among its like, where matches are longest and hands fullest. */
function thoughtAt(game: Game, { seats, options, about, seed }: Company, report: Report): void {
  report.progress(`${seats} seats: ${MATCHES_THOUGHT} matches among bots`)
  const seeds = Array.from({ length: MATCHES_THOUGHT }, (_, at) => `${seed} thought ${at}`)
  const matches = seeds.map((each) => playMatch(game, { seats, options, seed: each }))
  const thought = matches.flatMap((match) => match.thought).sort((one, other) => one - other)
  const mean = thought.reduce((sum, each) => sum + each, 0) / Math.max(thought.length, 1)
  const p99 = thought[Math.floor(thought.length * 0.99)] ?? 0
  const all = { title: game.id, seats, ...about, unit: 'ms', better: 'less' } as const
  report.figure({ name: 'decision CPU mean', value: mean, bound: 2, ...all })
  report.figure({ name: 'decision CPU p99', value: p99, bound: 20, ...all })
}
