import type { Ground } from './ground.ts'

const SECOND = 1000

/** Before a room that is shut. It shows who comes nothing but how their ticket stands, and tells nothing by itself. */
export function atDoor(code: string): Ground {
  return {
    code,
    chair: null,
    hostName: '',
    nameAt: () => '',
    isPlaying: false,
    isAsking: false,
    now: Date.now,
    looksAgain: (state) => (state === 'asked' ? 2 * SECOND : 10 * SECOND),
    look: () => Promise.resolve(),
    renew(state) {
      if (state === 'seated') location.replace(location.pathname + location.search)
    },
  }
}
