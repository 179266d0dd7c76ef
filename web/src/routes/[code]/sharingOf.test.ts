import type { ChairFacts, RoomFacts } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { roomWords } from '#lib/words/roomWords.ts'
import { sharingOf } from './sharingOf.ts'

const MARA: ChairFacts = { kind: 'person', name: 'Mara', presence: 'here', botPlays: false }
const room = (more: Partial<RoomFacts>): RoomFacts => ({
  id: 'r1',
  code: 'KRTBW',
  title: 'robot-revolution',
  options: {},
  pace: 'normal',
  peek: 'usual',
  stage: 'lobby',
  chairs: [MARA, { kind: 'free' }],
  host: 0,
  watchers: 0,
  match: null,
  ...more,
})

describe('the link to a room, sent to friends', () => {
  it('says whose table it is, what is played, and by which code', async () => {
    expect(sharingOf(room({}), await roomWords('en'), 'en')).toMatchObject({
      title: 'Mara’s table: Robot Revolution',
      text: 'Room code KRTBW. Take a seat!',
      isUnlisted: true,
    })
  })

  it('promises a seat only where there is one', async () => {
    const sharing = async (chairs: ChairFacts[]) => sharingOf(room({ chairs }), await roomWords('de'), 'de').text
    expect(await sharing([MARA, { ...MARA, name: 'Ben' }])).toBe('Raumcode KRTBW. Schau zu!')
    // It gets up.
    expect(await sharing([MARA, { kind: 'bot', name: 'Otto' }])).toBe('Raumcode KRTBW. Setz dich dazu!')
  })
})
