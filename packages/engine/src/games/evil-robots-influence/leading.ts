import type { Proposal } from './shapes.ts'

/** The one with the most supporters, the latest of equals; null: nobody supports any. Who does not support it is asked. */
export function leadingOf(proposals: readonly Proposal[]): Proposal | null {
  const most = Math.max(0, ...proposals.map(({ supporters }) => supporters.length))
  return most === 0 ? null : (proposals.findLast(({ supporters }) => supporters.length === most) ?? null)
}
