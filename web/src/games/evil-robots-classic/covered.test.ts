import { update, type Update } from '@robot-night/engine'
import {
  evilRobotsClassic,
  type Claim,
  type EvilRobotsClassic,
  type OwnSeat,
  type Robot,
  type View,
} from '@robot-night/engine/games/evil-robots-classic'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import Screen from './Screen.svelte'
import { livedThrough } from './testing.ts'
import { WORDS } from './words/words.ts'

type Props = ScreenProps<EvilRobotsClassic>
type Ask = Props['asks']

const ME = 0
const OTHERS: readonly Robot[] = ['CheatBot', 'FreeBot', 'BlockBot', 'JudasBot', 'PassBot', 'LockBot']
const WAYS: Claim[] = [{ as: 'power' }, { as: 'free', showPower: false }]

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await Promise.all([WORDS.fetch('en')])
  hydrated.is = true
})

/** The same table for somebody who holds something else, and knows something else. */
function holding(robot: Robot, { view, asks, offers }: Pick<Props, 'view' | 'asks' | 'offers'>) {
  const own: OwnSeat | null = view.own && { ...view.own, robot, power: 9, allegiance: 'E', bonus: null, missed: true }
  const whispered: View['whispered'] = [{ seat: 1, to: [ME], showed: { what: 'robot', value: 'SumoBot' } }]
  return { view: { ...view, own, whispered }, asks: askedOf(robot, asks), offers }
}

function askedOf(robot: Robot, asks: Ask): Ask {
  switch (asks?.kind) {
    case 'call':
      return { kind: 'call', prompt: { ...asks.prompt, ways: robot === 'FreeBot' ? WAYS : [] } }
    case 'react':
      return { kind: 'react', prompt: { ...asks.prompt, robot, reactions: robot === 'BlockBot' ? ['fail'] : [] } }
    case 'answer': {
      const reactions = asks.prompt.reactions && (robot === 'BlockBot' ? ['fail' as const] : [])
      return { kind: 'answer', prompt: { ...asks.prompt, robot, reactions } }
    }
    case 'turn':
      return { kind: 'turn', prompt: { ...asks.prompt, robot, allegiance: 'E' } }
    case 'passTurn':
      return { kind: 'passTurn', prompt: { ...asks.prompt, robot, mustPass: robot === 'JudasBot' } }
    case 'lineUp':
      return { kind: 'lineUp', prompt: { ...asks.prompt, robot } }
    default:
      return asks
  }
}

function page(given: Pick<Props, 'view' | 'asks' | 'offers'>, { awaits, outcome }: Update, isCovered: boolean): string {
  const players = given.view.seats.map((_, seat) => ({
    seat,
    name: `Seat ${seat}`,
    robot: seat,
    presence: 'here' as const,
    botPlays: false,
  }))
  const props: Props = {
    ...given,
    me: ME,
    players,
    awaits,
    clocks: [],
    outcome,
    isEnded: outcome !== null,
    news: { n: 0, events: [] },
    heard: [],
    isCovered,
    pace: 'normal',
    about: null,
    isOffline: false,
    language: 'en',
    answer: async () => null,
    offer: async () => null,
    onshowing: () => undefined,
    now: () => 0,
  }
  return render(Screen, { props, context }).body
}

/** Every so often, what lies before my seat while my robot is not face up. */
function* moments() {
  let step = 0
  for (const position of livedThrough(5, 6)) {
    const seen = update(evilRobotsClassic, position, ME)
    const { view, asks, offers } = seen as Update & Pick<Props, 'view' | 'asks' | 'offers'>
    const isOpen = view.seats[ME]?.robot !== null || view.phase.kind === 'nextRound' || view.phase.kind === 'over'
    if (!isOpen && step++ % 3 === 0) yield { given: { view, asks, offers }, seen }
  }
}

describe('where secrets lie covered', () => {
  it('nothing on the page, in any phase, tells what I hold or know', () => {
    const phases = new Set<string>()
    for (const { given, seen } of moments()) {
      const one = page(holding('BadBot', given), seen, true)
      const question = given.asks?.kind ?? given.view.phase.kind
      const telling = OTHERS.filter((robot) => page(holding(robot, given), seen, true) !== one)
      expect(telling, question).toEqual([])
      phases.add(question)
    }
    expect([...phases]).toEqual(expect.arrayContaining(['discuss', 'call', 'turn', 'answer', 'react', 'lineUp']))
  })

  it('and where they do not, it shows them', () => {
    const [first] = moments()
    if (!first) throw new Error('a match begins')
    const shows = (robot: Robot) => page(holding(robot, first.given), first.seen, false)
    expect(shows('BadBot')).not.toBe(shows('CheatBot'))
    expect(shows('CheatBot')).toContain('CheatBot')
  })
})
