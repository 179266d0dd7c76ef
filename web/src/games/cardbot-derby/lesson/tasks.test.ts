import { RANKS, type Rank } from '@robot-night/engine/games/cardbot-derby'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#lib/words/language.ts'
import { raced } from './running.ts'
import { TASKS } from './tasks.ts'
import { LESSON_WORDS } from './words.ts'

describe.each(TASKS)('the task to touch $goal', (task) => {
  const [{ cards }] = task.runners
  const solved = ordersOf(cards).filter((order) => raced(task, order).isReached)

  it('is not done by the cards as they are drawn', () => expect(raced(task, cards).isReached).toBe(false))
  it('can be done, in more than one way but not in any', () => {
    expect(solved.length).toBeGreaterThan(1)
    expect(solved.length).toBeLessThan(60)
  })
  it('is a hand that there might be', () => {
    for (const { cards: drawn } of task.runners) {
      expect(new Set(drawn).size).toBe(5)
      expect(RANKS).toEqual(expect.arrayContaining([...drawn]))
    }
  })
})

describe('the second task', () => {
  it('has somebody shoved, and over the seam, whenever it is done', () => {
    const [, task] = TASKS
    if (!task) throw new Error('a second task')
    for (const order of ordersOf(task.runners[0].cards)) {
      const { events, isReached } = raced(task, order)
      const shoves = events.flatMap((event) => (event.kind === 'moved' && event.cause === 'shove' ? [event] : []))
      if (isReached) expect(shoves.at(-1)).toMatchObject({ robot: 1, by: 0, from: 20, to: 14 })
    }
  })
})

describe('the last task', () => {
  it('needs the turntable, and the wall is in the way of those who don’t turn first', () => {
    const task = TASKS.at(-1) ?? TASKS[0]
    for (const order of ordersOf(task.runners[0].cards)) {
      const { events, isReached } = raced(task, order)
      if (isReached) expect(events.some(({ kind }) => kind === 'spun')).toBe(true)
      if (order[0] === 'A') expect(events).toContainEqual({ kind: 'blocked', robot: 0, dir: 'E', reason: 'wall' })
    }
  })
})

describe.each(LANGUAGES)('the lesson in %s', (language) => {
  it('has words for every task', async () => {
    await LESSON_WORDS.fetch(language)
    expect(LESSON_WORDS.in(language).tasks).toHaveLength(TASKS.length)
  })
})

function ordersOf(cards: readonly Rank[]): Rank[][] {
  if (cards.length === 0) return [[]]
  return cards.flatMap((card) => ordersOf(cards.filter((other) => other !== card)).map((rest) => [card, ...rest]))
}
