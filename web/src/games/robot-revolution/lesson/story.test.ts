import { BATTLEFIELDS, cardsFor, type Event, type Play, type State } from '@robot-night/engine/games/robot-revolution'
import { beforeAll, describe, expect, it } from 'vitest'
import { READER } from '#lib/lesson/tale.svelte.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { firstDeal, lastDeal, TELLY } from './deal.ts'
import { NAMES, STEPS, type Answer, type StepName } from './story.ts'
import { RevolutionTale as Tale } from './tale.svelte.ts'
import { LESSON_WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await LESSON_WORDS.fetch(language)
})

describe('the deals', () => {
  it.each([
    ['first', firstDeal()],
    ['last', lastDeal()],
  ])('are of one deck, each card in one place: the %s', (_, state) => {
    expect(placesOf(state).toSorted()).toEqual(cardsFor(2).toSorted())
  })
})

describe('the story', () => {
  it('leads through every step, each done by the rules', () => {
    const tale = new Tale()
    for (const [at, { name, does }] of STEPS.entries()) {
      expect(tale.place).toEqual({ at, end: null })
      expect(tale.step?.name).toBe(name)
      expect(tale.asks?.kind).toBe(does?.kind)
      if (does) expect(tale.answer(does), name).toBeNull()
      else tale.next()
    }
    expect(tale.place).toEqual({ at: STEPS.length - 1, end: 'won' })
    expect(tale.bout.outcome).toMatchObject({ winners: [READER] })
    expect(tale.asks).toBeNull()
    tale.again()
    expect([tale.step?.name, tale.place.end]).toEqual(['keep', null])
  })

  it('can be skipped step by step, up to the last battle', () => {
    const tale = taleAt('blow')
    expect(tale.place).toEqual({ at: STEPS.length - 1, end: null })
    expect(tale.asks?.kind).toBe('faceDown')
  })

  it('has the battles end as the words tell of them', () => {
    const battles = battlesIn(taleAt('held').news.events)
    expect(battles).toEqual([
      [1, 'hold', TELLY, [0, 11]],
      [2, 'hold', READER, [13, 12]],
      [4, 'hold', READER, [4, 0]],
    ])
  })

  it('takes no other answer where it needs one, and stays as it was', () => {
    for (const step of STEPS.filter(({ does, isFree }) => does && !isFree)) {
      const tale = taleAt(step.name)
      const { bout, news } = tale
      const others = answersTo(tale).filter((answer) => !isSame(answer, step.does))
      expect(others.length, step.name).toBeGreaterThan(0)
      for (const answer of others) expect(tale.answer(answer)).toEqual({ code: 'other_step' })
      expect([tale.bout, tale.news, tale.step]).toEqual([bout, news, step])
      for (const language of LANGUAGES) expect(LESSON_WORDS.in(language).steps[step.name].hint, step.name).toBeTruthy()
    }
  })

  it('leaves the pair face down in any order', () => {
    const tale = taleAt('down')
    const does = tale.step?.does
    if (does?.kind !== 'faceDown') throw new Error('two cards face down')
    expect(tale.answer({ ...does, action: { plays: does.action.plays.toReversed() } })).toBeNull()
    expect(tale.step?.name).toBe('held')
  })

  it('breaks through twice in round 2, wherever the last two cards lie', () => {
    for (const answer of answersTo(taleAt('rest'))) {
      const tale = taleAt('rest')
      expect(tale.answer(answer)).toBeNull()
      const { events } = tale.news
      const broken = battlesIn(events).filter(([, outcome]) => outcome === 'breakthrough')
      expect(broken.map(([battlefield, , winner]) => [battlefield, winner])).toEqual([
        [2, READER],
        [4, READER],
      ])
      expect(battlesIn(events)).toContainEqual([1, 'hold', READER, [expect.any(Number), 9]])
      expect(events).toContainEqual(expect.objectContaining({ kind: 'generalsLost', seat: TELLY, lost: 2 }))
      expect(tale.step?.name).toBe('broken')
    }
  })

  it('has a pair on 2 that makes 21', () => {
    const tale = taleAt('rest')
    tale.skip()
    expect(battlesIn(tale.news.events)).toContainEqual([2, 'breakthrough', READER, [21, 13]])
  })
})

describe('the last battle', () => {
  const lastBattle = (...answers: readonly Answer[]) => {
    const tale = new Tale()
    tale.retry()
    for (const answer of answers) expect(tale.answer(answer)).toBeNull()
    return tale
  }
  /** Where it is decided, or elsewhere. */
  const isTried = (answer: Answer) => JSON.stringify(answer).match(/"battlefield":[245]/) === null

  it('can be won whatever is played first, and missed too', () => {
    const missed = answersTo(lastBattle())
      .filter(isTried)
      .flatMap((up) => {
        const tales = answersTo(lastBattle(up))
          .filter(isTried)
          .map((down) => lastBattle(up, down))
        const won = tales.filter(({ place }) => place.end === 'won')
        expect(won.length).toBeGreaterThan(0)
        for (const { bout } of won) expect(bout.outcome?.winners).toEqual([READER])
        return tales.filter(({ place }) => place.end === 'missed')
      })
    expect(missed.length).toBeGreaterThan(0)
    for (const { bout } of missed) expect(bout.outcome).toBeNull()
  })

  it('asks for nothing once it was missed, and can be fought again with the same cards', () => {
    const elsewhere: readonly Play[] = [
      { card: '4S', battlefield: 1 },
      { card: '3C', battlefield: 1 },
    ]
    const tale = lastBattle(
      { kind: 'faceUp', action: { card: '5H', battlefield: 1 } },
      { kind: 'faceDown', action: { plays: [...elsewhere] } },
    )
    expect([tale.place.end, tale.asks]).toEqual(['missed', null])
    tale.retry()
    expect(tale.place).toEqual({ at: NAMES.indexOf('last'), end: null })
    expect(tale.bout.view.hand).toEqual(taleAt('last').bout.view.hand)
    expect(tale.news.isLeap).toBe(true)
  })
})

function taleAt(name: StepName): Tale {
  const tale = new Tale()
  while (tale.step?.name !== name) {
    if (tale.step?.does) tale.skip()
    else tale.next()
  }
  return tale
}

function placesOf({ deck, discard, seats, stacks }: State): string[] {
  const held = seats.flatMap(({ hand, generals }) => [...hand, ...generals])
  // What was lost long ago is in a hand, among the discards, or back in the deck.
  const lying = stacks.flat(2).map(({ card }) => card)
  const known = new Set([...deck, ...discard, ...held, ...lying])
  return [
    ...deck,
    ...discard,
    ...held,
    ...lying,
    ...seats.flatMap(({ lost }) => lost.filter((card) => !known.has(card))),
  ]
}

const battlesIn = (events: readonly Event[]) =>
  events.flatMap((event) => {
    if (event.kind !== 'battle' || event.outcome === 'empty') return []
    const totals = [READER, TELLY].map((seat) => event.totals.find((each) => each.seat === seat)?.total ?? 0)
    return [[event.battlefield, event.outcome, event.winner, totals] as const]
  })

/** All that the rules allow. */
function answersTo({ asks }: Tale): Answer[] {
  if (!asks) return []
  if (asks.kind === 'mulligan') return [true, false].map((take) => ({ kind: 'mulligan', action: { take } }))
  const plays = playsOf(asks.prompt.hand)
  if (asks.kind === 'faceUp') return plays.map((action) => ({ kind: 'faceUp', action }))
  if (asks.kind === 'noble')
    return [{ kind: 'noble', action: { pass: true } }, ...plays.map((action): Answer => ({ kind: 'noble', action }))]
  return plays.flatMap((first) =>
    plays
      .filter(({ card }) => card !== first.card)
      .map((second): Answer => ({ kind: 'faceDown', action: { plays: [first, second] } })),
  )
}
const playsOf = (hand: readonly string[]): Play[] =>
  hand.flatMap((card) => BATTLEFIELDS.map((battlefield) => ({ card, battlefield })))

function isSame(one: Answer, other: Answer | null): boolean {
  if (one.kind !== 'faceDown' || other?.kind !== 'faceDown') return JSON.stringify(one) === JSON.stringify(other)
  const sorted = ({ action }: typeof one) => JSON.stringify(action.plays.toSorted((a, b) => (a.card < b.card ? -1 : 1)))
  return sorted(one) === sorted(other)
}
