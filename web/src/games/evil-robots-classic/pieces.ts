import {
  ROBOTS,
  TYPES,
  type Allegiance,
  type RoundResult,
  type View,
} from '@robot-night/engine/games/evil-robots-classic'
import { titlePieces, type AskedTable, type PieceText } from '#lib/stage/titlePieces.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import { comparedBy } from './teams.ts'
import { WORDS as TABLE } from './words/words.ts'

const KINDS = [
  ...([
    'robot',
    'power',
    'coin',
    'coin-back',
    'own-back',
    'eye',
    'flipped',
    'claim',
    'player',
    'npc',
    'status',
  ] as const),
  ...([
    'ready',
    'countdown',
    'queue',
    'left-out',
    'conversion',
    'wall',
    'points',
    'lie',
    'line',
    'place',
    'tie',
  ] as const),
] as const
type Kind = (typeof KINDS)[number]

/** A line of a round's result, and what it comes from. */
export interface Line {
  allegiance: Allegiance
  level: number
  winner: RoundResult['winner']
  /** What decided between Good and Evil; null: nothing did. */
  decided: ReturnType<typeof comparedBy>[number] | null
  win: number
  /** The robot that has brought points of its own, and how many. */
  card: { robot: string; points: number } | null
}
export interface PieceWords {
  line(line: Line): string
  place(score: number, goal: number): string
  of: Readonly<Record<Kind, PieceText>>
  /** By its letter. */
  coins: Readonly<Record<string, PieceText>>
}

const WORDS = perLanguage<PieceWords>({
  en: async () => (await import('#lib/words/en/titles/evil-robots-classic/pieces.ts')).pieces,
  de: async () => (await import('#lib/words/de/titles/evil-robots-classic/pieces.ts')).pieces,
})

export default titlePieces(KINDS, WORDS, (kind, which, table: AskedTable<View>) => {
  const { language } = table
  if (kind === 'coin') return WORDS.in(language).coins[which] ?? null
  if (kind === 'line' || kind === 'place') return reasonOf(kind, Number(which), table)
  const robot = kind === 'robot' ? ROBOTS.find((each) => each === which) : undefined
  if (!robot) return null
  const { robots, types } = TABLE.in(language)
  const { name, when } = types[TYPES[robot]]
  return { name: robot, text: `${name}, ${when}: ${robots[robot]}` }
})

function reasonOf(
  kind: 'line' | 'place',
  seat: number,
  { view, players, language }: AskedTable<View>,
): PieceText | null {
  const { name } = players[seat] ?? {}
  if (name === undefined) return null
  const words = WORDS.in(language)
  if (kind === 'place') return { name, text: words.place(view.seats[seat]?.score ?? 0, view.options.target) }
  const line = lineOf(view, seat)
  return line && { name, text: words.line(line) }
}

function lineOf({ phase, npc }: View, seat: number): Line | null {
  const result = phase.kind === 'nextRound' || phase.kind === 'over' ? phase.result : null
  const own = result?.seats[seat]
  if (!result || !own) return null
  const { allegiance, level, win, card, robot } = own
  const last = comparedBy(result, npc).at(-1)
  return {
    ...{ allegiance, level, win, winner: result.winner },
    decided: last && last.good !== last.evil ? last : null,
    card: card === 0 ? null : { robot, points: card },
  }
}
