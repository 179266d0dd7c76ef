import { titlePieces, type AskedTable, type PieceText } from '#lib/stage/titlePieces.ts'
import type { Ending, View } from '@robot-night/engine/games/not-a-robot'
import { perLanguage } from '#lib/words/perLanguage.ts'

const KINDS = [
  ...(['picture', 'answer', 'word', 'no-word', 'open-line', 'objection', 'struck', 'own-back', 'role'] as const),
  ...(['server', 'votes', 'scores', 'twos', 'claim', 'guesses', 'line', 'place'] as const),
] as const
type Kind = (typeof KINDS)[number]

/** A line of a round's points, and what it comes from. */
export interface Line {
  isRobot: boolean
  guess: Ending['guess']
  /** Who had the Robot card; null: the Server. */
  robot: string | null
  winner: Ending['winner']
  team: number
  own: number
  total: number
}
export interface PieceWords {
  line(line: Line): string
  place(points: readonly number[]): string
  of: Readonly<Record<Kind, PieceText>>
  roles: Readonly<Record<string, PieceText>>
}

const WORDS = perLanguage<PieceWords>({
  en: async () => (await import('#lib/words/en/titles/not-a-robot/pieces.ts')).pieces,
  de: async () => (await import('#lib/words/de/titles/not-a-robot/pieces.ts')).pieces,
})

export default titlePieces(KINDS, WORDS, (kind, which, table: AskedTable<View>) => {
  if (kind === 'role') return WORDS.in(table.language).roles[which] ?? null
  return kind === 'line' || kind === 'place' ? reasonOf(kind, Number(which), table) : null
})

function reasonOf(
  kind: 'line' | 'place',
  seat: number,
  { view, players, language }: AskedTable<View>,
): PieceText | null {
  const { name } = players[seat] ?? {}
  const ending = view.rounds.at(-1)?.ending
  if (name === undefined || !ending) return null
  const words = WORDS.in(language)
  if (kind === 'place')
    return { name, text: words.place(view.rounds.map((round) => round.ending.points[seat]?.total ?? 0)) }
  const { robot, guess, winner, points } = ending
  const { team = 0, own = 0, total = 0 } = points[seat] ?? {}
  const holder = robot === 'server' ? null : (players[robot]?.name ?? null)
  return { name, text: words.line({ isRobot: robot === seat, guess, robot: holder, winner, team, own, total }) }
}
