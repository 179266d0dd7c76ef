import type { Down, FirstSight, Scene } from '@robot-night/protocol'
import { describe, expect, it } from 'vitest'
import { RoomSession } from './roomSession.ts'
import { Line } from './line.ts'
import type { Unsent, UnsentStore } from './unsentStore.ts'
import type { Wish } from './outbox.ts'
import { TestEnvironment } from './testing.ts'

const scene: Scene = { beat: 3, view: {}, asks: null, offers: [], awaits: [], outcome: null, clocks: [] }
const sight: FirstSight = {
  hello: { protocol: 1, me: { chair: 0, seat: 0 }, now: 1000 },
  room: {
    ...{ id: 'r1', code: 'KRTBW', title: 'probe', options: {}, pace: 'off', peek: 'usual', stage: 'playing' },
    ...{ chairs: [{ kind: 'person', name: 'Mara', presence: 'here', botPlays: false }], host: 0, watchers: 0 },
    match: { id: 'm1', title: 'probe', number: 1, options: {}, chairs: [0], ended: null },
  },
  table: { match: 'm1', n: 4, since: 0, scene, told: [] },
  talk: [],
}
const { hello, room, talk } = sight
const frame = (n: number): Down => ({ table: { n, told: [], patch: [] } })
const isAgain = (text: string) => text.includes('"what":"again"')

/** A tab's own storage. */
function aTab(): UnsentStore & { carried: readonly Unsent[] } {
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
async function inSession(given: { seen?: FirstSight; tab?: UnsentStore; isCovered?: boolean } = {}) {
  const { seen = sight, tab = aTab(), isCovered = false } = given
  const environment = new TestEnvironment()
  let drawn = 0
  const session = new RoomSession(seen, {
    ...{ origin: () => 'wss://night', as: 'player', unsentStore: tab, isCovered: () => isCovered },
    random: (bytes) => bytes.fill(drawn++),
    ...{ onWorld: () => undefined, onStatus: () => undefined },
  })
  session.hold(new Line(session.ends, environment))
  await environment.pass(0)
  const ids = () =>
    environment.socket.said.filter((text) => text.startsWith('{')).map((text) => String(JSON.parse(text).id))
  return { session, environment, ids }
}

describe('a session', () => {
  it('says which frames it has, and not when it comes as somebody else', async () => {
    const { session, environment } = await inSession()
    expect(environment.socket.url).toBe(
      'wss://night/api/rooms/KRTBW/socket?as=player&v=2&match=m1&n=4&pings=1&page=AAAAAAAAAAAAAAAA',
    )
    session.callAnew()
    environment.socket.drop(1006)
    await environment.pass(500)
    expect(environment.socket.url).not.toContain('match')
    expect(environment.socket.url).toContain('&page=AAAAAAAAAAAAAAAA')
  })

  it('keeps what is said without a line, and says it once there is one', async () => {
    const { session, environment, ids } = await inSession()
    const done = session.send({ what: 'say', text: 'Hello' })
    expect(ids()).toEqual([])
    environment.socket.greet({ hello, room, talk })
    const [id] = ids()
    environment.socket.hear({ ok: id })
    expect(await done).toBeNull()
    expect(session.waiting).toBe(0)
  })

  it('says again what was said into a dead line, under the same id, within seconds', async () => {
    const { session, environment, ids } = await inSession()
    environment.socket.greet({ hello, room, talk })
    const done = session.send({ what: 'say', text: 'Hello' })
    const [id] = ids()
    await environment.pass(4500)
    environment.socket.greet({ hello, room, talk })
    expect(ids()).toEqual([id])
    environment.socket.hear({ ok: id })
    expect(await done).toBeNull()
  })

  it('asks for the whole view where a frame is missing', async () => {
    const { environment } = await inSession()
    environment.socket.greet({ hello, room, talk })
    environment.socket.hear(frame(7))
    expect(environment.socket.said.map(isAgain)).toEqual([true])
  })

  it('asks for it once, until it has come', async () => {
    const { environment } = await inSession()
    environment.socket.greet({ hello, room, talk })
    for (const n of [7, 8, 9]) environment.socket.hear(frame(n))
    expect(environment.socket.said.map(isAgain)).toEqual([true])
    environment.socket.hear({ table: { match: 'm1', n: 9, since: 0, scene, told: [] } })
    environment.socket.hear(frame(11))
    expect(environment.socket.said.map(isAgain)).toEqual([true, true])
  })

  it('calls again where that was refused: perhaps no frame follows that would show what is missing', async () => {
    const { session, environment } = await inSession()
    environment.socket.greet({ hello, room, talk })
    environment.socket.hear(frame(6))
    environment.socket.hear(frame(5))
    const { id } = JSON.parse(environment.socket.said[0]!)
    environment.socket.hear({ no: { id, code: 'too_fast' } })
    await environment.pass(0)
    expect(environment.sockets).toHaveLength(2)
    environment.socket.greet({ hello, room, talk, table: { match: 'm1', n: 6, since: 5, scene, told: [] } })
    expect(session.world.table?.n).toBe(6)
    environment.socket.hear(frame(8))
    expect(environment.socket.said.map(isAgain)).toEqual([true])
  })
})

describe('what has no answer when the page is reloaded', () => {
  const ANSWER: Wish = { what: 'answer', match: 'm1', beat: 3, kind: 'keep', action: { take: true } }
  const saidBefore = async (wish: Wish, given: { isCovered?: boolean } = {}) => {
    const tab = aTab()
    const { session } = await inSession({ tab, ...given })
    void session.send(wish)
    return tab
  }
  const saidAfter = async (tab: UnsentStore, seen: FirstSight = sight) => {
    const page = await inSession({ tab, seen })
    const answers = page.session.takeUp()
    page.environment.socket.greet({ hello: seen.hello, room: seen.room, talk })
    return { ...page, answers }
  }

  it('is said again under the same id by the next page, and no more once it is answered', async () => {
    const tab = await saidBefore(ANSWER)
    const { answers, ids, environment } = await saidAfter(tab)
    const [id] = ids()
    expect(environment.socket.said).toEqual([JSON.stringify({ id, ...ANSWER })])
    expect(tab.carried).toHaveLength(1)
    environment.socket.hear({ no: { id, code: 'late' } })
    expect(await Promise.all(answers)).toEqual([{ code: 'late' }])
    expect(tab.carried).toEqual([])
    expect((await saidAfter(tab)).ids()).toEqual([])
  })

  it('is dropped where it is for another room, chair or match, or the match is over', async () => {
    const elsewhere: FirstSight[] = [
      { ...sight, room: { ...room, id: 'r2' } },
      { ...sight, hello: { ...hello, me: { chair: 1, seat: 1 } } },
      { ...sight, table: { match: 'm2', n: 1, since: 0, scene, told: [] } },
      { ...sight, table: null },
      { ...sight, room: { ...room, stage: 'over' } },
    ]
    for (const seen of elsewhere) {
      const tab = await saidBefore(ANSWER)
      expect((await saidAfter(tab, seen)).ids()).toEqual([])
      expect(tab.carried).toEqual([])
    }
  })

  it('is not kept where it would tell what lies covered, nor a whisper, nor what is of its moment', async () => {
    expect((await saidBefore(ANSWER, { isCovered: true })).carried).toEqual([])
    expect((await saidBefore({ what: 'whisper', to: 1, text: 'I have the Spy' })).carried).toEqual([])
    expect((await saidBefore({ what: 'react', reaction: 'gasp' })).carried).toEqual([])
    expect((await saidBefore({ what: 'say', text: 'Hello' }, { isCovered: true })).carried).toHaveLength(1)
  })

  it('lets the page go only if nothing is lost with it', async () => {
    const { session } = await inSession()
    void session.send(ANSWER)
    expect(session.mayGo).toBe(true)
    void session.send({ what: 'whisper', to: 1, text: 'I have the Spy' })
    expect(session.mayGo).toBe(false)
  })
})
