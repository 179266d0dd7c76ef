export interface Middle {
  value: number
  spread: [number, number]
}

/** The median: on a machine that does other things as well one round or another is held up. */
export function middle(rounds: readonly number[]): Middle {
  const sorted = rounds.map(Math.round).sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? Infinity, spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] }
}
