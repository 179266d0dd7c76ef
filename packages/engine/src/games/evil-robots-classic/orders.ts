import type { Orders, Robot, SeatState } from './shapes.ts'

const USUAL: Orders = {
  call: { kind: 'auto' },
  dial: 0,
  ifFails: 'power',
  ifSucceeds: null,
  lockShow: false,
  lineUp: { as: 'power' },
}
const USUAL_OF_PASSBOT: Orders = { ...USUAL, lineUp: { as: 'first' } }

/** What counts if a seat orders nothing. */
export const usualOrders = (robot: Robot): Orders => (robot === 'PassBot' ? USUAL_OF_PASSBOT : USUAL)

export const ordersOf = ({ orders, robot }: Pick<SeatState, 'orders' | 'robot'>): Orders => orders ?? usualOrders(robot)

export function order(seat: SeatState, change: Partial<Orders>): void {
  seat.orders = { ...ordersOf(seat), ...change }
}
