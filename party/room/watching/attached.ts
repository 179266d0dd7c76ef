import type { Connection } from 'partyserver'
import type { Socket } from '../state/device.ts'

/** In which the Worker hands on a device's cookie, and an address. It builds the request itself: none comes from outside. */
export const DEVICE_HEADER = 'x-device'
export const ADDRESS_HEADER = 'x-address'
/** A program sent its token on purpose. */
export const MEANT_HEADER = 'x-meant'

/** In which a room says how long strangers from an address are to wait, ms, and who may come all the same: hashes of their cookies. */
export const WAIT_HEADER = 'x-wait'
export const SEATED_HEADER = 'x-seated'

/** Who is at the other end of a connection. */
export type Attached = Pick<Socket, 'device' | 'from' | 'page'> &
  Record<'isPinging' | 'isThrowing' | 'isWhole', boolean>

/** What a connection keeps over a hibernation; nothing, where it was turned away at the door. */
export interface Kept {
  /** Null: it is closed on this side, and may still linger. */
  who: Attached | null
}
export type Attaching = Connection<Kept>

export const socketOf = (
  id: string,
  { isPinging, isThrowing, isWhole: _form, ...who }: Attached,
  heardAt: number,
): Socket => ({
  id,
  ...who,
  ...(isPinging ? { heardAt } : {}),
  ...(isThrowing ? { isThrowing } : {}),
})

export const detach = (connection: Pick<Attaching, 'setState'>): void => void connection.setState({ who: null })

/** The connections that are there. `leaving`: one that is closing just now and was still there before. */
export function socketsOf(
  connections: readonly Attaching[],
  given: { pings: ReadonlyMap<string, number>; now: number; leaving: Attaching | null },
): Socket[] {
  const { pings, now, leaving } = given
  const there = leaving ? [...connections.filter(({ id }) => id !== leaving.id), leaving] : connections
  return there.flatMap(({ id, state }) => (state?.who ? [socketOf(id, state.who, pings.get(id) ?? now)] : []))
}
