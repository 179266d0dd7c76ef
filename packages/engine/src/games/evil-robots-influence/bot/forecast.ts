import type { CardId, View } from '../shapes.ts'

/** How likely a seat at Power Level zero pays the toll. */
const PAYS = 0.3
/** What it is worth to deal one more card that rivals may pay for. */
const DEALS = 0.08

/** What each seat that acts later takes from a card that turns the count upside down: they know of it. */
const FORESEEN = 0.08

/** What a card brings that no world shows: to most it matters how early it lies there. */
export function forecast(view: View, card: CardId): number {
  if (card === 'R08') return view.tollEarned ? 0 : 1 - (1 - PAYS) ** payersIn(view)
  if (card === 'R09') return -FORESEEN * view.stack.length
  return card === 'R10' ? DEALS * (1 + view.stack.filter(({ num, up }) => up && num > 0).length) : 0
}

/** Seats that have nothing but a zero, or will. */
const payersIn = ({ stack, seats, me }: View): number =>
  stack.filter(({ num, up }) => !up || num === 0).length +
  seats.filter(({ level, tokens }, seat) => seat !== me.viewer && level === 0 && tokens > 1).length
