import { type EvilRobotsClassic, type Event, type View } from '@robot-night/engine/games/evil-robots-classic'
import { render } from 'svelte/server'
import { beforeAll, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { claimedIn } from './claimed.ts'
import Screen from './Screen.svelte'
import { lived } from './testing.ts'
import { WORDS } from './words/words.ts'

const SEATS = 5
const closed = (call: 7 | 9, claimants: number[]): Event => ({ kind: 'callClosed', call, claimants })
const dealt: Event = { kind: 'dealt', round: 2, seat: 0, own: null }

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await Promise.all([WORDS.fetch('en')])
})

it('who claimed which call is read from all that was heard this round', () => {
  const heard = [closed(9, [2]), dealt, dealt, closed(9, []), { kind: 'ready', seat: 1, on: true } as const]
  expect(claimedIn([...heard, closed(7, [1, 4])])).toEqual([
    { call: 9, seats: [] },
    { call: 7, seats: [1, 4] },
  ])
  expect(claimedIn([closed(9, [2]), dealt])).toEqual([])
})

it('and stands on the ladder of a page that was opened just now, or has come there by a leap', () => {
  const heard: Event[] = []
  for (const { events, now } of lived(SEATS, 'spectator', 6)) {
    heard.push(...events)
    const last = claimedIn(heard).findLast(({ seats }) => seats.length > 0)
    if (now.phase.kind !== 'call' || !last) continue
    const names = last.seats.map((seat) => `Seat ${seat}`).join(', ')
    const ladder = `${WORDS.in('en').call.call(last.call)}: ${names}`
    expect(page(now, heard)).toContain(ladder)
    expect(page(now, [])).not.toContain(ladder)
    return
  }
  throw new Error('nobody claimed anything')
})

function page(view: View, heard: readonly Event[]): string {
  const players = view.seats.map((_, seat) => ({
    ...{ seat, name: `Seat ${seat}`, robot: seat, botPlays: false },
    presence: 'here' as const,
  }))
  const props: ScreenProps<EvilRobotsClassic> = {
    ...{ view, me: null, players, asks: null, offers: [], awaits: [], clocks: [], outcome: null, isEnded: false },
    ...{ news: { n: 0, events: [] }, heard, isCovered: false, pace: 'normal', about: null, isOffline: false },
    ...{ language: 'en', answer: async () => null, offer: async () => null },
    ...{ onshowing: () => undefined, now: () => 0 },
  }
  return render(Screen, { props, context }).body
}
