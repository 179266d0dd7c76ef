import { type EvilRobotsClassic, type View } from '@robot-night/engine/games/evil-robots-classic'
import { render } from 'svelte/server'
import { beforeAll, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import Screen from './Screen.svelte'
import { lived } from './testing.ts'
import { WORDS } from './words/words.ts'

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await WORDS.fetch('en')
})

it.each(['discuss', 'turn'] as const)('nobody is said to do anything once a match was stopped: %s', (kind) => {
  const view = viewIn(kind)
  const { chips, talk } = WORDS.in('en')
  const doing = kind === 'turn' ? [chips.turn, chips.status.waiting] : [talk.title, talk.readyCount]
  for (const words of doing) {
    expect(page(view, false)).toContain(words)
    expect(page(view, true)).not.toContain(words)
  }
})

function viewIn(kind: View['phase']['kind']): View {
  for (const { now } of lived(5, 'spectator', 6)) if (now.phase.kind === kind) return now
  throw new Error(`no ${kind}`)
}

function page(view: View, isEnded: boolean): string {
  const players = view.seats.map((_, seat) => ({
    ...{ seat, name: `Seat ${seat}`, robot: seat, botPlays: false },
    presence: 'here' as const,
  }))
  const props: ScreenProps<EvilRobotsClassic> = {
    ...{ view, me: null, players, asks: null, offers: [], awaits: [], clocks: [], outcome: null, isEnded },
    ...{ news: { n: 0, events: [] }, heard: [], isCovered: false, pace: 'normal', about: null, isOffline: false },
    ...{ language: 'en', answer: async () => null, offer: async () => null },
    ...{ onshowing: () => undefined, now: () => 0 },
  }
  return render(Screen, { props, context }).body
}
