import {
  IN_A_WINDOW,
  LEFT_CARDS,
  ON_A_TURN,
  playsOf,
  powersFor,
  RIGHT_CARDS,
  type SeenSeat,
} from '@robot-night/engine/games/evil-robots-influence'
import { beforeAll, describe, expect, it } from 'vitest'
import { READER } from '#lib/lesson/tale.svelte.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { deal, TELLY, TRUNDLE } from './deal.ts'
import { newTale, STEPS, type Answer, type StepName } from './story.ts'
import { LESSON_WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await LESSON_WORDS.fetch(language)
})

describe('the deal', () => {
  it('is of whole decks, each card in one place', () => {
    const { seats, piles, stack, potCard, idle } = deal()
    const cardsOn = (side: 'left' | 'right') => [...seats.flatMap((seat) => seat[side]?.card ?? []), ...piles[side]]
    expect(cardsOn('left').toSorted()).toEqual([...LEFT_CARDS])
    expect(cardsOn('right').toSorted()).toEqual([...RIGHT_CARDS])
    const powers = [...stack, potCard, ...(idle ? [idle.power] : [])].map(({ num }) => num)
    expect(powers.toSorted()).toEqual(powersFor(seats.length))
  })
})

describe('the round', () => {
  it('leads through every step by the rules, to a win for Good', () => {
    const tale = newTale()
    for (const { name, does } of STEPS) {
      expect(tale.step?.name).toBe(name)
      expect(tale.asks?.kind).toBe(does?.kind)
      if (does) expect(tale.answer(does), name).toBeNull()
      else tale.next()
    }
    expect([tale.step, tale.asks]).toEqual([null, null])
    const { result, seats } = tale.bout.view
    expect(result).toMatchObject({ split: { how: 'agreed' }, count: { winners: [READER, TRUNDLE] } })
    expect(seats.map(({ influence }) => influence)).toEqual([3, 2, 5])
    tale.again()
    expect([tale.step?.name, tale.bout.view.phase.kind]).toEqual(['hand', 'claim'])
  })

  it('can be skipped to its end', () => {
    expect(taleAt(null).bout.view.result?.split?.how).toBe('agreed')
  })

  it('has happened what the words tell', () => {
    expect(taleAt('coin').news.events).toContainEqual(
      expect.objectContaining({ kind: 'picked', seat: READER, paid: 1, dealer: TRUNDLE }),
    )
    expect(taleAt('coin').bout.view).toMatchObject({ token: READER, phase: { kind: 'turn', seat: READER } })
    expect(own(taleAt('coin')).tokens).toBe(3)
    expect(own(taleAt('giant')).shown).toBe('H')
    expect(own(taleAt('keep'))).toMatchObject({ level: 9, tokens: 1 })
    const turned = { kind: 'coinTurned', coin: { holder: READER, slot: 'shown' }, by: TELLY, face: 'T' }
    expect(taleAt('telly').news.events).toContainEqual(turned)
    expect(taleAt('flute').bout.view.seats[TRUNDLE]).toMatchObject({ level: 0 })
    const { teams, winning } = taleAt('counted').bout.view.result?.count ?? {}
    expect([teams?.good.total, teams?.evil.total, winning]).toEqual([9, 3, ['good']])
  })

  it('takes an offer of everything too', () => {
    const tale = taleAt('offer')
    expect(tale.answer({ kind: 'offer', action: { amount: 2 } })).toBeNull()
    expect(tale.step?.name).toBe('coin')
  })

  it('takes no other answer, stays as it was, and has a hint for it', () => {
    for (const step of STEPS.filter(({ does }) => does)) {
      const tale = taleAt(step.name)
      const { bout, news } = tale
      const others = answersTo(tale).filter((answer) => !step.isMeant(answer))
      expect(others.length, step.name).toBeGreaterThan(0)
      for (const answer of others) expect(tale.answer(answer)).toEqual({ code: 'other_step' })
      expect([tale.bout, tale.news, tale.step]).toEqual([bout, news, step])
      for (const language of LANGUAGES) expect(LESSON_WORDS.in(language).steps[step.name].hint, step.name).toBeTruthy()
    }
  })

  it('lets Telly win alone if the reader’s coin stays as Telly turned it', () => {
    const { bout } = taleAt('flute')
    const reached = bout.play([
      { seat: READER, answer: { kind: 'reveal', action: { kind: 'pass' } } },
      { seat: TRUNDLE, answer: { kind: 'reveal', action: { kind: 'pass' } } },
    ])
    if ('refused' in reached) throw new Error('a pass')
    expect(reached.bout.view.result?.count.winners).toEqual([TELLY])
  })
})

type Lesson = ReturnType<typeof newTale>

function own({ bout }: Lesson): SeenSeat {
  const seat = bout.view.seats[READER]
  if (!seat) throw new Error('a seat for the reader')
  return seat
}

function taleAt(name: StepName | null): Lesson {
  const tale = newTale()
  while (tale.step && tale.step.name !== name) {
    if (tale.step.does) tale.skip()
    else tale.next()
  }
  return tale
}

/** What the rules allow. */
function answersTo({ asks }: Lesson): Answer[] {
  switch (asks?.kind) {
    case 'claim':
      return [true, false].map((raise) => ({ kind: 'claim', action: { raise } }))
    case 'offer':
      return [0, 1, 2].map((amount) => ({ kind: 'offer', action: { amount } }))
    case 'turn': {
      const plays = playsOf(asks.prompt, ON_A_TURN).map((action): Answer => ({ kind: 'turn', action }))
      const ends = [{ kind: 'turnOwn' }, { kind: 'endTurn' }] as const
      return [...plays, ...ends.map((action): Answer => ({ kind: 'turn', action }))]
    }
    case 'reveal': {
      const plays = playsOf(asks.prompt, IN_A_WINDOW).map((action): Answer => ({ kind: 'reveal', action }))
      return [...plays, { kind: 'reveal', action: { kind: 'pass' } }]
    }
    case 'split':
      return [
        { kind: 'split', action: { kind: 'noDeal' } },
        { kind: 'split', action: { kind: 'accept', proposal: 1 } },
      ]
    default:
      return []
  }
}
