import { LIMITS } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { watcherOf } from './watcherTalk.ts'
import { Evening } from '../testing/evening.ts'

const names = (evening: Evening, device: string, from?: string) =>
  evening.takes({ kind: 'nameWatcher', device, name: device, ...(from === undefined ? {} : { from }) })
const isKnown = (evening: Evening, device: string) => watcherOf(evening.room, device) !== null
const countOf = (evening: Evening) => evening.room.devices.filter(({ watcher }) => watcher !== undefined).length

/** A room in which some have given a name, each from an address of their own; then hundreds come from one. */
function crowded(given: { guests: number; from: (at: number) => string | undefined }) {
  const evening = new Evening()
  const guests = Array.from({ length: given.guests }, (_, at) => `guest ${at}`)
  for (const guest of guests) names(evening, guest, `home of ${guest}`)
  for (let at = 0; at < 2 * LIMITS.watchersNamed; at++) {
    const taken = names(evening, `one of many ${at}`, given.from(at))
    expect(taken.refused).toBeNull()
    expect(isKnown(evening, `one of many ${at}`)).toBe(true)
  }
  expect(countOf(evening)).toBe(LIMITS.watchersNamed)
  return { evening, guests }
}

describe('the names of those who watch', () => {
  it.each([
    ['one address', () => 'one'],
    ['four addresses', (at: number) => `address ${at % 4}`],
    ['nowhere known', () => undefined],
  ])('are kept, however many more come from %s', (_, from) => {
    const { evening, guests } = crowded({ guests: 40, from })
    expect(guests.filter((guest) => !isKnown(evening, guest))).toEqual([])
    expect(evening.woken().devices).toEqual(evening.room.devices)
  })

  it('of one address: who is here stays longest, then who came last', () => {
    const evening = new Evening()
    for (const device of ['first', 'second']) names(evening, device, 'one')
    evening.comes('first')
    for (let at = 2; at <= LIMITS.watchersNamed; at++) names(evening, `more ${at}`, 'one')
    expect(['first', 'second', 'more 2', `more ${LIMITS.watchersNamed}`].map((each) => isKnown(evening, each))).toEqual(
      [true, false, true, true],
    )
  })

  it('who gave one from each of hundreds of addresses: who came first goes, as where nobody storms', () => {
    const { evening, guests } = crowded({ guests: 1, from: (at) => `address ${at}` })
    expect(isKnown(evening, guests[0]!)).toBe(false)
  })
})

it('who comes and goes again and again from one address makes nobody else forgotten who has left', () => {
  const evening = new Evening()
  const sits = (device: string, from: string) =>
    evening.takes({ kind: 'sit', device, wish: { name: device }, from }).refused
  const leaves = (device: string) => {
    evening.comes(device)
    evening.own({ do: 'leave' }, device)
  }
  sits('Tom', 'home of Tom')
  leaves('Tom')
  const guest = evening.room.devices.find(({ hash }) => hash === 'Tom')?.guest
  for (let at = 0; at < 80; at++) {
    expect(sits(`visitor ${at}`, 'one')).toBeNull()
    leaves(`visitor ${at}`)
  }
  expect(evening.room.devices.length).toBeLessThan(50)
  expect(evening.room.devices.find(({ hash }) => hash === 'Tom')?.guest).toBe(guest)
})
