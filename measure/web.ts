import { BadArgs, type Args } from './args.ts'
import type { Report } from './report.ts'
import { TITLES, type Game } from '@robot-night/engine'
import { titleFor } from './titles.ts'
import { openHouse, type House } from './web/house.ts'
import { longestTasks } from './web/reveal.ts'
import { JAVASCRIPT_BEFORE_USE, lookAt, type Look, type Place } from './web/look.ts'
import { lookAtReplay } from './web/replay.ts'

/** What a page weighs before it can be used, how much it shifts, and whether the battles' reveal stutters. */
export async function run(args: Args, report: Report): Promise<void> {
  if (args.part !== null && !PARTS.includes(args.part)) {
    throw new BadArgs(`--part takes one of ${PARTS.join(', ')}, not ${args.part}.`)
  }
  const game = titleFor(args)
  const title = game.id
  const house = await openHouse((words) => report.progress(words))
  try {
    const shifts = args.part === 'replay' ? [] : await tables(house, game, report)
    if (args.part !== 'tables') shifts.push(...(await replays(house, args.isAnyTitle ? TITLES : [game], report)))
    report.figure({ name: 'layout shift', title, value: Math.max(...shifts), unit: '', bound: 0.05, better: 'less' })
  } finally {
    await house.close()
  }
}

const PARTS = ['tables', 'replay']

/** How far their pages shifted. */
async function tables(house: House, game: Game, report: Report): Promise<number[]> {
  const looks = await lookAt(house, game)
  weigh(looks, game.id, report)
  const shifts = Object.values(looks).map((look) => look.shift)
  if (game.id === REVEALING) shifts.push(await smoothness(house, report))
  return shifts
}

/** The title whose reveals are timed. */
const REVEALING = 'robot-revolution'

/** How far the page shifted meanwhile. */
async function smoothness(house: House, report: Report): Promise<number> {
  const { longest, battles, shift } = await longestTasks(house)
  const about = { title: REVEALING }
  const name = 'longest task during the reveal, CPU slowed 4x'
  report.figure({ name, ...about, ...middle(longest), unit: 'ms', bound: 100, better: 'less' })
  report.figure({ name: 'battles revealed', ...about, value: battles, unit: '', bound: 3 })
  return shift
}

/** How far their pages shifted. */
async function replays(house: House, games: readonly Game[], report: Report): Promise<number[]> {
  const shifts: number[] = []
  for (const game of games) {
    const { cover, player, moments, longest, slowed } = await lookAtReplay(house, game)
    const about = { title: game.id }
    const bytes = { ...about, unit: 'B', better: 'less' } as const
    report.figure({ name: `replay ${JAVASCRIPT_BEFORE_USE}`, ...bytes, value: cover.scripts, bound: REPLAY_BYTES })
    report.figure({
      name: `replay, once it is shown, ${JAVASCRIPT_BEFORE_USE}`,
      ...bytes,
      value: player,
      bound: PLAYER_BYTES,
    })
    const name = 'longest task while a replay is stepped and scrubbed'
    report.figure({ name, ...about, ...middle(longest), unit: 'ms', bound: 100, better: 'less' })
    report.figure({ name: `${name}, CPU slowed 4x`, ...about, ...middle(slowed), unit: 'ms' })
    report.figure({ name: 'moments scrubbed through', ...about, value: moments, unit: '', bound: 30 })
    shifts.push(cover.shift)
  }
  return shifts
}

/** The median: on a machine that does other things as well one round or another is held up. */
function middle(rounds: readonly number[]): { value: number; spread: [number, number] } {
  const sorted = rounds.map(Math.round).sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? Infinity, spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] }
}

function weigh({ home, lobby, table, embed }: Record<Place, Look>, title: string, report: Report): void {
  const bytes = { unit: 'B', better: 'less' } as const
  report.figure({ name: `home ${JAVASCRIPT_BEFORE_USE}`, value: home.scripts, bound: 45_000, ...bytes })
  report.figure({ name: `lobby ${JAVASCRIPT_BEFORE_USE}`, title, value: lobby.scripts, bound: LOBBY_BYTES, ...bytes })
  report.figure({
    name: `room ${JAVASCRIPT_BEFORE_USE}`,
    title,
    value: table.scripts,
    bound: roomBound(title),
    ...bytes,
  })
  report.figure({ name: `embed ${JAVASCRIPT_BEFORE_USE}`, title, value: embed.scripts, bound: 40_000, ...bytes })
  report.figure({ name: 'font bytes', value: Math.max(home.fonts, table.fonts), bound: 60_000, ...bytes })
}

const LOBBY_BYTES = 75_000
const REPLAY_BYTES = 60_000
/** With all that a watcher may come to see of a table. */
const PLAYER_BYTES = 125_000
/** A table of cards, and those with more on it. */
const roomBound = (title: string): number => (title === REVEALING ? 75_000 : 90_000)
