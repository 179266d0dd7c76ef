import { digest, keyOf } from '@robot-night/engine/fair'
import { describe, expect, it } from 'vitest'
import { nextDue } from '../commands/schedule.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { Evening, playsOut } from '../testing/evening.ts'
import { PATIENCE } from './throws.ts'
import {
  PEOPLE,
  table,
  shuffle,
  throws,
  reveals,
  waits,
  stage,
  notes,
  recorded,
  verdict,
} from '../testing/shuffling.ts'

describe('a shuffle that all have a hand in', () => {
  it('is announced, thrown, closed, shown and dealt, without waiting for any clock', () => {
    const evening = table()
    expect(evening.manages({ do: 'deal' }).refused).toBeNull()
    expect(stage(evening)).toBe('lobby')
    expect(shuffle(evening)).toMatchObject({ round: 1, throws: null, chairs: [0, 1, 2] })
    const { commitment } = shuffle(evening)!
    for (const each of PEOPLE) expect(throws(evening, each).refused).toBeNull()
    expect(shuffle(evening)?.throws?.map(({ seat }) => seat)).toEqual([0, 1, 2])
    for (const each of PEOPLE) expect(reveals(evening, each).refused).toBeNull()
    expect(stage(evening)).toBe('playing')
    expect(shuffle(evening)).toBeUndefined()
    expect(roomFacts(evening.room, evening.moment()).match).toMatchObject({ commitment })
  })

  it('is at once where nobody has a client that throws', () => {
    const evening = table([])
    evening.manages({ do: 'deal' })
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [] })
  })

  it('does not wait for tin robots, nor for clients that know nothing of it', () => {
    const evening = table(['mara'])
    evening.manages({ do: 'seatBot', chair: 3 })
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    reveals(evening, 'mara')
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [0] })
  })

  it('ends as its record says, played to the end', () => {
    const evening = new Evening({ title: 'robot-revolution', hasArchive: true })
    evening.manages({ do: 'seatBot', chair: 1 })
    evening.comesToThrow('mara')
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    reveals(evening, 'mara')
    playsOut(evening, () => undefined)
    const found = verdict(evening)
    expect(found).toMatchObject({ verdict: 'unvouched', thrown: [0] })
    expect(found.checks.filter(({ state }) => state !== 'ok').map(({ name }) => name)).toEqual(['signature', 'witness'])
  })

  it('depends on every throw', () => {
    const keys = ['mine', 'another'].map((value) => {
      const evening = table(['mara'])
      evening.manages({ do: 'deal' })
      throws(evening, 'mara', digest(value))
      reveals(evening, 'mara', digest(value))
      return { key: keyOf(evening.room.head!), secret: evening.room.head!.secret }
    })
    expect(keys[0]!.secret).toBe(keys[1]!.secret)
    expect(keys[0]!.key).not.toEqual(keys[1]!.key)
  })
})

describe('who is missing', () => {
  it('who announces nothing in time is left out before anybody shows anything', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    throws(evening, 'ida')
    expect(shuffle(evening)?.throws).toBeNull()
    waits(evening)
    expect(shuffle(evening)?.throws?.map(({ seat }) => seat)).toEqual([0, 2])
    expect(throws(evening, 'tom').refused).toEqual({ code: 'late' })
    expect(reveals(evening, 'tom').refused).toEqual({ code: 'late' })
    reveals(evening, 'mara')
    reveals(evening, 'ida')
    expect(stage(evening)).toBe('playing')
  })

  it("someone who doesn't show what they announced is left out, and the others throw again", () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    reveals(evening, 'ida')
    expect(stage(evening)).toBe('lobby')
    waits(evening)
    expect(notes(evening)).toContain('noThrow')
    expect(shuffle(evening)).toMatchObject({ round: 2, throws: null })
    expect(throws(evening, 'tom').refused).toEqual({ code: 'late' })
    throws(evening, 'mara')
    throws(evening, 'ida')
    reveals(evening, 'mara')
    reveals(evening, 'ida')
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [0, 2] })
    expect(recorded(evening)['fair']).toMatchObject({
      rounds: [
        [{}, { seat: 1, value: null }, {}],
        [{}, {}],
      ],
    })
  })

  it('who leaves holds nobody up', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    throws(evening, 'ida')
    evening.goes('tom', "tom's thrower")
    expect(shuffle(evening)?.throws).toHaveLength(2)
  })

  it('where nobody shows anything the room deals by its secret alone', () => {
    const evening = table(['mara'])
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    waits(evening)
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [] })
  })

  it('takes no longer than its time', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    expect(nextDue(evening.room, evening.moment()) - evening.now).toBe(PATIENCE)
  })
})
