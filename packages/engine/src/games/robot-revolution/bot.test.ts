import { describe, expect, it } from 'vitest'
import type { Seat } from '../../core/game.ts'
import { owing } from '../../core/owed.ts'
import { keyOf, keyStream, rngOf } from '../../core/rng.ts'
import { atRandom, byPlayersAtRandom, fallback, playout, type Chooser } from '../../testing/index.ts'
import { robotRevolution } from './index.ts'
import { valueOf } from './material.ts'
import { strength } from './strength.ts'
import { at, cards, stateOf, type Given } from './testing.ts'
import type { CardId, Decisions, Play, State, View } from './shapes.ts'

const { bot, decisions, imagine, options, view } = robotRevolution

type Kind = keyof Decisions
/** What the bot says to the question that lies on the table. */
function answers<K extends Kind>(kind: K, told: Given): Decisions[K]['action'] {
  const state = stateOf(told)
  const [asked] = decisions[kind].asked(state)
  if (!asked?.prompt) throw new Error(`${kind} is not asked`)
  return bot[kind](view(state, asked.seat), asked.prompt as never, rngOf('bot')) as Decisions[K]['action']
}

/** The question that lies on the table, with the answer and the refusal, if any. */
function thought(state: State, seen: View, seed: string) {
  const { kind, prompt } = owing(robotRevolution, state)[0] as unknown as { kind: Kind; prompt: never }
  const answer = bot[kind](seen, prompt, rngOf(seed))
  return { answer, refused: answer && decisions[kind].refuse(prompt, answer as never) }
}

const mulligan = (hand: string) =>
  answers('mulligan', { hands: [hand, ''], phase: { kind: 'mulligan', seat: 0 }, round: 0 })
const downTo = (plays: readonly Play[], place: number) =>
  plays.flatMap(({ card, battlefield }) => (battlefield === place ? [card as CardId] : []))

describe('the mulligan', () => {
  it('is taken with rags', () => {
    expect(mulligan('2C 4D 7H 8S 9C')).toEqual({ take: true })
  })
  it('is not taken with high cards, with a pair or with three of a suit', () => {
    expect(mulligan('2C 4D 7H KS 9C')).toEqual({ take: false })
    expect(mulligan('4C 4D 7H 6S 9C')).toEqual({ take: false })
    expect(mulligan('2C 4C 7C 8S 9D')).toEqual({ take: false })
  })
})

describe('face down', () => {
  // Seat 1 is the Primary Unit, so seat 0 lays down last and sees how much lies where.
  const last = { phase: { kind: 'faceDown', seat: 0 }, primary: 1 } as const

  it('stops an enemy hold when on the brink (RR-63)', () => {
    const brink: Given = { ...last, hands: ['9D 8C 3H', '2C'], generals: [0, 4], at: { 2: ['', '[7S]'] } }
    const { plays } = answers('faceDown', brink)
    expect(strength(downTo(plays, 2), options.usual).total).toBeGreaterThanOrEqual(7)
  })
  it('stops as many holds as it must to live through the round', () => {
    const brink: Given = {
      ...last,
      hands: ['QD JC 3H', '2C'],
      generals: [1, 4],
      at: { 2: ['', '[7S]'], 5: ['', '[8S]'] },
    }
    const { plays } = answers('faceDown', brink)
    expect(plays.some(({ battlefield }) => battlefield === 2 || battlefield === 5)).toBe(true)
  })
  it('breaks through where its hold needs a card', () => {
    const { plays } = answers('faceDown', { ...last, hands: ['KC 2C', '3C'], at: { 4: ['[9D]', 'QS'] } })
    expect(plays).toContainEqual(at('KC', 4))
  })
  it('spends no high card on what a low one does', () => {
    const { plays } = answers('faceDown', { ...last, hands: ['AC 4H 3S', '5C'], at: { 4: ['[9D]', 'JS'] } })
    expect(downTo(plays, 4)).toEqual(['3S'])
  })
  it('lays the higher card first on an empty battlefield, for it becomes the hold (RR-56)', () => {
    const brink: Given = { ...last, hands: ['5D 9D', '2C'], generals: [0, 4], at: { 3: ['', '[6S] QC'] } }
    expect(answers('faceDown', brink)).toEqual({ plays: [at('9D', 3), at('5D', 3)] })
  })
  it('plays the one card it has left (RR-24)', () => {
    expect(answers('faceDown', { ...last, hands: ['5D', '2C'] }).plays).toHaveLength(1)
  })
})

describe('face up', () => {
  it('lays a card where its own plan needs one', () => {
    const { card, battlefield } = answers('faceUp', {
      hands: ['KC 2D 3S', ''],
      at: { 4: ['[9D]', '[QS]'] },
      generals: [0, 0],
    })
    expect(cards('KC 2D 3S')).toContain(card)
    expect(battlefield).toBe(4)
  })
})

describe('Nobility', () => {
  it('is passed when only the secret cards are left', () => {
    const hands = ['8S 2C', '3C 4C']
    expect(answers('noble', { hands, at: { 1: ['JC'] }, phase: { kind: 'noble', seat: 0 } })).toEqual({ pass: true })
  })
  it('is used when three holds are to be answered on the brink (RR-31)', () => {
    const holds = { 1: ['JC', '[5S]'], 2: ['', '[6S]'], 3: ['', '[7S]'], 4: ['', '[8S]'] }
    const brink: Given = {
      hands: ['9D 10C QD KH AH', ''],
      at: holds,
      generals: [0, 4],
      phase: { kind: 'noble', seat: 0 },
    }
    expect(answers('noble', brink)).toHaveProperty('card')
  })
})

/** For a machine that has much else to do: alone they take a second or two. */
const PATIENCE = { timeout: 60_000 }

/** Every question of a match played at random. */
function* questions(seats: number) {
  const seed = `questions ${seats}`
  const match = { seats, options: options.usual, stream: keyStream(keyOf(seed)) }
  for (const { reached } of playout(robotRevolution, match, atRandom(rngOf(seed)))) {
    const state = reached.position.state as State
    if (state.phase.kind !== 'over') yield { state, seat: state.phase.seat }
  }
}

describe.each([2, 3, 4, 5, 6])('at a table of %i', PATIENCE, (seats) => {
  it('answers legally wherever random play leads', () => {
    for (const { state, seat } of questions(seats)) {
      expect(thought(state, view(state, seat), 'bot')).toMatchObject({ answer: expect.anything(), refused: null })
    }
  })
  it('answers alike to the same view and the same luck, whatever the others hold', () => {
    for (const { state, seat } of questions(seats)) {
      const seen = view(state, seat)
      const elsewhere = imagine(seen, rngOf('another world'))
      expect(thought(elsewhere, view(elsewhere, seat), 'bot')).toEqual(thought(state, seen, 'bot'))
    }
  })
  it('leads with the higher card wherever it lays two on an empty battlefield', () => {
    for (const { state, seat } of questions(seats)) {
      if (state.phase.kind !== 'faceDown') continue
      const { plays } = thought(state, view(state, seat), 'bot').answer as Decisions['faceDown']['action']
      const [first, second] = plays
      if (!first || second?.battlefield !== first.battlefield) continue
      if (state.stacks[first.battlefield - 1]?.[seat]?.length) continue
      expect(valueOf(first.card as CardId)).toBeGreaterThanOrEqual(valueOf(second.card as CardId))
    }
  })
})

/** The bot at one seat, another kind of player at all others. */
function seated(own: Seat, others: Chooser, seed: string): Chooser {
  return (game, position) => {
    const [asked] = owing(game, position.state)
    if (asked?.seat !== own) return others(game, position)
    const { answer } = thought(position.state as State, view(position.state as State, own), `${seed} ${position.beat}`)
    return answer && { what: 'answer', beat: position.beat, ...asked, action: answer, by: 'bot' }
  }
}

function wins(matches: number, others: (seed: string) => Chooser): number {
  let won = 0
  for (let match = 0; match < matches; match++) {
    const [seed, own] = [`match ${match}`, match % 2]
    const record = { seats: 2, options: options.usual, stream: keyStream(keyOf(seed)) }
    for (const { reached } of playout(robotRevolution, record, seated(own, others(seed), seed))) {
      if (robotRevolution.outcome(reached.position.state as State)?.winners.includes(own)) won++
    }
  }
  return won
}

describe('of 60 matches', PATIENCE, () => {
  it('wins at least 54 against random play', () => {
    expect(wins(60, (seed) => byPlayersAtRandom(rngOf(seed)))).toBeGreaterThanOrEqual(54)
  })
  it('wins at least 48 against one whose time always runs out', () => {
    expect(wins(60, () => fallback)).toBeGreaterThanOrEqual(48)
  })
})
