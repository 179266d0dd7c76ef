import type { Words } from '../words/words.ts'
import type { Clocked } from './scene.ts'

/** Whole seconds until the clock has run out, 0 at the least. Before it starts: all of its time. */
export function secondsLeft(clock: Clocked, now: number): number {
  return Math.max(0, Math.ceil((clock.until - Math.max(now, clock.from)) / 1000))
}

/** How far a page's idea of the room's time may lag behind, in ms. */
const SLACK = 1000
/** Whether the clock runs yet. Before that, there's no hurry. */
export const hasBegun = (clock: Clocked, now: number): boolean => now >= clock.from - SLACK

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What a clock of hours and days has left, in whole units; null: it is one of seconds and minutes. */
export function longLeft(clock: Clocked, now: number): { unit: 'days' | 'hours' | 'minutes'; count: number } | null {
  const left = secondsLeft(clock, now)
  if (clock.until - clock.from <= HOUR * 1000 || left < 2 * MINUTE) return null
  if (left >= 2 * DAY) return { unit: 'days', count: Math.round(left / DAY) }
  if (left >= 2 * HOUR) return { unit: 'hours', count: Math.floor(left / HOUR) }
  return { unit: 'minutes', count: Math.floor(left / MINUTE) }
}

type TimeWords = Pick<Words, 'clock' | 'play'>
/** What is left, in words. */
export function leftIn(words: TimeWords, clock: Clocked, now: number): string {
  const long = longLeft(clock, now)
  return long ? words.play.timeLeft[long.unit](long.count) : words.clock.left(secondsLeft(clock, now))
}

/** How much of the clock's time is gone: 0 at its start, 1 at its end. */
export function drained(clock: Clocked, now: number): number {
  const all = clock.until - clock.from
  if (all <= 0) return 1
  return Math.min(1, Math.max(0, (now - clock.from) / all))
}

/** The clock that runs for a seat: its own, else the one for all who are asked. */
export function clockOf(clocks: readonly Clocked[], seat: number | null): Clocked | null {
  return clocks.find((clock) => clock.seat === seat) ?? clocks.find((clock) => clock.seat === null) ?? null
}
