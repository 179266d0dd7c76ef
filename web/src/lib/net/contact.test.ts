import type { FirstSight, Scene } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Contact } from './contact.ts'
import { Line } from './line.ts'
import { TestOutside } from './testing.ts'

const scene: Scene = { beat: 3, view: {}, asks: null, offers: [], awaits: [], outcome: null, clocks: [] }
const sight: FirstSight = {
  hello: { protocol: 1, me: { chair: 0, seat: 0 }, now: 1000 },
  room: {
    ...{ id: 'r1', code: 'KRTBW', title: 'probe', options: {}, pace: 'off', peek: 'usual', stage: 'playing' },
    ...{ chairs: [{ kind: 'person', name: 'Mara', lamp: 'here', substitute: false }], host: 0, watchers: 0 },
    match: { id: 'm1', title: 'probe', number: 1, options: {}, chairs: [0], ended: null },
  },
  table: { match: 'm1', n: 4, since: 0, scene, told: [] },
  talk: [],
}
const { hello, room, talk } = sight

function inContact() {
  const outside = new TestOutside()
  let drawn = 0
  const contact = new Contact(sight, {
    ...{ origin: () => 'wss://night', as: 'player' },
    random: (bytes) => bytes.fill(drawn++),
    ...{ onWorld: () => undefined, onStatus: () => undefined },
  })
  contact.hold(new Line(contact.ends, outside))
  const ids = () => outside.wire.said.filter((text) => text.startsWith('{')).map((text) => String(JSON.parse(text).id))
  return { contact, outside, ids }
}

describe('a contact', () => {
  it('says which frames it has, and not when it comes as somebody else', () => {
    const { contact, outside } = inContact()
    expect(outside.wire.url).toBe(
      'wss://night/api/rooms/KRTBW/socket?as=player&v=1&match=m1&n=4&pings=1&page=AAAAAAAAAAAAAAAA',
    )
    contact.callAnew()
    outside.wire.close(1006)
    outside.pass(500)
    expect(outside.wire.url).not.toContain('match')
    expect(outside.wire.url).toContain('&page=AAAAAAAAAAAAAAAA')
  })

  it('keeps what is said without a line, and says it once there is one', async () => {
    const { contact, outside, ids } = inContact()
    const done = contact.send({ what: 'say', text: 'Hello' })
    expect(ids()).toEqual([])
    outside.wire.greet({ hello, room, talk })
    const [id] = ids()
    outside.wire.hear({ ok: id })
    expect(await done).toBeNull()
    expect(contact.waiting).toBe(0)
  })

  it('says again what was said into a dead line, under the same id, within seconds', async () => {
    const { contact, outside, ids } = inContact()
    outside.wire.greet({ hello, room, talk })
    const done = contact.send({ what: 'say', text: 'Hello' })
    const [id] = ids()
    outside.pass(4500)
    outside.wire.greet({ hello, room, talk })
    expect(ids()).toEqual([id])
    outside.wire.hear({ ok: id })
    expect(await done).toBeNull()
  })

  it('asks for the whole view where a frame is missing', () => {
    const { outside } = inContact()
    outside.wire.greet({ hello, room, talk })
    outside.wire.hear({ table: { n: 7, patch: [], told: [] } })
    expect(outside.wire.said.at(-1)).toBe('{"what":"again"}')
  })
})
