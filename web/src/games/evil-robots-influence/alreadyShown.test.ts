import type { EvilRobotsInfluence, View } from '@robot-night/engine/games/evil-robots-influence'
import { render } from 'svelte/server'
import { beforeAll, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { claimsContext } from '#lib/talk/claims.ts'
import type { HeardClaim } from '#lib/talk/claimsHeard.ts'
import * as shown from '#lib/talk/claimsShown.ts'
import { alreadyShown } from './alreadyShown.ts'
import Screen from './Screen.svelte'
import { lived } from './testing.ts'
import { WORDS } from './words/words.ts'

const ME = 0
const CLAIM: HeardClaim = { title: 'evil-robots-influence', kind: 'side', value: 'good', round: 1, seat: 2, to: null }

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await Promise.all([WORDS.fetch('en')])
})

it('what somebody claims stands at their seat, as long as the round goes on', () => {
  const view = begun()
  expect(said(view, [CLAIM])).toEqual(['claim: I’m Good'])
  expect(said(view, [{ ...CLAIM, to: 'Seat 0' }])).toEqual(['claim, only to you: I’m Good'])
  for (const none of [
    { ...CLAIM, round: 2 },
    { ...CLAIM, kind: 'shoe size' },
  ])
    expect(said(view, [none])).toEqual([])
})

it('and goes when all can see for themselves', () => {
  const view = begun()
  const opened = { ...view, seats: view.seats.map((seat, at) => (at === CLAIM.seat ? { ...seat, open: true } : seat)) }
  expect(said(opened, [CLAIM, { ...CLAIM, kind: 'coin', value: 'H' }])).toEqual([])
  expect(alreadyShown(view, 'idle')).toEqual([])
})

function begun(): View {
  for (const { now } of lived(5, ME, 6)) return now
  throw new Error('nothing happens')
}

/** What is heard of claims at the seats; a bubble is drawn for each. */
function said(view: View, all: readonly HeardClaim[]): string[] {
  const body = page(view, all)
  const heard = body.match(/claim(?:, only to [^:]*)?: [^<,]*/g) ?? []
  expect(body.match(/title="I’m Good"/g) ?? []).toHaveLength(heard.length)
  return heard
}

function page(view: View, all: readonly HeardClaim[]): string {
  const players = view.seats.map((_, seat) => ({
    ...{ seat, name: `Seat ${seat}`, robot: seat, botPlays: false },
    presence: 'here' as const,
  }))
  const props: ScreenProps<EvilRobotsInfluence> = {
    ...{ view, me: ME, players, asks: null, offers: [], awaits: [], clocks: [], outcome: null, isEnded: false },
    ...{ news: { n: 0, events: [] }, heard: [], isCovered: false, pace: 'normal', about: null, isOffline: false },
    ...{ language: 'en', answer: async () => null, offer: async () => null },
    ...{ onshowing: () => undefined, now: () => 0 },
  }
  return render(Screen, {
    props,
    context: new Map<unknown, unknown>([...context, claimsContext({ all, shown, table: null })]),
  }).body
}
