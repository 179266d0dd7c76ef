import { hear } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { again, greeting } from '../frames/frames.ts'
import { count, Evening, Follower, playsOut, viewers } from '../testing/evening.ts'

function dealt(title: string, seats: number): Evening {
  const evening = new Evening({ title, pace: 'normal' })
  for (let chair = 1; chair < seats; chair++) evening.manages({ do: 'seatBot', chair })
  return evening
}

describe.each([
  ['probe', 2],
  ['probe', 4],
  ['robot-revolution', 2],
  ['robot-revolution', 5],
])('a whole match of %s with %i seats', (title, seats) => {
  it('a newcomer sees after every step what the frames have made of it, for every viewer', () => {
    const evening = dealt(title, seats)
    const before = evening.room
    evening.manages({ do: 'deal' })
    const followers = viewers(evening.room).map((viewer) => new Follower(viewer))
    for (const each of followers) each.hears(before, evening.room, evening.moment())
    playsOut(evening, (was, is) => {
      for (const each of followers) {
        each.hears(was, is, evening.moment())
        expect(each.seen).toEqual(each.asNewcomer(is))
      }
    })
    expect(evening.room.match?.scenes.every(({ outcome }) => outcome !== null)).toBe(true)
    for (const each of followers) expect(each.patches).toBeGreaterThan(each.n / 2)
  })

  it('a frame exists only for those for whom something changed, and counts for them alone', () => {
    const evening = dealt(title, seats)
    evening.manages({ do: 'deal' })
    playsOut(evening, (was, is) => {
      const [entry] = is.match!.log.slice(was.match!.log.length)
      for (const viewer of viewers(is)) {
        const place = viewer === 'spectator' ? -1 : viewer
        const sees = JSON.stringify(was.match!.scenes.at(place)) !== JSON.stringify(is.match!.scenes.at(place))
        const hears = entry !== undefined && hear(entry.told, viewer).length > 0
        expect(count(is, viewer) - count(was, viewer)).toBe(sees || hears ? 1 : 0)
      }
    })
  })

  it('wakes after every step as it was, from what was written', () => {
    const evening = dealt(title, seats)
    evening.manages({ do: 'deal' })
    playsOut(evening, () => {
      const { facts, head, talk, match } = evening.woken()
      expect({ facts, head, talk }).toEqual({
        facts: evening.room.facts,
        head: evening.room.head,
        talk: evening.room.talk,
      })
      expect(match?.position).toEqual(evening.room.match?.position)
      expect(match?.scenes).toEqual(evening.room.match?.scenes)
      expect(match?.log.slice(0)).toEqual(evening.room.match?.log.slice(0))
    })
  })
})

it('somebody who was away for some frames gets the whole view, and what they missed', () => {
  const evening = dealt('probe', 3)
  evening.manages({ do: 'deal' })
  const follower = new Follower(0)
  const missed = follower.asNewcomer(evening.room)
  playsOut(evening, () => undefined)
  const now = follower.asNewcomer(evening.room)
  expect(now.told.slice(0, missed.told.length)).toEqual(missed.told)
  expect(now.told.at(-1)).toMatchObject({ kind: 'gameOver' })
})

describe('who says what they have', () => {
  it.each([
    ['frames of another match', { match: 'another', n: 1 }],
    ['more frames than there are', { match: null, n: 1000 }],
    ['nothing', null],
  ])('%s: gets the whole log, which fits whatever they have', (_, said) => {
    const evening = dealt('probe', 3)
    evening.manages({ do: 'deal' })
    const { id } = evening.room.head!
    const kept = said && { match: said.match ?? id, n: said.n }
    const { table } = greeting(evening.room, 'mara', { kept, at: evening.moment() })
    expect(table).toMatchObject({ match: id, since: 0 })
    expect(again(evening.room, 'mara', evening.moment()).table).toEqual(table)
  })
})

it('sealed answers raise nobody else’s count: two seats that differ in secrets only look the same', () => {
  const evening = dealt('probe', 3)
  evening.joins('Tom')
  evening.manages({ do: 'deal' })
  const { asks } = evening.scene('mara')
  const before = evening.room
  const prompt = asks!.prompt as { hand: string[] }
  const draft = { card: prompt.hand[0], claim: 'ruby' }
  const match = evening.room.head!.id
  evening.says('mara', { id: evening.id(), what: 'offer', match, beat: 0, kind: 'draft', action: draft })
  expect(evening.last.refused).toBeNull()
  expect(viewers(before).map((viewer) => count(evening.room, viewer) - count(before, viewer))).toEqual([1, 0, 0, 0, 0])
})
