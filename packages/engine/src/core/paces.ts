import type { ClockRule, LivePace, Pace, Seconds } from './game.ts'

/** For people who play at the same time. */
export const LIVE_PACES = ['off', 'relaxed', 'normal', 'fast'] as const
/** For people who look in now and then: days for each turn. */
export const DAYS = { day: 1, days: 3, week: 7 } as const
export const PACES = [...LIVE_PACES, 'day', 'days', 'week'] as const

const SECONDS_A_DAY = 24 * 60 * 60

/** Do turns take days, so that nobody is expected to be there? */
export function isSlow(pace: Pace): pace is keyof typeof DAYS {
  return Object.hasOwn(DAYS, pace)
}

/**
 * A clock's seconds at a pace; null: none. If turns take days, the limit is the part of a turn that the rule says, and
 * everything else is as without a clock.
 */
export function secondsAt(rule: ClockRule | undefined, figure: Figure, pace: Pace): number | null {
  if (!rule) return null
  if (!isSlow(pace)) return rule[figure]?.[pace] ?? null
  const isLimit = figure === 'limit' || (figure === 'least' && runsInFull(rule))
  return isLimit ? DAYS[pace] * SECONDS_A_DAY * (rule.turn ?? 1) : (rule[figure]?.off ?? null)
}
export type Figure = 'limit' | 'first' | 'lead' | 'least' | 'floor' | 'rush' | 'last'

/** Whether a window never closes early, so that how long it takes gives nothing away. */
export function runsInFull({ limit, least }: ClockRule): boolean {
  return least !== undefined && LIVE_PACES.every((pace: LivePace) => least[pace] === limit[pace])
}

/** For the first move of a match: long enough to look around, but the others don't wait for ever. */
export const FIRST_MOVE: Seconds = { off: null, relaxed: 150, normal: 90, fast: 45 }
