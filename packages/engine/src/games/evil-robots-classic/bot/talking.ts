import type { Rng, Seat } from '../../../core/game.ts'
import { TYPES } from '../material.ts'
import { SIDES, type Allegiance, type Offers, type Side, type View } from '../shapes.ts'
import { meIn, othersIn, seenAt, sideShown, toldBy } from './known.ts'

type Showing = Offers['show']['action']

/** Something a player might say with its cards, and how often of a hundred times it does. */
export interface Wish {
  showing: Showing
  chance: number
}

const HIGH = 7
const LOW = 3
/** A low power that passes early looks like a high one. */
const BLUFF = 2

/** What a player would like to show next, or null. What is shown once is not shown again. */
export function nextWish(view: View, rng: Rng): Wish | null {
  const { own } = meIn(view)
  if (own.robot === 'ScaredyBot') return null // ERC-780
  return favour(view) ?? (own.robot === 'CheatBot' ? lie(view) : honest(view, rng))
}

/** Who shows me in private that we are on one side is shown the same. */
export function favour(view: View): Wish | null {
  const { seat, own } = meIn(view)
  if (own.robot === 'ScaredyBot' || own.allegiance === 'N') return null
  const friend = view.whispered.find(
    (show) => show.seat !== seat && isMine(show.showed, own.allegiance) && !hasHeard(view, show.seat),
  )
  return friend ? { showing: coin([friend.seat]), chance: 100 } : null
}

const isMine = ({ what, value }: { what: string; value: unknown }, side: Allegiance) =>
  what === 'allegiance' && value === side

const hasHeard = ({ whispered, viewer }: View, friend: Seat): boolean =>
  whispered.some(({ seat, to, showed }) => seat === viewer && showed.what === 'allegiance' && to.includes(friend))

const coin = (to: 'all' | Seat[], value: Allegiance | null = null): Showing => ({
  show: { what: 'allegiance', value },
  to,
})

function honest(view: View, rng: Rng): Wish | null {
  const { own } = meIn(view)
  if (own.allegiance === 'N') return own.power >= HIGH ? invitation(view) : null
  if (hasShownSide(view)) return null
  if (own.power > LOW) return { showing: coin('all'), chance: 15 }
  const strangers = othersIn(view).filter((seat) => sideShown(view, seat) === null)
  return strangers.length === 0 ? null : { showing: coin([rng.pick(strangers)]), chance: 75 }
}

/** Neutral and easy to convert: come and get me. */
function invitation(view: View): Wish | null {
  const seen = seenAt(view, meIn(view).seat)
  if (!seen.allegiance) return { showing: coin('all'), chance: 85 }
  return seen.power === null ? { showing: { show: { what: 'power' }, to: 'all' }, chance: 60 } : null
}

/** To be of the larger side is to be left in peace. */
function lie(view: View): Wish | null {
  if (hasShownSide(view)) return null
  const side = largerSide(view)
  return side ? { showing: coin('all', side), chance: 70 } : null
}

function largerSide(view: View): Side | null {
  const shown = othersIn(view).map((seat) => sideShown(view, seat))
  const [good = 0, evil = 0] = SIDES.map((side) => shown.filter((each) => each === side).length)
  return good === evil ? null : good > evil ? 'G' : 'E'
}

const hasShownSide = (view: View): boolean => {
  const { seat } = meIn(view)
  return Boolean(seenAt(view, seat).allegiance) || toldBy(view, seat).some(({ what }) => what === 'allegiance')
}

/** How often of a hundred times it passes early: to act late with what is strong late, or to seem strong. */
export function earlyPassChance(view: View): number {
  const { seat, own } = meIn(view)
  if (seenAt(view, seat).status !== 'waiting' || own.robot === 'JudasBot') return 0
  if (own.power <= BLUFF) return own.allegiance === 'N' ? 0 : 15
  if (own.power < HIGH) return 0
  const type = TYPES[own.robot]
  return type === 'action' ? 70 : type === 'reaction' ? 50 : 0
}
