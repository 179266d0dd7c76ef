import {
  BATTLEFIELDS,
  isCardId,
  isHidden,
  strength,
  type Battlefield,
  type CardId,
  type Play,
  type SeenCard,
  type Strength,
  type View,
} from '@robot-night/engine/games/robot-revolution'
import type { Seat } from '#lib/table/scene.ts'
import { frontSpot, type Spot } from './spots.ts'

/** A card as it lies on the table. `chip`: its number among those laid but not yet sent. `isVeiled`: only its owner sees it. */
export interface Shown {
  card: CardId | null
  sideways: boolean
  isVeiled: boolean
  chip: number | null
  spot: Spot
}

/** One seat's side of a battlefield. */
export interface Side {
  seat: Seat
  cards: Shown[]
  /** Of the cards that this viewer knows. */
  strength: Strength
  /** What the counter shows; null: there is nothing to count. */
  total: number | null
  hasHidden: boolean
  hasVeiled: boolean
}

export interface Front {
  battlefield: Battlefield
  /** By seat. */
  sides: Side[]
  /** Who has most by what can be seen; null when nobody or more than one has. */
  leader: Seat | null
  /** Whose card lies sideways here: another win is a breakthrough. */
  holder: Seat | null
  /** What the lifted card would make of the viewer's side. */
  would: Strength | null
}

/** Room for the viewer's next card: quiet until one is lifted, brass where it would do most. `total`: what it would make. */
export interface Slot {
  look: 'quiet' | 'aim' | 'best'
  total: number | null
}

/** What the viewer has in mind: cards laid and not yet sent, and the one lifted. */
export interface Intent {
  seat: Seat | null
  plays: readonly Play[]
  picked: string | null
  /** The cards laid are played face up. */
  isFaceUp: boolean
  /** What only the viewer may see is hidden for now from anyone looking over their shoulder. */
  isCovered: boolean
}

/** The five battlefields as they are to be shown. */
export function frontsOf(view: View, intent: Intent): Front[] {
  return BATTLEFIELDS.map((battlefield) => {
    const sides = (view.stacks[battlefield - 1] ?? []).map((stack, seat) =>
      sideOf(view, { battlefield, seat, stack }, intent),
    )
    const own = sides.find((side) => side.seat === intent.seat)
    return {
      battlefield,
      sides,
      leader: leaderOf(sides),
      holder: sides.find((side) => side.cards[0]?.sideways)?.seat ?? null,
      would: own && intent.picked !== null && !intent.isCovered ? wouldBe(view, own, intent.picked) : null,
    }
  })
}

interface Place {
  battlefield: Battlefield
  seat: Seat
  stack: readonly SeenCard[]
}

function sideOf(view: View, { battlefield, seat, stack }: Place, intent: Intent): Side {
  const laid = seat === intent.seat ? pending(intent, battlefield) : []
  const open = [...stack.map(shown), ...laid].map((card, at) => ({ ...card, spot: frontSpot(battlefield, seat, at) }))
  const cards = intent.isCovered ? open.map(covered) : open
  const known = cards.flatMap(({ card }) => (card ? [card] : []))
  return {
    seat,
    cards,
    ...totalled(cards.length, strength(known, view.options)),
    hasHidden: cards.some(({ card }) => card === null),
    hasVeiled: cards.some(({ card, isVeiled }) => card !== null && isVeiled),
  }
}

const totalled = (cards: number, strength: Strength) => ({ strength, total: cards === 0 ? null : strength.total })

type Lying = Omit<Shown, 'spot'>

function shown(seen: SeenCard): Lying {
  if (isHidden(seen)) return { card: null, sideways: false, isVeiled: false, chip: null }
  return { card: seen.card, sideways: seen.sideways ?? false, isVeiled: !seen.faceUp, chip: null }
}

const covered = (shown: Shown): Shown => (shown.isVeiled ? { ...shown, card: null } : shown)

function pending({ plays, isFaceUp }: Intent, battlefield: Battlefield): Lying[] {
  return plays.flatMap((play, at) => {
    if (play.battlefield !== battlefield || !isCardId(play.card)) return []
    return [{ card: play.card, sideways: false, isVeiled: !isFaceUp, chip: isFaceUp ? null : at + 1 }]
  })
}

function leaderOf(sides: readonly Side[]): Seat | null {
  const top = Math.max(...sides.map((side) => side.strength.total))
  const [best, ...others] = sides.filter((side) => side.strength.total === top)
  return best && others.length === 0 && top > 0 ? best.seat : null
}

function wouldBe(view: View, own: Side, picked: string): Strength | null {
  if (!isCardId(picked)) return null
  const known = own.cards.flatMap(({ card }) => (card ? [card] : []))
  return strength([...known, picked], view.options)
}
