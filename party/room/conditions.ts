import { TITLES } from '@robot-night/engine'
import { fillIn } from './galleries/galleries.ts'
import type { Conditions } from './state/moment.ts'
import { matchStream } from './match/keyStreams.ts'

/** Under which a room is played, but for tests. */
export function usualConditions(env: Cloudflare.Env): Conditions {
  return {
    titles: TITLES,
    second: 1000 / Number(env.PACE_DIVISOR ?? 1),
    stream: matchStream,
    random: (size) => crypto.getRandomValues(new Uint8Array(size)),
    hasArchive: env.Archive !== undefined,
    fill: fillIn(env),
  }
}
