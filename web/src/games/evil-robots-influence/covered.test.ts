import { update, type Update } from '@robot-night/engine'
import {
  evilRobotsInfluence,
  type CardId,
  type EvilRobotsInfluence,
  type Face,
  type Hand,
  type SeenCard,
  type Side,
  type View,
} from '@robot-night/engine/games/evil-robots-influence'
import { render } from 'svelte/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { roomContext } from '#lib/stage/testing.ts'
import type { ScreenProps } from '#lib/table/title.ts'
import { hydrated } from '#lib/ui/hydrated.svelte.ts'
import Screen from './Screen.svelte'
import { livedThrough } from './testing.ts'
import { WORDS } from './words/words.ts'

type Props = ScreenProps<EvilRobotsInfluence>
type Given = Pick<Props, 'view' | 'asks' | 'offers'>
/** What I might hold, and what I might know of everybody's hidden coin. */
interface Holding {
  left: CardId
  right: CardId
  coin: Face
  known: Face | null
}

const ME = 0
const ONE: Holding = { left: 'L11', right: 'R12', coin: 'H', known: null }
const OTHERS: readonly Holding[] = [
  { left: 'L16', right: 'R17', coin: 'T', known: 'H' },
  { left: 'L05', right: 'R08', coin: 'H', known: 'T' },
  { left: 'L01', right: 'R05', coin: 'T', known: null },
  { left: 'L12', right: 'R16', coin: 'T', known: 'T' },
]

let context: Awaited<ReturnType<typeof roomContext>>
beforeAll(async () => {
  context = await roomContext('en')
  await Promise.all([WORDS.fetch('en')])
  hydrated.is = true
})

/** The same table for somebody who holds something else, and knows something else. */
const holding = (mine: Holding, { view, asks, offers }: Given): Given => ({
  view: viewOf(mine, view),
  asks: askedOf(mine, asks, view),
  offers,
})

function viewOf(mine: Holding, view: View): View {
  const { phase } = view
  const seats = view.seats.map((seat, at) => {
    const hidden = seat.open ? seat.hidden : at === ME ? mine.coin : mine.known
    if (at !== ME) return { ...seat, hidden }
    return { ...seat, hidden, left: slotOf(mine, seat.left, 'left'), right: slotOf(mine, seat.right, 'right') }
  })
  const cards: CardId[] = phase.kind === 'cardChoice' && phase.card === 'L06' && phase.cards ? [mine.right, 'R03'] : []
  return { ...view, seats, phase: cards.length > 0 && 'cards' in phase ? { ...phase, cards } : phase }
}

const slotOf = (mine: Holding, card: SeenCard | null, side: Side): SeenCard | null =>
  card?.kind === 'card' && !card.seen ? { ...card, card: mine[side] } : card

function handOf(mine: Holding, hand: Hand, view: View): Hand {
  const one = (side: Side) => {
    const seen = view.seats[ME]?.[side]
    const isHid = hand[side] && seen?.kind === 'card' && !seen.seen
    return isHid ? { card: mine[side], up: false } : hand[side]
  }
  return { left: one('left'), right: one('right') }
}

function askedOf(mine: Holding, asks: Props['asks'], view: View): Props['asks'] {
  switch (asks?.kind) {
    case 'turn':
      return { kind: 'turn', prompt: { ...asks.prompt, hand: handOf(mine, asks.prompt.hand, view) } }
    case 'reveal':
      return { kind: 'reveal', prompt: { ...asks.prompt, hand: handOf(mine, asks.prompt.hand, view) } }
    case 'endgame':
    case 'retain':
      return { kind: asks.kind, prompt: { hand: handOf(mine, asks.prompt.hand, view) } }
    case 'cardChoice':
      if (asks.prompt.card === 'L13') return { kind: 'cardChoice', prompt: { ...asks.prompt, face: mine.coin } }
      return { kind: 'cardChoice', prompt: { card: 'L06', cards: [mine.right, 'R03'] } }
    default:
      return asks
  }
}

function page(given: Given, { awaits, outcome }: Update, isCovered: boolean): string {
  const players = given.view.seats.map((_, seat) => ({
    ...{ seat, name: `Seat ${seat}`, robot: seat },
    ...{ presence: 'here' as const, botPlays: false },
  }))
  const props: Props = {
    ...given,
    ...{ me: ME, players, awaits, outcome, isCovered, clocks: [] },
    ...{ isEnded: outcome !== null, news: { n: 0, events: [] }, heard: [] },
    ...{ pace: 'normal', about: null, isOffline: false, language: 'en' },
    answer: async () => null,
    offer: async () => null,
    onshowing: () => undefined,
    now: () => 0,
  }
  return render(Screen, { props, context }).body
}

/** A few moments of each question and of each phase, as long as nothing of the match is told. */
function* moments() {
  const met: Record<string, number> = {}
  for (const position of livedThrough(5, 6)) {
    const seen = update(evilRobotsInfluence, position, ME)
    const { view, asks, offers } = seen as Update & Given
    const what = `${view.phase.kind} ${asks?.kind}`
    met[what] = (met[what] ?? 0) + 1
    if (view.phase.kind !== 'over' && met[what] <= 2) yield { given: { view, asks, offers }, seen }
  }
}

describe('where secrets lie covered', () => {
  it('nothing on the page, in any phase, tells what I hold or know', () => {
    const phases = new Set<string>()
    for (const { given, seen } of moments()) {
      const one = page(holding(ONE, given), seen, true)
      const question = given.asks?.kind ?? given.view.phase.kind
      const telling = OTHERS.filter((mine) => page(holding(mine, given), seen, true) !== one)
      expect(telling, question).toEqual([])
      phases.add(question)
    }
    expect([...phases]).toEqual(expect.arrayContaining(['claim', 'offer', 'turn', 'reveal', 'split', 'retain']))
  })

  it('and where they do not, it shows them', () => {
    const [first] = moments()
    if (!first) throw new Error('a match begins')
    const shows = (mine: Holding) => page(holding(mine, first.given), first.seen, false)
    expect(shows(ONE)).toContain('Porcelain Bride')
    for (const mine of OTHERS) expect(shows(mine)).not.toBe(shows(ONE))
  })
})
