import { expect, it } from 'vitest'
import type { Down, RoomFacts } from '@robot-night/protocol'
import { firstSight } from '@robot-night/party/room/frames/frames.ts'
import { probe } from '@robot-night/engine/testing'
import { changed, lasting } from './ServedRoom.ts'
import { PureRoom } from './PureRoom.ts'

const inMemory = new PureRoom(probe, 'test')
const sight: Down = firstSight(inMemory.room, 'jonas', inMemory.moment())
const sightWith = (more: object): string => JSON.stringify(lasting({ ...sight, room: { ...facts(), ...more } }))

function facts(): RoomFacts {
  if (!sight.room) throw new Error('nothing is told of the room')
  return sight.room
}

it('a tin robot that will play for somebody absent, and watchers, don’t change the room', () => {
  const chairs = facts().chairs.map((chair) =>
    chair.kind === 'person' ? { ...chair, botAt: 9, presence: 'away' } : chair,
  )
  expect(sightWith({ chairs, watchers: 7 })).toBe(sightWith({}))
})

it('another name or pace is one, and it is said where', () => {
  const chairs = facts().chairs.map((chair) => (chair.kind === 'person' ? { ...chair, name: 'Ida' } : chair))
  expect(sightWith({ chairs })).not.toBe(sightWith({}))
  expect(sightWith({ pace: 'week' })).not.toBe(sightWith({}))
  expect(changed(sightWith({}), sightWith({ pace: 'week' }), 'a word')).toMatch(/"off".* \| .*"week".*after a word$/)
})
