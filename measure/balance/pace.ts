import { TITLES, type Game } from '@robot-night/engine'
import type { Args } from '../args.ts'
import type { Report } from '../report.ts'
import { titleFor } from '../titles.ts'
import { play } from './pace/people.ts'
import type { Spent } from './pace/Spent.ts'

/** How long a round takes people who think, and what they wait for: at the usual pace, with the real room and its clocks. */
export async function run(args: Args, report: Report): Promise<void> {
  for (const game of args.isAnyTitle ? TITLES : [titleFor(args)]) {
    const seats = args.seats ?? SEATS[game.id] ?? game.seats.min
    for (const [name, thinkingOf] of Object.entries(PEOPLE)) {
      report.progress(`${game.id}: ${name}`)
      tells(report, { game, seats, name, all: played(args, { game, thinking: thinkingOf(seats) }) })
    }
  }
}

/** As many as sit there on a usual evening. */
const SEATS: Readonly<Record<string, number>> = {
  'robot-revolution': 3,
  'evil-robots-classic': 5,
  'evil-robots-influence': 5,
  'not-a-robot': 5,
  'cardbot-derby': 4,
}
const all = (seconds: number) => (seats: number) => Array.from({ length: seats }, () => seconds)
const ABSENT = 'thinking 8 s, one never answers'
const USUAL = 'thinking 8 s'
/** How long each of them thinks, s; null: for ever. */
const PEOPLE: Readonly<Record<string, (seats: number) => (number | null)[]>> = {
  'thinking 3 s': all(3),
  [USUAL]: all(8),
  'thinking 20 s': all(20),
  'thinking 8 s, one 30 s': (seats) => all(8)(seats).with(1, 30),
  [ABSENT]: (seats) => Array.from<number | null>({ length: seats }).fill(8).with(1, null),
}
/** The longest that a round may take people who think 8 s, s. */
const ROUND: Readonly<Record<string, number>> = { 'evil-robots-classic': 5 * 60, 'evil-robots-influence': 6 * 60 }
/** What somebody who never answers may cost the others, s a round. */
const COST = 90
const ROUNDS = 3
const MATCHES = 8

function played({ matches, seed }: Args, table: { game: Game; thinking: readonly (number | null)[] }): Spent[] {
  return Array.from({ length: matches ?? MATCHES }, (_, at) => play({ ...table, seed: `${seed} ${at}` }, ROUNDS))
}

const usual = new Map<string, number>()

function tells(report: Report, { game, seats, name, all }: { game: Game; seats: number; name: string; all: Spent[] }) {
  const lengths = all.flatMap((each) => each.lengths)
  const mean = lengths.reduce((sum, each) => sum + each, 0) / Math.max(1, lengths.length)
  const about = { title: game.id, seats, unit: 's' } as const
  const spread = [Math.min(...lengths), Math.max(...lengths)] as const
  const bound = name === USUAL ? ROUND[game.id] : undefined
  report.figure({
    name: `a round, ${name}`,
    ...about,
    value: mean,
    spread,
    ...(bound === undefined ? {} : { bound, better: 'less' }),
  })
  if (name === USUAL) usual.set(game.id, mean)
  if (name === ABSENT) {
    const value = mean - (usual.get(game.id) ?? 0)
    report.figure({ name: 'what that one costs the others', ...about, value, bound: COST, better: 'less' })
  }
  const idle = all.reduce((sum, each) => sum + each.idleShare, 0) / Math.max(1, all.length)
  report.figure({ name: `  of that, waiting for others`, ...about, value: idle * 100, unit: '%' })
  for (const [kind, seconds] of longest(all, lengths.length))
    report.figure({ name: `  of that, “${kind}”`, ...about, value: seconds })
}

/** The three questions that take most of a round, s. */
function longest(all: readonly Spent[], rounds: number): [kind: string, seconds: number][] {
  const sums = new Map<string, number>()
  for (const { byKind } of all) for (const [kind, each] of byKind) sums.set(kind, (sums.get(kind) ?? 0) + each)
  return [...sums]
    .map(([kind, sum]): [string, number] => [kind, sum / Math.max(1, rounds)])
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 3)
}
