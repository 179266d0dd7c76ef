import type { ClockRule, Seconds } from '../../core/game.ts'
import type { CardbotDerby } from './shapes.ts'

/** CD-24, CD-28, CD-29: with the pace off nobody is hurried. */
const program: ClockRule = {
  limit: { off: null, relaxed: 240, normal: 120, fast: 60 },
  rush: { off: null, relaxed: 60, normal: 30, fast: 20 },
}
/** CD-27: time to watch the last round. */
const WATCHING: Seconds = { off: 15, relaxed: 20, normal: 15, fast: 8 }
const ping: ClockRule = { limit: { off: null, relaxed: 20, normal: 10, fast: 5 } }
/** Time to watch what led there. */
const CATCHING_UP: Seconds = { off: 6, relaxed: 8, normal: 6, fast: 3 }

export const clocks: Readonly<Record<CardbotDerby['Clock'], ClockRule>> = {
  program,
  afterRace: { ...program, lead: WATCHING },
  ping,
  pingAfterRace: { ...ping, lead: CATCHING_UP },
}
