import { keyOf, keyStream, rngOf, update } from '@robot-night/engine'
import { cardbotDerby, type CardbotDerby, type View } from '@robot-night/engine/games/cardbot-derby'
import { atRandom, playout } from '@robot-night/engine/testing'
import { render } from 'svelte/server'
import { beforeAll, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import index from './index.ts'
import { playersOf } from './samples.ts'
import Screen from './Screen.svelte'
import { WORDS } from './words/words.ts'

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await index.fetchWords('en')
})

function seenBy(viewer: 0 | 'spectator') {
  const table = { seats: 3, options: cardbotDerby.options.usual, stream: keyStream(keyOf('stopped')) }
  for (const { reached } of playout(cardbotDerby, table, atRandom(rngOf('stopped')))) {
    const seen = update(cardbotDerby, reached.position, viewer)
    if ((seen.view as View).phase.kind === 'choose') return seen
  }
  throw new Error('nobody ever chose')
}

/** The table while programs are chosen, to somebody at it or to a watcher. */
function page(me: 0 | null, isEnded: boolean): string {
  const seen = seenBy(me ?? 'spectator')
  const props: ScreenProps<CardbotDerby> = {
    view: seen.view as View,
    ...{ me, players: playersOf(3), asks: null, offers: [], awaits: isEnded ? [] : seen.awaits, clocks: [] },
    ...{ outcome: null, isEnded, isCovered: false, heard: [], pace: 'normal', about: null, isOffline: false },
    news: { n: 0, events: [] },
    language: 'en',
    answer: async () => null,
    offer: async () => null,
    onshowing: () => undefined,
    now: () => 0,
  }
  return render(Screen, { props, context }).body
}

it.each([0, null] as const)('nobody is said to be choosing once the match was stopped: seat %s', (me) => {
  const { choosing, stopped } = WORDS.in('en').race
  expect(page(me, false)).toContain(choosing)
  expect(page(me, false)).not.toContain(stopped)
  expect(page(me, true)).not.toContain(choosing)
  expect(page(me, true)).toContain(stopped)
})
