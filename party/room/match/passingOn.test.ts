import { describe, expect, it } from 'vitest'
import { greeting } from '../frames/frames.ts'
import { roomFacts } from '../frames/roomFacts.ts'
import { chairOf, viewerOf } from '../state/seats.ts'
import { Evening } from '../testing/evening.ts'
import { TOM, LIMIT, atPlay, notes, sits, sight, whispers, replacedTom, goneTom } from '../testing/whoseSeat.ts'

describe('where seats may pass on', () => {
  it('all see so before the deal and after it, and from when on a seat is free for somebody new', () => {
    const evening = atPlay({ passes: true })
    expect(notes(evening)).toContain('takeOver')
    expect(roomFacts(evening.room, evening.moment())).toMatchObject({ takeOver: true })
    replacedTom(evening)
    expect(evening.chair(TOM)).toMatchObject({ botPlays: true, opensAt: evening.now + LIMIT })
    evening.own({ do: 'leave' }, 'ida')
    expect(evening.chair(2)).toMatchObject({ kind: 'bot', opensAt: evening.now })
  })

  it('one whose person has been away past the limit goes to who asks: with its view, without its person’s whispers', () => {
    const evening = atPlay({ passes: true })
    whispers(evening, TOM)
    const view = evening.scene('tom')
    goneTom(evening)
    expect(sits(evening, 'eva')).toBeNull()
    evening.comes('eva')
    expect(evening.chair(TOM)).toMatchObject({
      kind: 'person',
      name: 'Eva',
      presence: 'here',
      botPlays: false,
      guest: 4,
    })
    expect(evening.room.talk.at(-1)).toMatchObject({ note: 'tookOver', name: 'Eva', about: 'Tom' })
    expect(evening.scene('eva').view).toEqual(view.view)
    expect(sight(evening, 'eva').whispers).toBeUndefined()
    evening.comes('tom')
    expect(viewerOf(evening.room, 'tom')).toBe('spectator')
    expect(sits(evening, 'tom')).toEqual({ code: 'match_running' })
    expect(evening.woken()).toMatchObject({ facts: evening.room.facts, head: evening.room.head })
  })

  it('nobody gets one whose person is back in time, or one that is not played by a tin robot', () => {
    const evening = atPlay({ passes: true })
    evening.goes('tom')
    evening.now += 10 * LIMIT
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
    evening.manages({ do: 'setBot', chair: TOM, on: true })
    evening.comes('tom')
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
    expect(chairOf(evening.room, 'tom')).toBe(TOM)
  })

  it('nobody gets one that was dealt to a tin robot', () => {
    const evening = new Evening()
    evening.manages({ do: 'seatBot', chair: 1 })
    evening.manages({ do: 'letTakeOver', on: true })
    evening.manages({ do: 'deal' })
    expect(sits(evening, 'eva', 1)).toEqual({ code: 'chair_taken' })
  })

  it('a pause does not count as being away', () => {
    const evening = atPlay({ passes: true })
    replacedTom(evening)
    evening.manages({ do: 'pause', on: true })
    evening.now += 10 * LIMIT
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
    evening.manages({ do: 'pause', on: false })
    expect(sits(evening, 'eva', TOM)).toEqual({ code: 'chair_taken' })
  })

  it('words for who sat there do not reach who sits there now, whatever they call themselves', () => {
    const evening = atPlay({ passes: true })
    goneTom(evening)
    evening.takes({ kind: 'sit', device: 'eva', wish: { name: 'Tom', chair: TOM } })
    expect(evening.chair(TOM)).toMatchObject({ name: 'Tom 2' })
    evening.comes('eva')
    evening.own({ do: 'rename', name: 'Tom' }, 'eva')
    expect(evening.chair(TOM)).toMatchObject({ name: 'Tom 2' })
    expect(whispers(evening, TOM, { name: 'Tom' })).toEqual({ code: 'no_such_chair' })
    expect(whispers(evening, TOM, { guest: 2 })).toEqual({ code: 'no_such_chair' })
    expect(whispers(evening, TOM, { guest: 4 })).toBeNull()
  })

  it('holds from the next deal on if it is said between matches', () => {
    const evening = atPlay()
    evening.manages({ do: 'stop' })
    evening.manages({ do: 'letTakeOver', on: true })
    evening.manages({ do: 'deal' })
    goneTom(evening)
    expect(sits(evening, 'eva', TOM)).toBeNull()
  })
})

describe('who comes back as somebody else', () => {
  /** What is sent to a device that says to have as many frames as it would have now. */
  function comesBack(evening: Evening, device: string) {
    const { room } = evening
    const [match, viewer] = [room.head?.id ?? '', viewerOf(room, device)]
    const n = room.match?.log.at(-1)?.ns.at(viewer === 'spectator' ? -1 : viewer) ?? 0
    return greeting(room, device, { kept: { match, n }, at: evening.moment() })
  }

  it('is shown the table whole, also if the number of frames happens to be the same', () => {
    const evening = atPlay()
    evening.manages({ do: 'clearChair', chair: TOM })
    expect(comesBack(evening, 'tom').table).toMatchObject({ since: 0, scene: evening.sceneOf('spectator') })
    evening.own({ do: 'leave' }, 'ida')
    expect(comesBack(evening, 'ida').table).toMatchObject({ scene: evening.sceneOf('spectator') })
    sits(evening, 'ida')
    expect(comesBack(evening, 'ida').table).toMatchObject({ scene: evening.sceneOf(2) })
  })

  it('is sent nothing again as who they were', () => {
    const evening = atPlay()
    for (const device of ['tom', 'otto']) expect(comesBack(evening, device)).not.toHaveProperty('table')
  })
})

it('a banned device gives itself no name among the watchers', () => {
  const evening = atPlay()
  evening.manages({ do: 'ban', chair: TOM })
  expect(evening.names('tom', 'Tomtom').refused).toEqual({ code: 'banned' })
  expect(evening.room.devices.some(({ watcher }) => watcher !== undefined)).toBe(false)
})
