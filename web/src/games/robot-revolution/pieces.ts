import type { View } from '@robot-night/engine/games/robot-revolution'
import { faceOf } from '#lib/cards/card.ts'
import { cardName } from '#lib/cards/names.ts'
import { titlePieces, type AskedTable, type PieceText } from '#lib/stage/titlePieces.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'

const KINDS = [
  ...([
    'card',
    'back',
    'own-back',
    'hold',
    'battlefield',
    'won-once',
    'total',
    'rank-and-file',
    'shared-code',
  ] as const),
  ...(['generals', 'marker', 'deck', 'discards', 'hand', 'player', 'order', 'stamp', 'place'] as const),
] as const
type Kind = (typeof KINDS)[number]

/** What a player's place in the end goes by. */
interface Way {
  breakthroughs: number
  generalsLeft: number
  /** The round in which they fell; null: they didn't. */
  fellIn: number | null
  /** Those of the others, who still guard generals at the end. */
  isLast: boolean
}
export interface PieceWords {
  place(way: Way): string
  of: Readonly<Record<Kind, PieceText>>
  number(worth: number): string
  court(worth: number): string
  ace(worth: number): string
  stamp: Readonly<Record<string, PieceText>>
}

const WORDS = perLanguage<PieceWords>({
  en: async () => (await import('#lib/words/en/titles/robot-revolution/pieces.ts')).pieces,
  de: async () => (await import('#lib/words/de/titles/robot-revolution/pieces.ts')).pieces,
})

const COURT: Readonly<Record<string, number>> = { J: 11, Q: 12, K: 13 }

export default titlePieces(KINDS, WORDS, (kind, which, table: AskedTable<View>) => {
  const { language } = table
  const words = WORDS.in(language)
  if (kind === 'stamp') return words.stamp[which] ?? null
  if (kind === 'place') return placeOf(Number(which), table)
  return kind === 'card' ? { name: cardName(which, language), text: worthOf(which, words) } : null
})

function placeOf(seat: number, { view, players, language }: AskedTable<View>): PieceText | null {
  const [own, player] = [view.seats[seat], players[seat]]
  if (!own || !player) return null
  const isLast = view.seats.every((each) => each === own || each.fellIn !== null)
  return { name: player.name, text: WORDS.in(language).place({ ...wayOf(own), isLast }) }
}
const wayOf = ({ breakthroughs, generalsLeft, fellIn }: View['seats'][number]) => ({
  breakthroughs,
  generalsLeft,
  fellIn,
})

function worthOf(card: string, words: PieceWords): string {
  const { rank } = faceOf(card)
  const court = COURT[rank]
  if (court !== undefined) return words.court(court)
  return rank === 'A' ? words.ace(14) : words.number(Number(rank))
}
