import {
  LEFT_CARDS,
  RIGHT_CARDS,
  type Board,
  type CardId,
  type PlayPrompt,
} from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import { actsOf } from './acts.ts'
import { planFor } from './plan.ts'
import { newDraft } from './draft.ts'

const power = { num: 3, up: true }
const other = { influence: 6, tokens: 1, power, shield: false, left: null, right: null }
const board: Board = {
  me: 0,
  extra: false,
  idle: null,
  drawable: { left: 3, right: 3 },
  seats: [{ ...other, influence: 2 }, other, { ...other, left: 'L01' }],
}
const holding = (left: CardId, right: CardId, purse: Partial<PlayPrompt['purse']> = {}): PlayPrompt => ({
  hand: { left: { card: left, up: false }, right: { card: right, up: false } },
  purse: { tokens: 2, influence: 2, surcharge: 0, isZero: false, ...purse },
  board,
})
const covered = { isCovered: true }
const open = { isCovered: false }
const idsIn = (acts: ReturnType<typeof actsOf>) => acts.filter(({ refusal }) => !refusal).map(({ id }) => id)

describe('what can be done', () => {
  it.each(['turn', 'reveal'] as const)('is the same for every card that lies covered (%s)', (kind) => {
    const acts = LEFT_CARDS.map((card, at) => actsOf(kind, holding(card, RIGHT_CARDS[at] ?? 'R01'), covered))
    expect(new Set(acts.map((each) => JSON.stringify(each)))).toHaveLength(1)
  })
  it('knows the cards once they lie open', () => {
    expect(idsIn(actsOf('turn', holding('L16', 'R05'), open))).toEqual(['right', 'own', 'any', 'change', 'end'])
    expect(idsIn(actsOf('reveal', holding('L13', 'R05'), open))).toEqual(['left', 'end'])
  })
  it('tells the real cost', () => {
    const [left, right, own] = actsOf('turn', holding('L01', 'R05', { surcharge: 1, isZero: true }), open)
    expect(left?.cost).toEqual({ due: 0, piece: 'token', isRaised: false })
    expect(right?.cost).toEqual({ due: 3, piece: 'token', isRaised: true })
    expect(own?.refusal).toEqual({ code: 'power_zero' })
  })
  it('can change nothing for nothing', () => {
    const acts = actsOf('turn', holding('L01', 'R01', { influence: 0 }), covered)
    expect(acts.find(({ id }) => id === 'change')?.refusal).toEqual({ code: 'not_enough_influence' })
  })
})

describe('a card in the making', () => {
  const { left } = newDraft().plays

  it('is whole once all is named', () => {
    const bare = planFor(holding('L12', 'R01'), 'left', { kind: 'turn', draft: left })
    expect(bare).toMatchObject({ isUsed: true, mayChoose: true, play: null })
    const picks = [{ kind: 'holder', holder: 1 }] as const
    const whole = planFor(holding('L12', 'R01'), 'left', { kind: 'turn', draft: { ...left, picks } })
    expect(whole?.play).toEqual({ kind: 'play', side: 'left', use: true, choices: { seat: 1 } })
  })
  it('names nothing when it is only shown', () => {
    const picks = [{ kind: 'holder', holder: 1 }] as const
    const plan = planFor(holding('L12', 'R01'), 'left', { kind: 'turn', draft: { isUsed: false, picks } })
    expect(plan?.play).toEqual({ kind: 'play', side: 'left', use: false, choices: {} })
  })
  it('can only be shown where there is nothing to name', () => {
    const prompt = holding('L01', 'R05')
    const rich = { ...prompt, board: { ...board, seats: board.seats.map((seat) => ({ ...seat, influence: 2 })) } }
    const plan = planFor(rich, 'right', { kind: 'turn', draft: left })
    expect(plan).toMatchObject({ isUsed: false, mayChoose: false })
    expect(plan?.play?.use).toBe(false)
  })
  it('is always used if it is Active, and never if it is Endgame', () => {
    expect(planFor(holding('L08', 'R01'), 'left', { kind: 'turn', draft: left })?.play?.use).toBe(true)
    expect(planFor(holding('L16', 'R01'), 'left', { kind: 'turn', draft: left })).toMatchObject({
      refusal: { code: 'wrong_type' },
      play: null,
    })
  })
})
