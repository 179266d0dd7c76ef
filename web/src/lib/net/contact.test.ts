import type { FirstSight, Scene } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { Contact } from './contact.ts'
import { Line } from './line.ts'
import type { Carried, Satchel } from './satchel.ts'
import type { Wish } from './outbox.ts'
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
const keys = ['kind=drew,seat']
const AGAIN = '{"what":"again"}'

/** A tab's own storage. */
function aTab(): Satchel & { carried: readonly Carried[] } {
  return {
    carried: [],
    read() {
      return this.carried
    },
    write(carried) {
      this.carried = carried
    },
  }
}

/** `tab`: where another page has been before. */
function inContact(given: { seen?: FirstSight; tab?: Satchel; isCovered?: boolean } = {}) {
  const { seen = sight, tab = aTab(), isCovered = false } = given
  const outside = new TestOutside()
  let drawn = 0
  const contact = new Contact(seen, {
    ...{ origin: () => 'wss://night', as: 'player', satchel: tab, isCovered: () => isCovered },
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
      'wss://night/api/rooms/KRTBW/socket?as=player&v=1&match=m1&n=4&pings=1&terse=1&page=AAAAAAAAAAAAAAAA',
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
    outside.wire.greet({ hello, room, talk, keys })
    outside.wire.hear({ t: [7, []] })
    expect(outside.wire.said).toEqual([AGAIN])
  })

  it('asks for it once, until it has come', () => {
    const { outside } = inContact()
    outside.wire.greet({ hello, room, talk, keys })
    for (const n of [7, 8, 9]) outside.wire.hear({ t: [n, []] })
    expect(outside.wire.said).toEqual([AGAIN])
    outside.wire.hear({ table: { match: 'm1', n: 9, since: 0, scene, told: [] } })
    outside.wire.hear({ t: [11, []] })
    expect(outside.wire.said).toEqual([AGAIN, AGAIN])
  })

  it('calls again where that was refused: perhaps no frame follows that would show what is missing', () => {
    const { contact, outside } = inContact()
    outside.wire.greet({ hello, room, talk, keys })
    outside.wire.hear({ t: [6, []] })
    outside.wire.hear({ t: [5, []] })
    outside.wire.hear({ no: { id: null, code: 'too_fast' } })
    expect(outside.wires).toHaveLength(2)
    outside.wire.greet({ hello, room, talk, table: { match: 'm1', n: 6, since: 5, scene, told: [] } })
    expect(contact.world.table?.n).toBe(6)
    outside.wire.hear({ t: [8, []] })
    expect(outside.wire.said).toEqual([AGAIN])
  })
})

describe('what has no answer when the page is loaded anew', () => {
  const ANSWER: Wish = { what: 'answer', match: 'm1', beat: 3, kind: 'keep', action: { take: true } }
  const saidBefore = (wish: Wish, given: { isCovered?: boolean } = {}) => {
    const tab = aTab()
    void inContact({ tab, ...given }).contact.send(wish)
    return tab
  }
  const saidAfter = (tab: Satchel, seen: FirstSight = sight) => {
    const page = inContact({ tab, seen })
    const answers = page.contact.takeUp()
    page.outside.wire.greet({ hello: seen.hello, room: seen.room, talk })
    return { ...page, answers }
  }

  it('is said again under the same id by the next page, and no more once it is answered', async () => {
    const tab = saidBefore(ANSWER)
    const { answers, ids, outside } = saidAfter(tab)
    const [id] = ids()
    expect(outside.wire.said).toEqual([JSON.stringify({ id, ...ANSWER })])
    expect(tab.carried).toHaveLength(1)
    outside.wire.hear({ no: { id, code: 'late' } })
    expect(await Promise.all(answers)).toEqual([{ code: 'late' }])
    expect(tab.carried).toEqual([])
    expect(saidAfter(tab).ids()).toEqual([])
  })

  it('is dropped where it is for another room, chair or match, or the match is over', () => {
    const elsewhere: FirstSight[] = [
      { ...sight, room: { ...room, id: 'r2' } },
      { ...sight, hello: { ...hello, me: { chair: 1, seat: 1 } } },
      { ...sight, table: { match: 'm2', n: 1, since: 0, scene, told: [] } },
      { ...sight, table: null },
      { ...sight, room: { ...room, stage: 'over' } },
    ]
    for (const seen of elsewhere) {
      const tab = saidBefore(ANSWER)
      expect(saidAfter(tab, seen).ids()).toEqual([])
      expect(tab.carried).toEqual([])
    }
  })

  it('is not kept where it would tell what lies covered, nor a whisper, nor what is of its moment', () => {
    expect(saidBefore(ANSWER, { isCovered: true }).carried).toEqual([])
    expect(saidBefore({ what: 'whisper', to: 1, text: 'I have the Spy' }).carried).toEqual([])
    expect(saidBefore({ what: 'react', reaction: 'gasp' }).carried).toEqual([])
    expect(saidBefore({ what: 'say', text: 'Hello' }, { isCovered: true }).carried).toHaveLength(1)
  })

  it('lets the page go only if nothing is lost with it', () => {
    const { contact } = inContact()
    void contact.send(ANSWER)
    expect(contact.mayGo).toBe(true)
    void contact.send({ what: 'whisper', to: 1, text: 'I have the Spy' })
    expect(contact.mayGo).toBe(false)
  })
})
