import type { Seat } from '../../../core/game.ts'
import type { Allegiance, OwnSeat, Power, Robot, SeenSeat, Showed, View } from '../shapes.ts'

/** The player whose view this is. */
export interface Me {
  seat: Seat
  own: OwnSeat
}

export function meIn({ viewer, own }: View): Me {
  if (viewer === 'spectator' || !own) throw new Error('a spectator is asked nothing')
  return { seat: viewer, own }
}

export function seenAt({ seats }: View, seat: Seat): SeenSeat {
  const seen = seats[seat]
  if (!seen) throw new Error(`a seat from 0 to ${seats.length - 1}, not ${seat}`)
  return seen
}

export const othersIn = (view: View): Seat[] => [...view.seats.keys()].filter((seat) => seat !== view.viewer)

/** A seat's robot, if it is mine, face up or was shown to me. */
export function robotKnown(view: View, seat: Seat): Robot | null {
  if (seat === view.viewer && view.own) return view.own.robot
  const told = toldBy(view, seat).find((each) => each.what === 'robot')
  return seenAt(view, seat).robot ?? told?.value ?? null
}

export function powerKnown(view: View, seat: Seat): Power | null {
  if (seat === view.viewer && view.own) return view.own.power
  const told = toldBy(view, seat).find((each) => each.what === 'power')
  return seenAt(view, seat).power ?? told?.value ?? null
}

/** What a seat last showed of its allegiance, to all or to me; null if it showed nothing or its coin was flipped since. */
export function sideShown(view: View, seat: Seat): Allegiance | null {
  const { allegiance: shown, flipped } = seenAt(view, seat)
  if (shown && shown.when !== 'discussion') return shown.flipped ? null : shown.value
  if (flipped) return null
  const told = toldBy(view, seat).findLast((each) => each.what === 'allegiance')
  return told?.value ?? shown?.value ?? null
}

/** ERC-710, ERC-745: what it shows may not be what it is. */
export const isDoubtful = ({ called }: View, { robot, passed }: { robot: Robot | null; passed: boolean }): boolean =>
  robot === 'CheatBot' || (robot === 'JudasBot' && passed && called !== null)

/** What a seat has shown to some, me among them; or, of my own, what I have. */
export const toldBy = ({ whispered }: View, seat: Seat): Showed[] =>
  whispered.filter((each) => each.seat === seat).map(({ showed }) => showed)
