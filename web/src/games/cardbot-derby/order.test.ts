import type { MoveCause, Phase, Rest } from '@robot-night/engine/games/cardbot-derby'
import { expect, it } from 'vitest'
import { actingOf, stoppedAt } from './order.ts'

const order = [
  { robot: 2, card: 'K' },
  { robot: 0, card: 'J' },
  { robot: 1, card: '9' },
  { robot: 3, card: '2' },
] as const
const turns = (shown: { part: string; acting: number | null }) => actingOf({ order, ...shown }).map(({ turn }) => turn)

it('before anybody acts the highest card is next', () => {
  expect(turns({ part: 'reveal', acting: null })).toEqual(['next', 'ahead', 'ahead', 'last'])
})

it('one after the other acts and is done', () => {
  expect(turns({ part: 'commands', acting: 1 })).toEqual(['done', 'now', 'next', 'last'])
})

it('who is next and last is next', () => {
  expect(turns({ part: 'commands', acting: 2 })).toEqual(['done', 'done', 'now', 'next'])
})

it('when belts roll all are done', () => {
  expect(turns({ part: 'belts', acting: null })).toEqual(['done', 'done', 'done', 'done'])
})

it('a step that waits for a choice stands at the one who moves', () => {
  const seen = { order, part: 'reveal', acting: null }
  const rest: Rest = { step: 0, order: [2, 0, 1, 3], stage: 'commands', left: [1, 3], tiles: [], slid: [] }
  const waits = (cause: MoveCause): Phase => ({
    ...{ kind: 'ping', afterRace: true, cause, then: rest },
    ...{ seat: 1, robot: 1, pinged: 0, square: 24, dir: 'E', sides: ['S', 'N'] },
  })
  expect(stoppedAt(seen, waits('move')).acting).toBe(2)
  expect(stoppedAt(seen, waits('belt'))).toMatchObject({ part: 'belt', acting: null })
})
