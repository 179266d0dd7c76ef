import type { PublicFacts } from '@robot-night/protocol'
import type { Ground } from './ground.ts'

const SECOND = 1000

/** Before a room that is shut. It shows who comes nothing but whether a match goes on, and tells nothing by itself. */
export function atDoor(code: string): Ground {
  let isPlaying = $state(false)
  return {
    code,
    chair: null,
    hostName: '',
    nameAt: () => '',
    get isPlaying() {
      return isPlaying
    },
    isAsking: false,
    now: Date.now,
    looksAgain: (state) => (state === 'asked' ? 2 * SECOND : 10 * SECOND),
    async look() {
      isPlaying = (await stageOf(code)) === 'playing'
    },
    renew(state) {
      if (state === 'seated') location.replace(location.pathname + location.search)
    },
  }
}

/** What our own API says is believed. */
async function stageOf(code: string): Promise<PublicFacts['stage'] | null> {
  const response = await fetch(`/api/rooms/${code}`).catch(() => null)
  const facts: PublicFacts | null = response?.ok ? await response.json() : null
  return facts?.stage ?? null
}
