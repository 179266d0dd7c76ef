import * as v from 'valibot'
import { isPlain } from './plain.ts'
import { chainFrom, chainsOver, MARK, markOf } from './chain.ts'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const Hex = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))

/** What one device was told about a match, and what it saw at the end. */
export const Witness = v.strictObject({
  form: v.literal(1),
  match: v.pipe(v.string(), v.maxLength(100)),
  viewer: v.union([count, v.literal('spectator')]),
  /** How many events there had been when it joined: it was told these all at once. */
  from: count,
  /** How many it was told altogether. */
  told: count,
  /** The chain after the last of them. */
  chain: Hex,
  /** The mark of the chain after each of them, up to a limit. */
  marks: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/)),
  /** Hash of what it saw when the match was over; null: it wasn't there. */
  seen: v.nullable(Hex),
  /** The event for which the room told it two different things; null: there was none. */
  strayed: v.nullable(count),
})
export type Witness = v.InferOutput<typeof Witness>

/** Parses what a device or a file has kept; null: it's something else. */
export function witnessFrom(kept: unknown): Witness | null {
  const { success, output } = isPlain(kept) ? v.safeParse(Witness, kept) : { success: false, output: null }
  return success ? output : null
}

/** A device's verdict on a record: it's what the device saw, completely or in part; or where it differs. */
export type Testimony =
  | { is: 'all' }
  | { is: 'part'; from: number; to: number; of: number }
  /** `kind`: what the record has there; null: nothing. `move`: the move that it follows, from 1; 0: the deal. */
  | { is: 'event'; event: number; kind: string | null; move: number | null }
  /** It differs, and the record doesn't have enough to say where. */
  | { is: 'somewhere' | 'view' }
  | { is: 'strayed'; event: number }
  | { is: 'none' | 'other' | 'notReached' }

/** What the witness was told and saw, according to the record. */
export interface Account {
  /** Null: it couldn't be replayed, so only the ends of the chains can be compared. */
  events: readonly { event: { kind: string }; move: number }[] | null
  /** Null: the record doesn't say. */
  end: { events: number; chain: string } | null
  seen: string | null
}

export function testimony(witness: Witness | null, match: string, account: Account | null): Testimony {
  if (!witness) return { is: 'none' }
  if (witness.match !== match || !account) return { is: 'other' }
  if (witness.strayed !== null) return { is: 'strayed', event: witness.strayed }
  return account.events ? compared(witness, account, account.events) : byEnds(witness, account)
}

function compared(witness: Witness, account: Account, told: NonNullable<Account['events']>): Testimony {
  const chains = chainsOver(
    chainFrom(witness.viewer),
    told.map(({ event }) => event),
  )
  const isSame = witness.told === 0 || chains[witness.told - 1] === witness.chain
  if (isSame) return sighted(witness, account, told.length)
  const { marks } = witness
  const at = chains.findIndex((chain, at) => marks.slice(at * MARK, at * MARK + MARK) !== markOf(chain))
  const event = at < 0 || at >= witness.told ? told.length : at
  if (event >= told.length && witness.told <= told.length) return { is: 'somewhere' }
  return { is: 'event', event: event + 1, kind: told[event]?.event.kind ?? null, move: told[event]?.move ?? null }
}

/** For a record without moves, or under other rules. */
function byEnds(witness: Witness, { end, seen }: Account): Testimony {
  if (!end || witness.told < end.events) return { is: 'notReached' }
  if (witness.told > end.events || witness.chain !== end.chain) return { is: 'somewhere' }
  return sighted(witness, { seen }, end.events)
}

function sighted(witness: Witness, { seen }: Pick<Account, 'seen'>, of: number): Testimony {
  const { from, told } = witness
  const isToTheEnd = told === of && witness.seen !== null
  if (isToTheEnd && seen !== null && seen !== witness.seen) return { is: 'view' }
  return isToTheEnd && from === 0 ? { is: 'all' } : { is: 'part', from, to: told, of }
}
