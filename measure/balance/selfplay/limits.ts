import type { Figure } from '../../report.ts'
import type { Ended } from './matches.ts'

/** What is asked of a title's matches among bots. */
export interface Limits {
  /** The least and the most that the median may be. */
  rounds?: readonly [number, number]
  /** The least and the most that a seat may win, in fair parts, at tables of up to so many. */
  wins?: readonly [number, number]
  upTo?: number
}
export const LIMITS: Readonly<Record<string, Limits>> = {
  'evil-robots-influence': { rounds: [5, 6], wins: [0.7, 1.35] },
  'cardbot-derby': { rounds: [4, 12], wins: [0.7, 1.35], upTo: 6 },
}

export function medianOf(rounds: readonly number[], limits: Limits['rounds']): Figure[] {
  const value = [...rounds].sort((one, other) => one - other)[Math.floor(rounds.length / 2)] ?? NaN
  const median = { name: 'rounds, median', value, unit: 'a match' }
  if (!limits) return [median]
  const [least, most] = limits
  return [
    { ...median, bound: least, better: 'more' },
    { ...median, bound: most, better: 'less' },
  ]
}

/** With fewer matches, luck alone may go beyond what is fair. */
const ENOUGH = 1000

/** How far the seats are from winning alike. Of a place at the top that is shared, each has its part. */
export function fairness(ended: readonly Pick<Ended, 'winners'>[], seats: number, limits: Limits): Figure[] {
  const parts = Array.from({ length: seats }, () => 0)
  for (const { winners } of ended) {
    for (const seat of winners) parts[seat] = (parts[seat] ?? 0) + 1 / winners.length
  }
  const fair = parts.reduce((sum, each) => sum + each, 0) / seats
  const unit = 'of its fair share'
  const worst = { name: 'wins, worst seat', value: Math.min(...parts) / fair, unit }
  const best = { name: 'wins, best seat', value: Math.max(...parts) / fair, unit }
  const { wins, upTo = seats } = limits
  if (!wins || seats > upTo || ended.length < ENOUGH) return [worst, best]
  return [
    { ...worst, bound: wins[0], better: 'more' },
    { ...best, bound: wins[1], better: 'less' },
  ]
}
