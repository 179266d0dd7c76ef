import type { Noted, Wire } from '../../shell/Wire.ts'
import type { Socket } from '../state/device.ts'

/** Who is at the other end of a connection. */
export type Attached = Pick<Socket, 'device' | 'from' | 'page'> &
  Record<'isPinging' | 'isThrowing' | 'isWhole', boolean>

/** What a connection keeps over a hibernation; nothing, where it was turned away at the door. */
export interface Kept extends Noted {
  /** Null: it is closed on this side, and may still linger. */
  who: Attached | null
}
export type Attaching = Wire<Kept>

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
  given: { heardAt(connection: Attaching): number; leaving: Attaching | null },
): Socket[] {
  const { leaving } = given
  const there = leaving ? [...connections.filter(({ id }) => id !== leaving.id), leaving] : connections
  return there.flatMap((each) => (each.state?.who ? [socketOf(each.id, each.state.who, given.heardAt(each))] : []))
}
