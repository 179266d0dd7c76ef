import { RANKS, type Target, type View } from '@robot-night/engine/games/cardbot-derby'
import { rankName } from '#lib/cards/names.ts'
import { titlePieces, type AskedTable, type PieceText } from '#lib/stage/titlePieces.ts'
import { perLanguage } from '#lib/words/perLanguage.ts'
import { commandOf } from './command.ts'
import { WORDS as TABLE, type Command } from './words/words.ts'

const KINDS = ['card', 'back', 'tile', 'robot', 'drone', 'ghost', 'fuse', 'order', 'ready', 'racer', 'lap'] as const
type Kind = (typeof KINDS)[number]

/** A robot's way, and what came of it. */
export interface Lap {
  reached: readonly { target: Target; round: number }[]
  isWinner: boolean
  /** The match ended at its last round: then those who got furthest have won. */
  isAtLimit: boolean
}
export interface PieceWords {
  lap(lap: Lap): string
  drone: string
  of: Readonly<Record<Kind, PieceText>>
  commands: Readonly<Record<Command, string>>
  /** By what is drawn. */
  tiles: Readonly<Record<TileName, PieceText>>
}
const TILES = [
  ...(['plain', 'start', 'belt', 'belt-first', 'tar', 'ice', 'portal', 'turn-left', 'turn-right'] as const),
  ...(['wall', 'gate', 'target-J', 'target-Q', 'target-K'] as const),
] as const
type TileName = (typeof TILES)[number]

const WORDS = perLanguage<PieceWords>({
  en: async () => (await import('#lib/words/en/titles/cardbot-derby/pieces.ts')).pieces,
  de: async () => (await import('#lib/words/de/titles/cardbot-derby/pieces.ts')).pieces,
})

export default titlePieces(KINDS, WORDS, (kind, which, table: AskedTable<View>) => {
  const { language } = table
  const words = WORDS.in(language)
  if (kind === 'tile') return words.tiles[TILES.find((each) => each === which) ?? 'plain']
  if (kind === 'lap') return lapOf(Number(which), table)
  // A playing card is called by its suit as well.
  const rank = kind === 'card' ? RANKS.find((each) => which === each || which.slice(0, -1) === each) : undefined
  if (!rank) return null
  const command = commandOf(rank)
  return {
    name: `${rankName(`${rank}H`, language)}: ${TABLE.in(language).commands[command]}`,
    text: words.commands[command],
  }
})

function lapOf(robot: number, { view, players, language }: AskedTable<View>): PieceText | null {
  const own = view.robots[robot]
  if (!own || view.phase.kind !== 'over') return null
  const words = WORDS.in(language)
  const { winners, result } = view.phase
  const lap = { reached: own.reached, isWinner: winners.includes(robot), isAtLimit: result === 'roundLimit' }
  return { name: own.seat === null ? words.drone : (players[own.seat]?.name ?? ''), text: words.lap(lap) }
}
