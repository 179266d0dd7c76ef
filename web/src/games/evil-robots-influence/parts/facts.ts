import type {
  CardId,
  Face,
  Holder,
  PowerCard,
  SeenCard,
  SeenSeat,
  Side,
  Team,
  View,
} from '@robot-night/engine/games/evil-robots-influence'
import type { Seat } from '#lib/table/scene.ts'
import type { Words } from '../words/words.ts'

export const valueOf = ({ num, up }: PowerCard): number => (up ? num : 0)
export const letterOf = (face: Face): 'G' | 'E' => (face === 'H' ? 'G' : 'E')
export const LETTERS: Readonly<Record<Team, 'G' | 'E' | 'N'>> = { good: 'G', evil: 'E', neutral: 'N' }
export const teamOf = (one: Face, other: Face): Team => (one !== other ? 'neutral' : one === 'H' ? 'good' : 'evil')

/** A coin as it lies before a robot. */
export interface SeenCoin {
  /** Null: not for the viewer to know. */
  face: Face | null
  /** Known to some, the viewer among them. */
  isPrivate: boolean
}
/** What lies before a robot, or before the Idle Robot. */
export interface Before {
  power: PowerCard | null
  mark: number
  level: number | null
  coins: readonly SeenCoin[]
  seat: SeenSeat | null
}

export function beforeOf({ seats, idle }: Pick<View, 'seats' | 'idle'>, holder: Holder): Before {
  if (holder === 'idle') {
    if (!idle) throw new Error('an Idle Robot')
    const coins = [idle.left, idle.right].map((face): SeenCoin => ({ face, isPrivate: false }))
    return { power: idle.power, mark: idle.mark, level: idle.level, coins, seat: null }
  }
  const seat = seats[holder]
  if (!seat) throw new Error(`nobody has seat ${holder}`)
  const hidden = { face: seat.hidden, isPrivate: seat.hidden !== null && !seat.open }
  const coins = [hidden, { face: seat.shown, isPrivate: false }]
  return { power: seat.power, mark: seat.mark, level: seat.level, coins, seat }
}

/** While secrets lie covered, so does all that only some know of coins. */
export const coveredIn = (view: View): View => ({
  ...view,
  seats: view.seats.map((seat) => (seat.open ? seat : { ...seat, hidden: null })),
})

/** Once the match has been ended, nobody does anything any more. */
export const stoppedIn = (view: View): View => ({
  ...view,
  phase: { kind: 'over', winners: [], by: 'influence', path: 'good', pathBy: 'choice' },
})

/** The word below a robot. */
export interface Chip {
  text: string
  look: 'plain' | 'hot' | 'dim'
}

export function chipOf(view: View, seat: Seat, { table: { pod } }: Pick<Words, 'table'>): Chip | null {
  const { phase } = view
  const hot = hotOf(view, seat, pod)
  if (hot !== null) return { text: hot, look: 'hot' }
  if (seat === view.dealing) return { text: seat === view.dealer ? pod.deals : pod.dealsNow, look: 'plain' }
  if ((phase.kind === 'offer' || phase.kind === 'pick') && !phase.raised.includes(seat) && !view.seats[seat]?.power)
    return { text: pod.leaves, look: 'dim' }
  if ((phase.kind === 'endgame' || phase.kind === 'retain') && phase.asked.includes(seat))
    return { text: pod.asked, look: 'plain' }
  return null
}

function hotOf({ phase }: View, seat: Seat, pod: Words['table']['pod']): string | null {
  if (phase.kind === 'cardChoice' && phase.seat === seat) return pod.turn
  if (phase.kind === 'turn' && phase.seat === seat) return phase.extra ? pod.extraTurn : pod.turn
  if (phase.kind === 'reveal' && phase.seat === seat) return pod.reveals
  return phase.kind === 'over' && phase.winners.includes(seat) ? pod.wins : null
}

/** Whose move it is, if it is somebody's alone. */
export function moverOf({ phase }: Pick<View, 'phase'>): Seat | null {
  if (phase.kind === 'turn' || phase.kind === 'reveal' || phase.kind === 'cardChoice') return phase.seat
  return phase.kind === 'pick' || phase.kind === 'giveZero' ? phase.dealer : null
}

export const hasHandUp = ({ phase }: Pick<View, 'phase'>, holder: Holder): boolean =>
  holder !== 'idle' && (phase.kind === 'offer' || phase.kind === 'pick') && phase.raised.includes(holder)

/** All that a robot in the ring shows, said to those who only hear it. */
export function factsOf(view: View, holder: Holder, words: Pick<Words, 'table' | 'cards'>): string[] {
  const { pod } = words.table
  const { level, power, coins, seat } = beforeOf(view, holder)
  const chip = holder === 'idle' ? null : chipOf(view, holder, words)
  return [
    ...(chip ? [chip.text] : []),
    ...(hasHandUp(view, holder) ? [pod.raises] : []),
    ...(holder === view.token ? [pod.token] : []),
    ...(power && level !== null ? [pod.level(level)] : [pod.noPower]),
    ...(seat ? [hiddenIn(seat, pod), pod.shown(seat.shown)] : coins.map(({ face }) => pod.shown(face ?? 'H'))),
    ...(seat ? [pod.influence(seat.influence), pod.tokens(seat.tokens)] : []),
    ...(seat ? (['left', 'right'] as const).map((side) => cardIn(seat[side], side, words)) : []),
  ]
}

function hiddenIn({ hidden, open }: SeenSeat, pod: Words['table']['pod']): string {
  if (hidden === null) return pod.hidden
  return open ? pod.hiddenOpen(hidden) : pod.hiddenKnown(hidden)
}

/** A card that was turned face-down again is called by its name: all have seen it. What nobody has seen may lie covered. */
function cardIn(card: SeenCard | null, side: Side, { table, cards }: Pick<Words, 'table' | 'cards'>): string {
  if (!card) return table.pod.none(side)
  if (card.kind === 'back' || !(card.up || card.seen)) return table.pod.back(side)
  const { name } = cards.of[card.card]
  return table.pod.card(side, card.up ? name : table.look.wasSeen(name))
}

/** As long as it is not face-up, what is one's own lies in `Mine`. */
export const cardOf = (card: SeenCard | null): CardId | null => (card?.kind === 'card' ? card.card : null)
