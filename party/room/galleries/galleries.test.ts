import { PROTOCOL } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { handshakeOf } from '../people/handshake.ts'
import { CROWD_EVERY, WATCHERS_EVERY } from '../state/timings.ts'
import { galleryFor, toldEvery } from './galleries.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening } from '../testing/evening.ts'
import { awake } from '../storage/wake.ts'

const FILL = { room: 2, gallery: 3 }
const HANDSHAKE = handshakeOf(new URL(`https://room/?v=${PROTOCOL}`))

/** Where somebody would be led who comes now; null: to the room itself. */
const leads = ({ room, now }: Evening, device: string | null = null) =>
  galleryFor(room, { who: { device, from: null }, now, fill: FILL }, HANDSHAKE)
function crowded(): Evening {
  const evening = new Evening()
  for (const name of ['ann', 'bob']) evening.watches(name)
  return evening
}
/** So many are led on, one after another. */
const come = (evening: Evening, count: number) =>
  Array.from({ length: count }, () => {
    const gallery = leads(evening)
    if (gallery !== null) evening.takes({ kind: 'sentTo', gallery })
    return gallery
  })
const says = (evening: Evening, number: number, count: number) => evening.takes({ kind: 'gallery', number, count })

it('a crowd is told less often than a few who watch, for as long as there are galleries', () => {
  const evening = crowded()
  expect(toldEvery(evening.room)).toBe(WATCHERS_EVERY)
  come(evening, 1)
  expect(toldEvery(evening.room)).toBe(CROWD_EVERY)
  says(evening, 1, 0)
  expect(evening.room.galleries).toEqual([])
  expect(toldEvery(evening.room)).toBe(WATCHERS_EVERY)
  expect(CROWD_EVERY).toBeGreaterThan(WATCHERS_EVERY)
})

describe('who comes to a room that is full', () => {
  it('is led to the first gallery that has space, also where it has not said so yet', () => {
    const evening = crowded()
    expect(come(evening, 7)).toEqual([1, 1, 1, 2, 2, 2, 3])
    says(evening, 1, 2)
    expect(come(evening, 2)).toEqual([1, 3])
  })

  it('comes into the room if they have a chair, or have asked for one', () => {
    const evening = crowded()
    evening.joins('Tom')
    expect(leads(evening, 'tom')).toBeNull()
    const hash = 'a'.repeat(64)
    evening.own({ do: 'handOff', ticket: hash, use: 'mirror' }, 'tom')
    expect(leads(evening, 'tablet')).toBe(1)
    evening.takes({ kind: 'ticket', device: 'tablet', hash, wish: { take: true } })
    expect(leads(evening, 'tablet')).toBeNull()
  })

  it('is told at the door why not, where the room is shut or they are too old', () => {
    const evening = crowded()
    const { room, now } = evening
    const who = { device: null, from: null }
    expect(galleryFor(room, { who, now, fill: FILL }, { ...HANDSHAKE, version: 99 })).toBeNull()
    evening.manages({ do: 'shut', on: true })
    for (const name of ['ann', 'bob']) evening.watches(name)
    expect(leads(evening)).toBeNull()
  })

  it('finds a place in the room again when somebody has left it', () => {
    const evening = crowded()
    come(evening, 2)
    evening.goes('', 'ann')
    expect(leads(evening)).toBeNull()
  })
})

describe('what a room knows of its galleries', () => {
  it('is how many they said, and who was sent there since', () => {
    const evening = crowded()
    come(evening, 3)
    expect(roomFacts(evening.room, evening.moment()).watchers).toBe(5)
    says(evening, 1, 2)
    expect(roomFacts(evening.room, evening.moment()).watchers).toBe(4)
  })

  it('survives a restart; an empty one is forgotten, and its number is given again', () => {
    const evening = crowded()
    come(evening, 4)
    says(evening, 1, 3)
    says(evening, 2, 1)
    says(evening, 1, 0)
    const woken = awake(evening.rows.stored(), [], evening.moment())
    expect(woken.galleries).toEqual([{ number: 2, count: 1, coming: 0 }])
    expect(roomFacts(woken, evening.moment()).watchers).toBe(1)
    expect(come(evening, 3)).toEqual([2, 2, 1])
  })

  it('writes nothing for who comes, nor for what is known already', () => {
    const evening = crowded()
    come(evening, 1)
    says(evening, 1, 2)
    const before = evening.rows.written
    come(evening, 1)
    says(evening, 1, 2)
    expect(evening.rows.written).toBe(before)
  })

  it('is nothing any more once it is shut', () => {
    const evening = crowded()
    come(evening, 4)
    evening.manages({ do: 'shut', on: true })
    expect(evening.room.galleries).toEqual([])
    expect(evening.rows.stored().galleries).toEqual([])
  })
})
