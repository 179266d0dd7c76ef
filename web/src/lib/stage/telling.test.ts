import { expect, it } from 'vitest'
import { isMarked, logLines, seatKey, sentence, whoHas } from './telling.ts'

type Event = { kind: 'won'; seat: number } | { kind: 'drawn' }

it('says of each kind of event what its table says', () => {
  const table = {
    won: ({ seat }: { seat: number }, told: string[]) => `${told[seat]} wins`,
    drawn: () => 'A draw',
  }
  expect(sentence<Event, Event['kind'], string[], string>(table, { kind: 'won', seat: 1 }, ['Ada', 'Ben'])).toBe(
    'Ben wins',
  )
  expect(sentence<Event, Event['kind'], string[], string>(table, { kind: 'drawn' }, [])).toBe('A draw')
})

it('makes lines of sentences, without empty bits, and without what they don’t point at', () => {
  expect(logLines([['', 'A draw'], []], null)).toEqual([
    { seat: null, bits: ['A draw'] },
    { seat: null, bits: [] },
  ])
  expect(logLines([['Won']], 2, seatKey(2))).toEqual([{ seat: 2, bits: ['Won'], about: 'seat-2' }])
})

it('marks what a line points at, and nothing that is called alike', () => {
  expect(isMarked('seat-1 seat-12', 'seat-12')).toBe(true)
  expect(isMarked('seat-12', 'seat-1')).toBe(false)
  expect(isMarked(null, 'seat-1')).toBe(false)
})

it('calls the reader "you", and others by their names', () => {
  const players = [{ seat: 0, name: 'Ada', robot: 0, presence: 'here' as const, botPlays: false }]
  expect(whoHas(0, { players, me: 0 }, 'You')).toEqual({ name: 'You', isMe: true })
  expect(whoHas(0, { players, me: null }, 'You')).toEqual({ name: 'Ada', isMe: false })
  expect(whoHas(1, { players, me: 0 }, 'You').name).toBe('?')
})
