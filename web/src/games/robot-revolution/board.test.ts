import { describe, expect, it } from 'vitest'
import type { View } from '@robot-night/engine/games/robot-revolution'
import { frontsOf, type Intent } from './board.ts'

const ME = 0
const seat = { handSize: 3, generalsLeft: 4, living: true, fellIn: null, breakthroughs: 0, breakthroughsThisRound: 0 }

/** I have a seven up and a king down on the first battlefield, the other a back; nothing lies elsewhere. */
const VIEW: View = {
  viewer: ME,
  options: { sharedCodeMin: 2 },
  phase: { kind: 'faceDown', seat: ME },
  round: 1,
  primary: ME,
  deckSize: 34,
  discard: [],
  seats: [seat, seat],
  stacks: [
    [
      [
        { card: '7C', faceUp: true },
        { card: 'KH', faceUp: false },
      ],
      [{ hidden: true }],
    ],
    [[], []],
    [[], []],
    [[], []],
    [[], []],
  ],
  hand: ['9C', '7D', '2S'],
  open: null,
}
const NOTHING: Intent = { seat: ME, plays: [], picked: null, isFaceUp: false, isCovered: false }

const first = (intent: Partial<Intent>) => {
  const [front] = frontsOf(VIEW, { ...NOTHING, ...intent })
  const side = front?.sides.find((each) => each.seat === ME)
  if (!front || !side) throw new Error('no first battlefield')
  return { front, side }
}

describe('the battlefields as they are shown', () => {
  it('counts what only I see, and says so', () => {
    const { side } = first({})
    expect(side).toMatchObject({ hasVeiled: true, hasHidden: false, strength: { total: 20 } })
  })
  it('says what the lifted card would make, by the rules', () => {
    expect(first({ picked: '7D' }).front.would).toMatchObject({ rankAndFile: 7, total: 34 })
  })
  it('shows cards laid and not yet sent, with their number', () => {
    const { side } = first({ plays: [{ card: '2S', battlefield: 1 }] })
    expect(side.cards.at(-1)).toMatchObject({ card: '2S', chip: 1 })
  })
  it('is led by the side with the most in sight', () => {
    expect(first({}).front.leader).toBe(ME)
  })
})

describe('where hands lie covered', () => {
  it('own cards that lie face down are backs, and do not count', () => {
    const { side } = first({ isCovered: true })
    expect(side.cards.map(({ card }) => card)).toEqual(['7C', null])
    expect(side).toMatchObject({ hasVeiled: false, hasHidden: true, strength: { total: 7 } })
  })
  it('nothing tells what the lifted card is worth', () => {
    expect(first({ isCovered: true, picked: '7D' }).front.would).toBeNull()
  })
  it('a card laid and not yet sent keeps its number', () => {
    const { side } = first({ isCovered: true, plays: [{ card: '2S', battlefield: 1 }] })
    expect(side.cards.at(-1)).toMatchObject({ card: null, chip: 1 })
  })
})
