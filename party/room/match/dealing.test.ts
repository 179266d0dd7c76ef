import { TITLES } from '@robot-night/engine'
import { announced, digest, keyOf, verifyMatch, type CalledOff } from '@robot-night/engine/fair'
import { describe, expect, it } from 'vitest'
import { recordOf } from '../storage/record.ts'
import { nextDue } from '../commands/due.ts'
import { roomFacts } from '../watching/frames.ts'
import { Evening, Follower, playsOut, viewers } from '../testing/evening.ts'
import { PATIENCE } from './throws.ts'

const PEOPLE = ['mara', 'tom', 'ida']

/** Three at a table, of whom these have clients that throw. */
function table(throwing: readonly string[] = PEOPLE): Evening {
  const evening = new Evening({ title: 'robot-revolution', hasArchive: true })
  evening.joins('Tom')
  evening.joins('Ida')
  for (const each of throwing) evening.comesToThrow(each)
  return evening
}

const shuffle = (evening: Evening) => roomFacts(evening.room, evening.moment()).shuffle
const valueOf = (device: string, round = 1): string => digest([device, round])

function throws(evening: Evening, device: string, value?: string) {
  const { match, commitment, round, chairs } = shuffle(evening)!
  const seat = chairs.indexOf(PEOPLE.indexOf(device))
  const said = announced(commitment, { round, seat }, value ?? valueOf(device, round))
  return evening.own({ do: 'throw', match, round, commitment: said }, device)
}

function reveals(evening: Evening, device: string, value?: string) {
  const { match, round } = shuffle(evening)!
  return evening.own({ do: 'reveal', match, round, value: value ?? valueOf(device, round) }, device)
}

function waits(evening: Evening): void {
  evening.now = nextDue(evening.room, evening.moment())
  evening.takes({ kind: 'alarm', bots: 'think' })
}

const stage = (evening: Evening) => evening.room.facts.stage
const notes = (evening: Evening) => evening.room.talk.flatMap((line) => (line.kind === 'noted' ? [line.note] : []))

/** As the archive gets it, through storage and JSON. */
function recorded(evening: Evening): Record<string, unknown> {
  const { head, log, night } = evening.rows.stored()
  return JSON.parse(JSON.stringify(recordOf({ head: head!, log, night: night.at(-1)! }, (name) => name)))
}
const verdict = (evening: Evening) => verifyMatch(recorded(evening), TITLES)

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

  it('comes out as its record says, played to the end', () => {
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

  it('who does not show what they announced is left out, and the others throw anew', () => {
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

describe('an attack', () => {
  it('choosing last: what the others threw is told to nobody before the match is over', () => {
    const evening = table()
    const followers = viewers(evening.room).map((viewer) => new Follower(viewer))
    const heard: string[] = []
    const listens = (deed: () => void) => {
      const before = evening.room
      deed()
      const facts = JSON.stringify(roomFacts(evening.room, evening.moment()))
      heard.push(facts, ...followers.map((each) => JSON.stringify(each.hears(before, evening.room, evening.moment()))))
    }
    listens(() => evening.manages({ do: 'deal' }))
    for (const each of PEOPLE) listens(() => throws(evening, each))
    for (const each of PEOPLE) listens(() => reveals(evening, each))
    const told = heard.join()
    for (const each of PEOPLE) expect(told).not.toContain(valueOf(each))
    expect(told).not.toContain(evening.room.head!.secret)
  })

  it('choosing last: something else than what was announced is refused', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    expect(reveals(evening, 'tom', digest('better')).refused).toEqual({ code: 'bad_throw' })
    expect(stage(evening)).toBe('lobby')
  })

  it('showing before all have announced is refused, and so is announcing twice', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    expect(reveals(evening, 'mara').refused).toEqual({ code: 'wrong_stage' })
    expect(throws(evening, 'mara', digest('another')).refused).toEqual({ code: 'late' })
    expect(throws(evening, 'mara').refused).toBeNull()
  })

  it('who has announced tells nobody who has not yet', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const before = shuffle(evening)
    throws(evening, 'mara')
    expect(shuffle(evening)).toEqual(before)
  })

  it('calling off until it suits: its secret is published, and something else is announced', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const first = shuffle(evening)!
    for (const each of PEOPLE) throws(evening, each)
    evening.manages({ do: 'clearChair', chair: 1 })
    const second = shuffle(evening)!
    expect(second.commitment).not.toBe(first.commitment)
    expect(second.chairs).toEqual([0, 2])
    throws(evening, 'mara')
    throws(evening, 'ida')
    reveals(evening, 'mara')
    reveals(evening, 'ida')
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(recorded(evening)['fair']).toMatchObject({ calledOff: [{ commitment: first.commitment }] })
    expect(verdict(evening).verdict).toBe('unvouched')
  })

  it('calling off for good: the secret comes with the next match, whenever that is', () => {
    const evening = table(['mara'])
    evening.manages({ do: 'deal' })
    const first = shuffle(evening)!
    evening.manages({ do: 'setTitle', title: 'evil-robots-classic' })
    expect(shuffle(evening)).toBeUndefined()
    evening.manages({ do: 'deal' })
    throws(evening, 'mara')
    reveals(evening, 'mara')
    evening.manages({ do: 'stop' })
    expect(recorded(evening)['fair']).toMatchObject({ calledOff: [{ commitment: first.commitment }] })
    expect(evening.room.facts.calledOff).toEqual([])
  })
})

describe('deals that are called off', () => {
  /** The host deals, two of them throw, and somebody comes or goes. */
  function callsOff(evening: Evening, times: number): string[] {
    return Array.from({ length: times }, (_, at) => {
      if (!shuffle(evening)) evening.manages({ do: 'deal' })
      const { commitment } = shuffle(evening)!
      throws(evening, 'mara')
      evening.manages(at % 2 === 0 ? { do: 'seatBot', chair: 4 } : { do: 'clearChair', chair: 4 })
      return commitment
    })
  }
  const calledOffIn = (evening: Evening) => (recorded(evening)['fair'] as { calledOff: CalledOff[] }).calledOff

  it('are published beyond the sixteenth, and what had been thrown into them', () => {
    const evening = table()
    const announcements = callsOff(evening, 40)
    for (const each of PEOPLE) throws(evening, each)
    for (const each of PEOPLE) reveals(evening, each)
    evening.manages({ do: 'stop' })
    const published = calledOffIn(evening)
    expect(published.map(({ commitment }) => commitment)).toEqual(announcements)
    for (const { rounds } of published) expect(rounds).toMatchObject([[{ seat: 0, value: null }]])
    expect(verdict(evening).verdict).toBe('unvouched')
  })

  it('are published with what was shown by then', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    evening.manages({ do: 'clearChair', chair: 1 })
    for (const each of ['mara', 'ida']) throws(evening, each)
    for (const each of ['mara', 'ida']) reveals(evening, each)
    evening.manages({ do: 'stop' })
    expect(calledOffIn(evening)).toMatchObject([
      { rounds: [[{ value: valueOf('mara') }, { value: null }, { value: null }]] },
    ])
    expect(verdict(evening).verdict).toBe('unvouched')
  })

  it('come to an end: after 64 it is dealt at once, and the record says that nobody threw', () => {
    const evening = table()
    callsOff(evening, 64)
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(calledOffIn(evening)).toHaveLength(64)
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [] })
    evening.manages({ do: 'deal' })
    expect(shuffle(evening)?.throws).toBeNull()
  })
})

describe('what goes wrong', () => {
  it('the room loses its memory at any point, and goes on as if it had not', () => {
    const evening = table()
    const wakes = () => expect((evening.room = evening.woken()).facts).toBeDefined()
    evening.manages({ do: 'deal' })
    wakes()
    for (const each of PEOPLE) {
      throws(evening, each)
      wakes()
    }
    for (const each of PEOPLE) {
      reveals(evening, each)
      wakes()
    }
    expect(stage(evening)).toBe('playing')
    evening.manages({ do: 'stop' })
    expect(verdict(evening)).toMatchObject({ verdict: 'unvouched', thrown: [0, 1, 2] })
  })

  it('what is sent again is done once', () => {
    const evening = table()
    evening.manages({ do: 'deal' })
    const { room } = evening
    evening.manages({ do: 'deal' })
    expect(evening.room.facts.shuffle).toBe(room.facts.shuffle)
    for (const each of PEOPLE) throws(evening, each)
    reveals(evening, 'mara')
    expect(reveals(evening, 'mara').refused).toBeNull()
  })

  it('somebody who watches, or has no seat in it, has no part in it', () => {
    const evening = table(['mara'])
    evening.manages({ do: 'deal' })
    const { match } = shuffle(evening)!
    evening.watches('a stranger')
    const act = { do: 'throw', match, round: 1, commitment: digest('x') } as const
    expect(evening.own(act, 'nobody').refused).toEqual({ code: 'not_seated' })
    expect(evening.own({ ...act, match: 'another' }, 'tom').refused).toEqual({ code: 'late' })
    expect(evening.own({ ...act, round: 2 }, 'tom').refused).toEqual({ code: 'late' })
  })
})
