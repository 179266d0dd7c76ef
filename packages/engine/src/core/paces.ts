import type { ClockRule, LivePace, Pace } from './game.ts'

/** People who sit together play by these. */
export const LIVE_PACES = ['off', 'relaxed', 'normal', 'fast'] as const
/** People who look in now and then play by these: days a turn. */
export const DAYS = { day: 1, days: 3, week: 7 } as const
export const PACES = [...LIVE_PACES, 'day', 'days', 'week'] as const

const SECONDS_A_DAY = 24 * 60 * 60

/** Has a turn days, so that nobody is expected to sit there? */
export function isSlow(pace: Pace): pace is keyof typeof DAYS {
  return Object.hasOwn(DAYS, pace)
}

/**
 * What a clock has at a pace, in seconds; null: nothing of the kind. Where a turn is days, the limit is so much of it
 * as the rule says, and all else is as with no clock at all.
 */
export function secondsAt(rule: ClockRule | undefined, figure: Figure, pace: Pace): number | null {
  if (!rule) return null
  if (!isSlow(pace)) return rule[figure]?.[pace] ?? null
  const isLimit = figure === 'limit' || (figure === 'least' && runsInFull(rule))
  return isLimit ? DAYS[pace] * SECONDS_A_DAY * (rule.turn ?? 1) : (rule[figure]?.off ?? null)
}
export type Figure = 'limit' | 'lead' | 'least' | 'floor' | 'rush'

/** A window that never closes before its time: how long it takes tells nothing. */
export function runsInFull({ limit, least }: ClockRule): boolean {
  return least !== undefined && LIVE_PACES.every((pace: LivePace) => least[pace] === limit[pace])
}
