import { TITLES, type Game } from '@robot-night/engine'
import { BadArgs, type Args } from '../args.ts'
import type { Figure, Report } from '../report.ts'
import { titleFor } from '../titles.ts'
import { plantedFlaws } from './web/flaws.ts'
import { openHouse, type House } from './web/house.ts'
import { JAVASCRIPT_BEFORE_USE, lookAt, type Look, type Place } from './web/look.ts'
import { wholeMatch } from './web/match.ts'
import { nightOf } from './web/memory.ts'
import { middle } from './web/middle.ts'
import { lookAtReplay } from './web/replay.ts'
import { longestTasks } from './web/reveal.ts'
import { SLOWED, startsOf } from './web/start.ts'

/** What a page weighs, how soon a slow phone can use it, whether it stutters or shifts, and what a night leaves in memory. */
export async function run(args: Args, report: Report): Promise<void> {
  if (args.part !== null && !PARTS.includes(args.part)) {
    throw new BadArgs(`--part takes one of ${PARTS.join(', ')}, not ${args.part}.`)
  }
  const games = args.isAnyTitle ? TITLES : [titleFor(args)]
  const house = await openHouse((words) => report.progress(words))
  try {
    for (const part of args.part === null ? PARTS : [args.part]) await MEASURED[part]?.(house, { games, args }, report)
  } finally {
    await house.close()
  }
}

type Measured = (house: House, asked: { games: readonly Game[]; args: Args }, report: Report) => Promise<void>
const MEASURED: Readonly<Record<string, Measured>> = { weight, start, match, memory, replay, flaws }
const PARTS = Object.keys(MEASURED)

async function weight(...[house, { games }, report]: Parameters<Measured>): Promise<void> {
  for (const game of games) {
    const looks = await lookAt(house, game)
    weigh(looks, game.id, report)
    report.figure(shifted('a page opened', game.id, Math.max(...Object.values(looks).map(({ shift }) => shift))))
  }
}

async function start(...[house, { games }, report]: Parameters<Measured>): Promise<void> {
  for (const { id: title, ...game } of games) {
    const starts = await startsOf(house, { id: title, ...game })
    for (const [place, { seen, used }] of Object.entries(starts)) {
      const on = `${place} on slow 4G, CPU slowed ${SLOWED}x`
      report.figure({ name: `${on}: seen`, title, ...seen, unit: 'ms' })
      const limit = { bound: USABLE_MS[place] ?? NaN, better: 'less' } as const
      report.figure({ name: `${on}: a tap works`, title, ...used, unit: 'ms', ...limit })
    }
  }
}

/** Tasks and shifts. */
async function match(...[house, { games, args }, report]: Parameters<Measured>): Promise<void> {
  for (const game of games) {
    const about = { title: game.id }
    const matches = []
    for (let n = args.matches ?? MATCHES; n > 0; n--) matches.push(await wholeMatch(house, game))
    const longest = middle(matches.map((each) => Math.round(each.longest)))
    const name = `longest task in a match, CPU slowed ${SLOWED}x`
    report.figure({ name, ...about, ...longest, unit: 'ms', bound: LONGEST_TASK_MS, better: 'less' })
    report.figure(shifted('a match', game.id, Math.max(...matches.map(({ shift }) => shift))))
    const ended = matches.filter(({ isOver }) => isOver).length
    report.figure({ name: 'matches seen to their end', ...about, value: ended, unit: '', bound: matches.length })
    if (game.id === REVEALING) report.figure(shifted('reveals', game.id, await smoothness(house, report)))
  }
}

/** One title is enough: a room stores the same of a match in all of them. */
async function memory(...[house, { games }, report]: Parameters<Measured>): Promise<void> {
  const [game] = games
  if (!game) return
  const { settled, end, matches } = await nightOf(house, game)
  const about = { title: game.id, better: 'less' } as const
  const bytes = end.bytes - settled.bytes
  report.figure({ name: 'heap grown, match 3 to 10', ...about, value: bytes, unit: 'B', bound: GROWN_BYTES })
  report.figure({ name: 'nodes grown', ...about, value: end.nodes - settled.nodes, unit: '', bound: GROWN_NODES })
  const listeners = end.listeners - settled.listeners
  report.figure({ name: 'listeners grown', ...about, value: listeners, unit: '', bound: GROWN_LISTENERS })
  report.figure({ name: 'heap after the night', title: game.id, value: end.bytes, unit: 'B' })
  report.figure({ name: 'matches in the night', title: game.id, value: matches, unit: '', bound: 10 })
}

/** The log of the room and the card of the night grow with each match; nothing else may. */
const GROWN_BYTES = 1_000_000
const GROWN_NODES = 500
const GROWN_LISTENERS = 100

async function flaws(...[house, , report]: Parameters<Measured>): Promise<void> {
  const { missed, caught } = await plantedFlaws(house)
  for (const flaw of missed) report.progress(`Missed: ${flaw}`)
  report.figure({ name: 'flaws missed', value: missed.length, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: 'flaws caught', value: caught, unit: 'flaws', bound: 4 })
}

function shifted(of: string, title: string, value: number): Figure {
  return { name: `layout shift of ${of}`, title, value, unit: '', bound: 0.05, better: 'less' }
}

/** The title whose reveals are measured. */
const REVEALING = 'robot-revolution'

/** How far the page shifted meanwhile. */
async function smoothness(house: House, report: Report): Promise<number> {
  const { longest, battles, shift } = await longestTasks(house)
  const about = { title: REVEALING }
  const name = 'longest task during the reveal, CPU slowed 4x'
  report.figure({ name, ...about, ...middle(longest), unit: 'ms', bound: LONGEST_TASK_MS, better: 'less' })
  report.figure({ name: 'battles revealed', ...about, value: battles, unit: '', bound: 3 })
  return shift
}

async function replay(...[house, { games }, report]: Parameters<Measured>): Promise<void> {
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
    report.figure({ name, ...about, ...middle(longest), unit: 'ms', bound: LONGEST_TASK_MS, better: 'less' })
    report.figure({ name: `${name}, CPU slowed 4x`, ...about, ...middle(slowed), unit: 'ms' })
    report.figure({ name: 'moments scrubbed through', ...about, value: moments, unit: '', bound: 30 })
    report.figure(shifted('a replay', game.id, cover.shift))
  }
}

function weigh({ home, lobby, table, embed }: Record<Place, Look>, title: string, report: Report): void {
  const bytes = { unit: 'B', better: 'less' } as const
  report.figure({ name: `home ${JAVASCRIPT_BEFORE_USE}`, value: home.scripts, bound: HOME_BYTES, ...bytes })
  report.figure({ name: `lobby ${JAVASCRIPT_BEFORE_USE}`, title, value: lobby.scripts, bound: LOBBY_BYTES, ...bytes })
  report.figure({
    name: `room ${JAVASCRIPT_BEFORE_USE}`,
    title,
    value: table.scripts,
    bound: ROOM_BYTES,
    ...bytes,
  })
  report.figure({ name: `embed ${JAVASCRIPT_BEFORE_USE}`, title, value: embed.scripts, bound: 8_000, ...bytes })
  report.figure({ name: 'font bytes', value: Math.max(home.fonts, table.fonts), bound: 60_000, ...bytes })
}

/** How soon a tap works on slow 4G, CPU slowed, ms. */
const USABLE_MS: Readonly<Record<string, number>> = { home: 1500, lobby: 1800, table: 2000 }
/** Longer tasks feel like stutter on a slow phone, in ms. */
const LONGEST_TASK_MS = 150
/** How many matches to watch for a title: the median counts. */
const MATCHES = 5
const HOME_BYTES = 50_000
const LOBBY_BYTES = 75_000
const ROOM_BYTES = 110_000
const REPLAY_BYTES = 60_000
/** With all that a watcher may come to see of a table. Rooms come first: what they are grouped by costs a replay a tenth. */
const PLAYER_BYTES = 142_000
