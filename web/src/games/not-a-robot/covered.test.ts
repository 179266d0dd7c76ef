import { keyOf, keyStream, rngOf, update, type Update } from '@robot-night/engine'
import { notARobot, type NotARobot, type Role, type View } from '@robot-night/engine/games/not-a-robot'
import { atRandom, playout } from '@robot-night/engine/testing'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import index from './index.ts'
import Screen from './Screen.svelte'

type Props = ScreenProps<NotARobot>
type Given = Pick<Props, 'view' | 'asks'>

const ME = 0
const SEATS = 4
const ANSWERS = [1, 5, 9]
const HIDDEN: readonly View['phase']['kind'][] = ['associate', 'review', 'call']
const OPEN: readonly View['phase']['kind'][] = ['guess', 'result', 'over']

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await Promise.all([index.fetchWords('en')])
  hydrated.is = true
})

/** The same table for somebody with another card. */
function dealt(role: Role, { view, asks }: Given, answer: number | null): Given {
  const isHidden = HIDDEN.includes(view.phase.kind)
  return {
    view: { ...view, me: { ...view.me, role }, answer: isHidden ? answer : view.answer },
    asks: asks?.kind === 'call' ? { kind: 'call', prompt: { role } } : asks,
  }
}

function page(given: Given, { awaits, outcome }: Update, isCovered: boolean): string {
  const players = given.view.roles.map((_, seat) => ({
    ...{ seat, name: `Seat ${seat}`, robot: seat },
    presence: 'here' as const,
    botPlays: false,
  }))
  const props: Props = {
    ...given,
    ...{ me: ME, players, awaits, clocks: [], offers: [], outcome, isEnded: outcome !== null, isCovered },
    news: { n: 0, events: [] },
    heard: [],
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

/** What lies before my seat while nobody else knows my card. */
function* moments(): Generator<{ given: Given; seen: Update }> {
  const options = { ...notARobot.options.usual, rounds: 6 }
  const stream = keyStream(keyOf('covered'))
  for (const { reached } of playout(notARobot, { seats: SEATS, options, stream }, atRandom(rngOf('covered')))) {
    const seen = update(notARobot, reached.position, ME)
    const { view, asks } = seen as Update & Given
    if (!OPEN.includes(view.phase.kind)) yield { given: { view, asks }, seen }
  }
}

describe('where secrets lie covered', () => {
  it('nothing on the page, in any phase, tells a Human from the Robot, nor which picture is the answer', () => {
    const phases = new Set<string>()
    for (const { given, seen } of moments()) {
      const robots = page(dealt('robot', given, null), seen, true)
      for (const answer of ANSWERS) {
        const isAlike = page(dealt('human', given, answer), seen, true) === robots
        expect(isAlike, `${given.view.phase.kind}, ${answer}`).toBe(true)
      }
      phases.add(given.asks?.kind ?? `${given.view.phase.kind}, waiting`)
    }
    const asked = ['associate', 'review', 'call', 'explain', 'ready', 'vote']
    expect([...phases]).toEqual(expect.arrayContaining([...asked, 'associate, waiting', 'call, waiting']))
  })

  it('and where they do not, it shows them', () => {
    const [first] = moments()
    if (!first) throw new Error('a match begins')
    const shown = (role: Role, answer: number | null) => page(dealt(role, first.given, answer), first.seen, false)
    const pages = [shown('robot', null), ...ANSWERS.map((answer) => shown('human', answer))]
    expect(new Set(pages).size).toBe(pages.length)
  })
})
