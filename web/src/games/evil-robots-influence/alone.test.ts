import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import { expect, it } from 'vitest'
import { aloneFor } from './alone.ts'
import { EVENTS } from './samples.ts'

const me = 0
const { roundStarted, looked } = EVENTS
const turned: Event = { kind: 'coinTurned', coin: { holder: me, slot: 'hidden' }, by: 1, face: 'T' }
const exchanged: Event = { ...EVENTS.coinsExchanged, by: 3 }
const tossed: Event = { kind: 'coinsTossed', holder: me, by: 2, hidden: 'H', shown: ['T'] }

it('is what I have looked at, what others made of my hidden coin, and a new card', () => {
  const heard = [roundStarted, looked, turned, exchanged, tossed, EVENTS.cardChanged]
  expect(aloneFor(heard, me)).toEqual([1, 2, 3, 4, 5])
  expect(aloneFor(heard, null)).toEqual([])
})
it('is neither what I did to my own coin, nor what others see too or instead', () => {
  const open: Event = { ...turned, coin: { holder: me, slot: 'shown' } }
  const theirs: Event = { ...turned, coin: { holder: 2, slot: 'hidden' } }
  const heard = [
    roundStarted,
    { ...turned, by: me },
    open,
    theirs,
    { ...looked, by: 1, faces: null },
    { ...exchanged, by: me },
    { ...tossed, by: 'round' } as const,
    { ...EVENTS.cardChanged, seat: 1, card: null },
  ]
  expect(aloneFor(heard, me)).toEqual([])
})
it('is of this round, and over once all coins are turned up', () => {
  expect(aloneFor([roundStarted, looked, roundStarted, looked], me)).toEqual([3])
  expect(aloneFor([roundStarted, looked, EVENTS.coinsRevealed], me)).toEqual([])
})
