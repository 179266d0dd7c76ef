import type { Connection } from 'partyserver'
import type { Socket } from '../state/device.ts'

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
