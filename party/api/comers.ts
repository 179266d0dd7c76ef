import type { Context } from 'hono'
import { deviceHash } from '../shell/hashes.ts'
import { LruMap } from '../shell/LruMap.ts'
import { addressOf } from './address.ts'
import { SEATED_HEADER, WAIT_HEADER } from '../shell/innerHeaders.ts'

const MOST_REMEMBERED = 1000

interface Waiting {
  until: number
  /** Who has a chair there. */
  seated: ReadonlySet<string>
}

/** Where a room wants no more strangers from, for a second at most. Until then it is not asked again: a flood costs it nothing. */
const waiting = new LruMap<Waiting>(MOST_REMEMBERED)

const keyOf = (c: Context, code: string): string => `${code} ${addressOf(c)}`

/** Too many come from there, and this is none of those who sit at the table. */
export function mustWait(c: Context, code: string, token: string | null): boolean {
  const known = waiting.get(keyOf(c, code))
  if (!known || known.until <= Date.now()) return false
  return token === null || !known.seated.has(deviceHash(code, token))
}

/** What a room answered to somebody whom it did not let in. */
export function rememberWait(c: Context, code: string, { headers }: Response): void {
  const seated = new Set(headers.get(SEATED_HEADER)?.split(' '))
  waiting.set(keyOf(c, code), { until: Date.now() + Number(headers.get(WAIT_HEADER) ?? 0), seated })
}

/** Somebody has just taken a chair. */
export function forgetWait(c: Context, code: string): void {
  if (waiting.get(keyOf(c, code))) waiting.set(keyOf(c, code), { until: 0, seated: new Set() })
}
