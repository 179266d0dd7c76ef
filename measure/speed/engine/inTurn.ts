import type { Figure } from '../../report.ts'

/** In turn, round by round, so that other load on the machine affects all of them. A list for each. */
export async function inTurn(
  rates: readonly ((forMs: number) => Promise<number>)[],
  { rounds, forMs }: { rounds: number; forMs: number },
): Promise<number[][]> {
  // Warms up the compiler.
  for (const rate of rates) await rate(forMs)
  const seen = rates.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, rate] of rates.entries()) seen[at]?.push(await rate(forMs))
  }
  return seen
}

export function ratios(over: readonly number[], under: readonly number[]): number[] {
  return over.map((value, round) => value / (under[round] ?? NaN))
}

export function middle(list: readonly number[]): Required<Pick<Figure, 'value' | 'spread'>> {
  const sorted = [...list].sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? NaN, spread: [sorted[0] ?? NaN, sorted.at(-1) ?? NaN] }
}
