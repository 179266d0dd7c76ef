import { CODE_LENGTH, LONG_CODE_LENGTH } from '@robot-night/protocol'
import type { Context } from 'hono'
import { LruMap } from '../shell/LruMap.ts'
import type { Bindings } from './bindings.ts'

const BLOCKED_FOR = 60_000
const MOST_REMEMBERED = 10_000
/** Addresses that have tried too many wrong codes, and until when they are told nothing. A coarse net: one per isolate. */
const blocked = new LruMap<number>(MOST_REMEMBERED)

/** What was guessed lately, and from where. Until its time the same is no new guess. As coarse. */
const guessed = new LruMap<{ until: number; isCounted: boolean }>(MOST_REMEMBERED)
/** How many counted guesses of an address were none after all. As coarse. */
const forgiven = new LruMap<{ until: number; count: number }>(MOST_REMEMBERED)

/**
 * Counts a wrong code. The same code again teaches nobody anything: a post about a table that is gone asks for it on
 * and on, and must not take away the guesses of all who read it at one address.
 */
export async function countWrongCode(c: Context<Bindings>, code: string): Promise<void> {
  const address = addressOf(c)
  const guess = `${address} ${code}`
  const until = Date.now() + BLOCKED_FOR
  if (stillIn(guessed, guess)) return
  guessed.set(guess, { until, isCounted: false })
  const net = await c.env.WrongCodes?.limit({ key: address })
  if (!net || net.success) return guessed.set(guess, { until, isCounted: true })
  const { count } = stillIn(forgiven, address) ?? { count: 0 }
  if (count > 0) forgiven.set(address, { until, count: count - 1 })
  else blocked.set(address, until)
}

/**
 * Who types slowly has the first five letters of a code of six looked up. Once there is something under all six, those
 * five were no guess. Only what has taken one of an address's guesses gives one back, so nobody gets more of them.
 */
export function forgiveBeginning(c: Context<Bindings>, code: string): void {
  if (code.length !== LONG_CODE_LENGTH) return
  const address = addressOf(c)
  const guess = `${address} ${code.slice(0, CODE_LENGTH)}`
  const known = stillIn(guessed, guess)
  if (!known?.isCounted) return
  guessed.set(guess, { ...known, isCounted: false })
  const { count } = stillIn(forgiven, address) ?? { count: 0 }
  forgiven.set(address, { until: Date.now() + BLOCKED_FOR, count: count + 1 })
}

function stillIn<T extends { until: number }>(map: LruMap<T>, key: string): T | null {
  const kept = map.get(key)
  return kept && kept.until > Date.now() ? kept : null
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
