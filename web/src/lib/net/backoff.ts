/** Milliseconds to wait before the n-th try in a row (from 1): doubling from half a second to eight, each spread over a half more. */
export function backoff(tries: number, chance: number): number {
  const least = Math.min(8000, 500 * 2 ** (tries - 1))
  return Math.round(least * (1 + chance / 2))
}
