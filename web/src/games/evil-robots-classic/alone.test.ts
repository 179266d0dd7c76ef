import type { Event } from '@robot-night/engine/games/evil-robots-classic'
import { expect, it } from 'vitest'
import { aloneFor } from './alone.ts'
import { EVENTS } from './samples.ts'

const me = 0
const { dealt } = EVENTS
const toMe: Event = { ...EVENTS.showed, seat: 1, to: [0, 2], showed: { what: 'allegiance', value: 'E' } }
const byMe: Event = { ...EVENTS.showed, seat: 0, to: [1] }
const coin = (allegiance: 'G' | 'E'): Event => ({ kind: 'allegianceNow', seat: me, allegiance })

it('is what somebody showed to me and not to all, and not what I showed', () => {
  expect(aloneFor([dealt, toMe, EVENTS.showed, byMe], me)).toEqual([1])
  expect(aloneFor([dealt, toMe], 1)).toEqual([])
  expect(aloneFor([dealt, toMe], null)).toEqual([])
})
it('is my own coin each time it says something new', () => {
  expect(aloneFor([dealt, coin('G'), coin('E'), coin('E'), coin('G')], me)).toEqual([2, 4])
  const flipped: Event = { kind: 'coinFlipped', target: me, by: 1, result: 'E' }
  expect(aloneFor([dealt, flipped, coin('E'), { ...flipped, result: 'locked' }], me)).toEqual([1])
  expect(aloneFor([dealt, { ...flipped, target: 2, result: null }], me)).toEqual([])
})
it('is of this round alone, as long as not all is revealed', () => {
  const others: Event = { ...dealt, seat: 1, own: null }
  expect(aloneFor([dealt, others, toMe, dealt, others, toMe], me)).toEqual([5])
  expect(aloneFor([dealt, toMe, EVENTS.revealed], me)).toEqual([])
})
