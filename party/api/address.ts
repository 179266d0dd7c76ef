import type { Context } from 'hono'
import { LruMap } from '../shell/LruMap.ts'
import type { Bindings } from './bindings.ts'

const BLOCKED_FOR = 60_000
const MOST_REMEMBERED = 10_000
/** Addresses that have tried too many wrong codes, and until when they are told nothing. A coarse net: one per isolate. */
const blocked = new LruMap<number>(MOST_REMEMBERED)

/** What was guessed lately, from where, and until when the same is no new guess. As coarse. */
const guessed = new LruMap<number>(MOST_REMEMBERED)

/**
 * Counts a wrong code; `what` was asked for with it. The same code again teaches nobody anything: a post about a
 * table that is gone asks for it on and on, and must not take away the guesses of all who read it at one address.
 */
export async function countWrongCode(c: Context<Bindings>, what: string): Promise<void> {
  const address = addressOf(c)
  const guess = `${address} ${what}`
  if ((guessed.get(guess) ?? 0) > Date.now()) return
  guessed.set(guess, Date.now() + BLOCKED_FOR)
  const net = await c.env.WrongCodes?.limit({ key: address })
  if (!net || net.success) return
  blocked.set(address, Date.now() + BLOCKED_FOR)
}

export function isBlocked(c: Context): boolean {
  return (blocked.get(addressOf(c)) ?? 0) > Date.now()
}

/** Empty where it is not known. An IPv6 customer has a whole /64. */
export function addressOf(c: Context): string {
  const address = c.req.header('cf-connecting-ip') ?? ''
  return address.includes(':') ? network64(address) : address
}

/** The first four groups, with `::` filled up. */
function network64(address: string): string {
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter((group) => group !== '')
  const last = tail === undefined ? [] : tail.split(':').filter((group) => group !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
