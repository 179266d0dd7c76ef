/** Whose robot stands on each of the three steps; null: a drone, which stands highest if it has won. */
export function stepsOf(
  places: readonly (readonly number[])[],
  { hasDrone }: { hasDrone: boolean },
): (number | null)[][] {
  const steps: (number | null)[][] = [hasDrone ? [null] : [], [], []]
  let better = 0
  places.forEach((seats, at) => {
    steps[at === 0 ? 0 : better]?.push(...seats)
    better = Math.max(1, better + seats.length)
  })
  return steps
}
