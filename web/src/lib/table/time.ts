import type { Clocked } from './scene.ts'

/** Whole seconds until the clock has run out, 0 at the least. Before it starts: all of its time. */
export function secondsLeft(clock: Clocked, now: number): number {
  return Math.max(0, Math.ceil((clock.until - Math.max(now, clock.from)) / 1000))
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
