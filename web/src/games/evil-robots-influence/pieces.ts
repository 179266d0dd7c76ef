import { CARDS, LEFT_CARDS, RIGHT_CARDS, type Team, type View } from '@robot-night/engine/games/evil-robots-influence'
import { titlePieces, type AskedTable, type PieceText } from '#lib/stage/titlePieces.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import { gainOf, levelIn, teamIn, workerIn } from './reveal/verdict.ts'
import { WORDS as TABLE } from './words/words.ts'

const KINDS = [
  ...(['card', 'back', 'no-card', 'own-back', 'cost', 'power', 'zero', 'coin', 'hidden-coin', 'eye', 'team'] as const),
  ...(['gem', 'token', 'dealer', 'next-dealer', 'hand', 'offer', 'pot', 'stack', 'sequence', 'status'] as const),
  ...(['player', 'npc', 'claim', 'line', 'place'] as const),
] as const
type Kind = (typeof KINDS)[number]

/** A line of the count, and what it comes from. */
export interface Line {
  team: Team
  level: number
  totals: Readonly<Record<Team, number>>
  winning: readonly Team[]
  isWinner: boolean
  /** Neutral, and wins by the Universal Worker all the same. */
  isWorker: boolean
  /** What the round has brought in all, and the part of it that cards have. */
  gain: number
  byCards: number
  pot: number
}
export interface PieceWords {
  line(line: Line): string
  place(influence: number): string
  of: Readonly<Record<Kind, PieceText>>
  /** By its letter. */
  coins: Readonly<Record<string, PieceText>>
  /** By its deck. */
  backs: Readonly<Record<string, PieceText>>
}

const WORDS = perLanguage<PieceWords>({
  en: async () => (await import('#lib/words/en/titles/evil-robots-influence/pieces.ts')).pieces,
  de: async () => (await import('#lib/words/de/titles/evil-robots-influence/pieces.ts')).pieces,
})

export default titlePieces(KINDS, WORDS, (kind, which, table: AskedTable<View>) => {
  const { language } = table
  if (kind === 'coin') return WORDS.in(language).coins[which] ?? null
  if (kind === 'back') return WORDS.in(language).backs[which] ?? null
  if (kind === 'line' || kind === 'place') return reasonOf(kind, Number(which), table)
  const card = kind === 'card' ? [...LEFT_CARDS, ...RIGHT_CARDS].find((each) => each === which) : undefined
  if (!card) return null
  const { of, types } = TABLE.in(language).cards
  const { name, when } = types[CARDS[card].type]
  return { name: of[card].name, text: `${name}, ${when}: ${of[card].text}` }
})

function reasonOf(
  kind: 'line' | 'place',
  seat: number,
  { view, players, language }: AskedTable<View>,
): PieceText | null {
  const { name } = players[seat] ?? {}
  if (name === undefined) return null
  const words = WORDS.in(language)
  if (kind === 'place') return { name, text: words.place(view.seats[seat]?.influence ?? 0) }
  const line = lineOf(view, seat)
  return line && { name, text: words.line(line) }
}

function lineOf({ result }: View, seat: number): Line | null {
  if (!result) return null
  const { count, pot, bonuses } = result
  const { good, evil, neutral } = count.teams
  const own = bonuses.filter((bonus) => bonus.seat === seat)
  return {
    ...{ pot, winning: count.winning, team: teamIn(count, seat), level: levelIn(count, seat) },
    totals: { good: good.total, evil: evil.total, neutral: neutral.total },
    isWinner: count.winners.includes(seat),
    isWorker: workerIn(count) === seat,
    gain: gainOf(result, seat),
    byCards: own.reduce((sum, { amount }) => sum + amount, 0),
  }
}
