import type { TableView, Wish } from '@robot-night/companion'
import { CLOSE, LIMITS } from '@robot-night/protocol'
import { env, evictDurableObject, SELF } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { afterAMinutes, Browser, ORIGIN, wrongCode } from './client.ts'

/** A phone with its browser, and all that its socket was ever told. */
class Phone {
  readonly browser = new Browser()
  readonly told: string[] = []
  closed: number | null = null
  #socket: WebSocket | null = null
  #wakers: (() => void)[] = []

  async connect(code: string, as: 'player' | 'watcher' = 'player', headers: Record<string, string> = {}) {
    const asked = { upgrade: 'websocket', ...headers }
    const { webSocket, status } = await this.browser.get(`/api/companion/${code}/socket?as=${as}`, asked)
    if (!webSocket) throw new Error(`no socket but ${status}`)
    this.#socket = webSocket
    webSocket.accept()
    webSocket.addEventListener('message', ({ data }) => this.#wake(() => this.told.push(String(data))))
    webSocket.addEventListener('close', ({ code }) => this.#wake(() => (this.closed = code)))
    return this
  }

  get view(): TableView {
    const frames = this.told.map((text) => JSON.parse(text) as { view?: TableView })
    return frames.findLast(({ view }) => view)!.view!
  }
  get refusals(): string[] {
    return this.told.flatMap((text) => (JSON.parse(text) as { no?: string }).no ?? [])
  }

  send(wish: Wish | string | object): void {
    this.#socket!.send(typeof wish === 'string' ? wish : JSON.stringify(wish))
  }
  leave(): void {
    this.#socket!.close(1000)
  }

  async until(holds: () => boolean): Promise<void> {
    while (!holds()) await new Promise<void>((resolve) => this.#wakers.push(resolve))
  }
  sees(holds: (view: TableView) => boolean): Promise<void> {
    return this.until(() => this.told.some((text) => text.includes('"view"')) && holds(this.view))
  }
  /** All that was asked before has been answered. */
  async settled(): Promise<void> {
    const before = this.refusals.length
    this.send('no wish at all')
    await this.until(() => this.refusals.length > before)
  }

  #wake(deed: () => void): void {
    deed()
    for (const wake of this.#wakers.splice(0)) wake()
  }
}

async function tableOf(count: number): Promise<{ code: string; phones: Phone[] }> {
  const host = new Phone()
  const { code } = (await (await host.browser.post('/api/companion', { name: 'Phone 1' })).json()) as { code: string }
  const phones = [await host.connect(code)]
  while (phones.length < count) phones.push(await joined(code, `Phone ${phones.length + 1}`))
  await Promise.all(phones.map((phone) => phone.sees(({ phones }) => phones.filter(isHere).length === count)))
  return { code, phones }
}
async function joined(code: string, name: string): Promise<Phone> {
  const phone = new Phone()
  expect((await phone.browser.post(`/api/companion/${code}/phones`, { name })).status).toBe(200)
  return phone.connect(code)
}
const isHere = ({ isHere }: TableView['phones'][number]) => isHere

async function shuffled(phones: readonly Phone[], host = phones[0]!): Promise<void> {
  const round = host.view.round
  host.send({ what: 'shuffle', round })
  await Promise.all(phones.map((phone) => phone.sees((view) => view.round === round + 1)))
}
const robotsIn = (texts: readonly string[]) => new Set(texts.join(' ').match(/\w+Bot\b/g) ?? [])
const handsOf = (phones: readonly Phone[]) => phones.map(({ view }) => view.hand!)
const problem = async (response: Response) => [response.status, ((await response.json()) as { code: string }).code]

describe('several phones', () => {
  it('CM-20, CM-22, CM-24 scenario 3: are dealt to without duplicates, each told its own alone', async () => {
    const { code, phones } = await tableOf(7)
    expect(phones.every(({ view }) => view.hand === null)).toBe(true)
    await shuffled(phones)
    expect(new Set(handsOf(phones).map(({ robot }) => robot)).size).toBe(7)
    const eighth = await joined(code, 'Phone 8')
    await eighth.sees(({ hand }) => hand !== null)
    const all = [...phones, eighth]
    expect(new Set(handsOf(all).map(({ robot }) => robot)).size).toBe(8)
    for (const phone of all) expect(robotsIn(phone.told)).toEqual(new Set([phone.view.hand!.robot]))
    const before = phones.map(({ told }) => told.length)
    await shuffled(all)
    expect(new Set(handsOf(all).map(({ robot }) => robot)).size).toBe(8)
    expect(phones.map(({ told }, at) => told.length - before[at]!)).toEqual([1, 1, 1, 1, 1, 1, 1])
  })

  it('CM-20 are nine: the tenth finds the table full', async () => {
    const { code } = await tableOf(9)
    const tenth = new Browser()
    expect(await problem(await tenth.post(`/api/companion/${code}/phones`, { name: 'Zoe' }))).toEqual([
      409,
      'table_full',
    ])
  })

  it('CM-24 draw no more of the deck by joining from one address again and again', async () => {
    const { code } = await tableOf(1)
    const from = { 'cf-connecting-ip': '203.0.113.87' }
    const first = new Browser()
    const joins = (browser: Browser) => browser.post(`/api/companion/${code}/phones`, { name: 'Zoe' }, from)
    expect((await joins(first)).status).toBe(200)
    for (let at = 1; at < LIMITS.joinsPerAddress; at++) await joins(new Browser())
    expect(await problem(await joins(new Browser()))).toEqual([429, 'too_many_comers'])
    expect((await joins(first)).status).toBe(200)
  })

  it('CM-23 scenario 4: a coin is remembered for its phone, and nobody else hears of it', async () => {
    const { code, phones } = await tableOf(3)
    await shuffled(phones)
    const [host, ben, ada] = phones as [Phone, Phone, Phone]
    const heard = [host.told.length, ada.told.length]
    for (const allegiance of ['G', 'E', 'N', 'E'] as const) ben.send({ what: 'turnCoin', round: 1, allegiance })
    await ben.sees(({ hand }) => hand?.allegiance === 'E')
    await ben.settled()
    await Promise.all([host.settled(), ada.settled()])
    expect([host.told.length, ada.told.length]).toEqual(heard.map((count) => count + 1))
    const hand = ben.view.hand
    ben.leave()
    await host.sees(({ phones }) => !phones[1]!.isHere)
    await ben.connect(code)
    await host.sees(({ phones }) => phones[1]!.isHere)
    expect(ben.view.hand).toEqual(hand)
  })

  it('CM-23 scenario 4: also if the table has slept meanwhile: nothing is told twice, and nothing is lost', async () => {
    const { code, phones } = await tableOf(3)
    await shuffled(phones)
    const [host, ben, ada] = phones as [Phone, Phone, Phone]
    const hand = ben.view.hand!
    const heard = [host.told.length, ada.told.length]
    for (const allegiance of ['N', 'G', 'E'] as const) {
      await evictDurableObject(env.Companion.getByName(code))
      ben.send({ what: 'turnCoin', round: 1, allegiance })
      await ben.settled()
      expect(ben.view.hand?.allegiance).toBe(allegiance)
    }
    await Promise.all([host.settled(), ada.settled()])
    expect([host.told.length, ada.told.length]).toEqual(heard.map((count) => count + 1))
    expect(ben.view.hand).toEqual({ ...hand, allegiance: 'E' })
  })

  it('CM-24 someone who leaves for good takes the cards along', async () => {
    const { phones } = await tableOf(3)
    await shuffled(phones)
    phones[1]!.send({ what: 'leave' })
    await phones[1]!.until(() => phones[1]!.closed !== null)
    expect(phones[1]!.closed).toBe(CLOSE.seatChanged)
    await phones[2]!.sees(({ phones, me }) => phones.length === 2 && me === 1)
  })

  it('CM-25 after the host, the one who joined first of those here is the host', async () => {
    const { phones } = await tableOf(4)
    phones[1]!.leave()
    await phones[2]!.sees(({ phones }) => !phones[1]!.isHere)
    phones[0]!.send({ what: 'leave' })
    await phones[2]!.sees(({ phones, me }) => phones[me!]!.isHost)
    await phones[3]!.sees(({ phones, me }) => me === 2 && !phones[me]!.isHost)
  })

  it('CM-25 also when the host has been away for a minute', async () => {
    const { phones } = await tableOf(2)
    phones[0]!.leave()
    await phones[1]!.sees(({ phones }) => phones[1]!.isHost)
  })

  it('CM-26 share the extra robot', async () => {
    const { phones } = await tableOf(2)
    phones[0]!.send({ what: 'seatNpc', on: true })
    await phones[1]!.sees(({ npc }) => npc === 'N')
    phones[1]!.send({ what: 'turnNpc', allegiance: 'E' })
    await phones[0]!.sees(({ npc }) => npc === 'E')
    await shuffled(phones)
    expect(phones.map(({ view }) => view.npc)).toEqual(['N', 'N'])
  })
})

describe('what a phone may not', () => {
  it('CM-27 is refused with a code and changes nothing', async () => {
    const { phones } = await tableOf(2)
    const [host, ben] = phones as [Phone, Phone]
    const heard = host.told.length
    ben.send({ what: 'shuffle', round: 0 })
    ben.send({ what: 'seatNpc', on: true })
    ben.send({ what: 'turnCoin', round: 0, allegiance: 'G' })
    ben.send({ what: 'turnNpc', allegiance: 'G' })
    ben.send({ what: 'shuffle', round: 0, more: true })
    ben.send({ what: 'turnCoin', round: 0, allegiance: 'X' })
    await ben.until(() => ben.refusals.length === 6)
    expect(ben.refusals).toEqual(['not_host', 'not_host', 'no_cards', 'no_cards', 'malformed', 'malformed'])
    expect(host.told.length).toBe(heard)
  })

  it('is to be too fast, or too large', async () => {
    const { phones } = await tableOf(1)
    // On a busy machine they may come in slowly enough to be taken.
    while (!phones[0]!.refusals.includes('too_fast')) {
      for (let sent = 0; sent < 25; sent++) phones[0]!.send({ what: 'seatNpc', on: sent % 2 === 0 })
      await phones[0]!.settled()
    }
    phones[0]!.send('x'.repeat(17 * 1024))
    await phones[0]!.until(() => phones[0]!.closed === CLOSE.tooLarge)
  })
})

it('a phone always gets in: of its old lines the one that was silent for longest goes', async () => {
  const { code, phones } = await tableOf(2)
  const mine = phones[1]!
  const lines = [mine]
  while (lines.length <= LIMITS.linesPerPhone) {
    const line = new Phone()
    line.browser.cookie = mine.browser.cookie
    lines.push(await line.connect(code))
    await line.sees(({ me }) => me !== null)
  }
  await mine.until(() => mine.closed === CLOSE.tooManyDevices)
  expect(lines.filter(({ closed }) => closed !== null)).toEqual([mine])
  expect(phones[0]!.view.phones.map(({ isHere }) => isHere)).toEqual([true, true])
})

describe('strangers', () => {
  it('CM-28 see nobody’s cards, with a player’s cookie too', async () => {
    const { code, phones } = await tableOf(2)
    await shuffled(phones)
    const watcher = await new Phone().connect(code, 'watcher', { origin: 'https://blog.test' })
    await watcher.sees(({ round }) => round === 1)
    const withCookie = new Phone()
    withCookie.browser.cookie = phones[0]!.browser.cookie
    await withCookie.connect(code, 'watcher')
    await withCookie.sees(({ round }) => round === 1)
    for (const { view, told } of [watcher, withCookie]) {
      expect(view).toMatchObject({ me: null, hand: null })
      expect(robotsIn(told)).toEqual(new Set())
    }
    watcher.send({ what: 'shuffle', round: 1 })
    await watcher.until(() => watcher.refusals.length > 0)
    expect(watcher.refusals).toEqual(['not_joined'])
  })

  it('from another site can neither make, join nor open a player’s socket', async () => {
    const { code } = await tableOf(1)
    const foreign = { origin: 'https://evil.test' }
    const browser = new Browser()
    expect(await problem(await browser.post('/api/companion', { name: 'Eve' }, foreign))).toEqual([403, 'wrong_origin'])
    const joining = await browser.post(`/api/companion/${code}/phones`, { name: 'Eve' }, foreign)
    expect(await problem(joining)).toEqual([403, 'wrong_origin'])
    const asked = await browser.get(`/api/companion/${code}/socket?as=player`, { upgrade: 'websocket', ...foreign })
    expect(await problem(asked)).toEqual([403, 'wrong_origin'])
  })

  it('are told of a table how many phones there are; a GET joins nobody', async () => {
    const { code } = await tableOf(2)
    const answer = await new Browser().get(`/api/companion/${code}`)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ code, phones: 2 })
    const unknown = await SELF.fetch(`${ORIGIN}/api/companion/ZZZZZ`)
    expect(await problem(unknown)).toEqual([404, 'no_such_room'])
    expect(await problem(await new Browser().post('/api/companion', { name: ' \u202e ' }))).toEqual([400, 'bad_name'])
    expect(await problem(await new Browser().post('/api/companion', { name: 'Eve', host: true }))).toEqual([
      400,
      'malformed',
    ])
  })

  it('that guess codes are soon told nothing, as with rooms', async () => {
    const { code, phones } = await tableOf(1)
    const from = { 'cf-connecting-ip': '192.0.2.77' }
    const guess = (tried: number) => new Browser().get(`/api/companion/${wrongCode(tried)}`, from)
    expect((await guess(0)).status).toBe(404)
    expect(await problem(await afterAMinutes(19, (tried) => guess(tried + 1)))).toEqual([429, 'too_many_codes'])
    expect((await new Browser().get(`/api/companion/${code}`, from)).status).toBe(429)
    expect((await phones[0]!.browser.get(`/api/companion/${code}`, from)).status).toBe(200)
  })
})
