import type { Figure } from '../../report.ts'

/** In turn, round by round: what else the machine does falls on all of them. A list of each. */
export async function inTurn(
  rates: readonly ((forMs: number) => Promise<number>)[],
  { rounds, forMs }: { rounds: number; forMs: number },
): Promise<number[][]> {
  // So that the code has been compiled.
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
