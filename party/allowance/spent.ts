/** How many were made in each hour of the clock, by its number since 1970; those of the last day. */
export type Spent = Readonly<Record<number, number>>
export interface Most {
  hour: number
  day: number
}

export const HOUR = 60 * 60 * 1000
const HOURS = 24

/** One more; or, where it would be too many, ms until there may be. */
export function oneMore(spent: Spent, most: Most, now: number): { spent: Spent } | { wait: number } {
  const hour = Math.floor(now / HOUR)
  const lately = Object.entries(spent)
    .map(([at, count]): [number, number] => [Number(at), count])
    .filter(([at]) => at > hour - HOURS)
  const inHour = lately.find(([at]) => at === hour)?.[1] ?? 0
  const inDay = lately.reduce((sum, [, count]) => sum + count, 0)
  const [first = hour] = lately.map(([at]) => at)
  if (inDay >= most.day) return { wait: (first + HOURS) * HOUR - now }
  if (inHour >= most.hour) return { wait: (hour + 1) * HOUR - now }
  return { spent: { ...Object.fromEntries(lately), [hour]: inHour + 1 } }
}

/** When nothing of it counts any more, ms. */
export const overAt = (now: number): number => (Math.floor(now / HOUR) + HOURS) * HOUR
