import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { keyStream, TITLES, type Game, type Move, rngOf, type Rng } from '@robot-night/engine'
import { cardsFor } from '@robot-night/engine/games/robot-revolution'
import { probe, probeSecrets, unseenBy } from '@robot-night/engine/testing'
import type { FirstSight } from '@robot-night/protocol'
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, it } from 'vitest'
import { Browser, friend, hosted, stubOf, type Client } from './client.ts'

const KEY = '5b'.repeat(32)
const revolution = TITLES.find(({ id }) => id === 'robot-revolution')!
const SHOWING = ['cut', 'revealed', 'battle', 'fell', 'playedUp', 'reshuffled']
const SECRETS = {
  probe: probeSecrets,
  'robot-revolution': {
    decks: (seats: number) => [cardsFor(seats)],
    mayShow: ({ kind }: { kind: string }) => SHOWING.includes(kind),
  },
}

/** A table of three people and a watcher. */
async function table(game: Game) {
  const { code, host, client } = await hosted(game.id, { conditions: { key: KEY } })
  const tom = await friend(code, 'Tom')
  const ida = await friend(code, 'Ida')
  const watcher = await new Browser().open(code, 'as=watcher')
  await watcher.until(() => watcher.hello)
  await client.manages({ do: 'deal' })
  const people = [
    { browser: host, client },
    { browser: tom.browser, client: tom.client },
    { browser: ida.browser, client: ida.client },
  ]
  for (const each of people) await each.client.until(() => each.client.scene)
  await watcher.until(() => watcher.scene)
  return { code, people, watcher: { browser: new Browser(), client: watcher }, game }
}
type Table = Awaited<ReturnType<typeof table>>

/** Anybody who is asked answers, with anything legal. Null: only time can go on. */
function nextMove({ people, game }: Table, rng: Rng): { client: Client; command: object } | null {
  const asked = people.filter(({ client }) => client.scene?.asks)
  const [someone] = asked.length > 0 ? [rng.pick(asked)] : []
  const offering = people.filter(({ client }) => (client.scene?.offers.length ?? 0) > 0)
  if (offering.length > 0 && rng.int(8) === 0) {
    const { client } = rng.pick(offering)
    const { kind, prompt } = rng.pick(client.scene!.offers)
    const action = game.offers[kind]!.sample(prompt, rng)
    return { client, command: { what: 'offer', match: client.match, beat: client.scene!.beat, kind, action } }
  }
  if (!someone) return null
  const { client } = someone
  const { kind, prompt } = client.scene!.asks!
  const action = game.decisions[kind]!.sample(prompt, rng)
  return { client, command: { what: 'answer', match: client.match, beat: client.scene!.beat, kind, action } }
}

async function playsOut(at: Table, each: () => Promise<void>): Promise<void> {
  const rng = rngOf('people')
  const { client } = at.people[0]!
  while (client.room?.stage === 'playing') {
    const heard = at.people.map((each) => each.client.downs.length)
    const move = nextMove(at, rng)
    if (move) await move.client.does(move.command)
    else
      await Promise.race(at.people.map((one, place) => one.client.until(() => one.client.downs.length > heard[place]!)))
    await each()
  }
}

async function sight(code: string, browser: Browser): Promise<FirstSight> {
  const looked = await browser.get(`/testing/rooms/${code}/look`)
  return (await looked.json()) as FirstSight
}

async function seesWhatANewcomerSees({ code }: Table, { browser, client }: Table['watcher']): Promise<void> {
  for (;;) {
    const { table } = await sight(code, browser)
    await client.until(() => client.n >= table!.n)
    if (client.n > table!.n) continue
    expect(client.scene).toEqual(table!.scene)
    expect(client.told).toEqual(table!.told)
    return
  }
}

describe.each([probe, revolution] as unknown as Game[])('a whole match of $id', (game) => {
  it('everybody sees after every move what a newcomer would, though the room falls asleep after each', async () => {
    const at = await table(game)
    await playsOut(at, async () => {
      for (const each of [...at.people, at.watcher]) await seesWhatANewcomerSees(at, each)
      await evictDurableObject(stubOf(at.code))
    })
    for (const { client } of [...at.people, at.watcher]) {
      expect(client.scene?.outcome).not.toBeNull()
      expect(client.patches).toBeGreaterThan(0)
    }
  })

  it('no socket ever got a piece that its viewer has never seen', async () => {
    const at = await table(game)
    await playsOut(at, () => Promise.resolve())
    const moves = await journal(at.code)
    const options = at.people[0]!.client.room!.match!.options
    const match = { seats: 3, options, moves, stream: keyStream(hexToBytes(KEY)) }
    const secrets = SECRETS[game.id as keyof typeof SECRETS]
    let searched = 0
    for (const [seat, { client }] of at.people.entries()) {
      const before = client.texts.findIndex((text) => text.includes('"outcome":{') || text.includes('"/outcome"'))
      const over = moves.slice(0, -1)
      const unseen = unseenBy(game, { ...match, moves: over }, { secrets, viewer: seat })
      const frames = client.texts.slice(0, before).join('\n')
      expect(before).toBeGreaterThan(0)
      for (const piece of unseen) expect(frames).not.toContain(`"${piece}"`)
      searched += unseen.length
    }
    expect(searched).toBeGreaterThan(3)
  })
})

async function journal(code: string): Promise<Move[]> {
  return runInDurableObject(stubOf(code), (_, state) =>
    state.storage.sql
      .exec<{ json: string }>('select json from entry order by place')
      .toArray()
      .flatMap(({ json }) => (JSON.parse(json) as { move: Move | null }).move ?? []),
  )
}

describe('a command sent again', () => {
  it('after the room slept is answered as the first time, and not done again', async () => {
    const { code, client } = await hosted()
    const say = { id: 'abcdefghijklmnop', what: 'say', text: 'hello' }
    client.send(say)
    await client.until(() => client.downs.some((down) => down.ok === say.id))
    await evictDurableObject(stubOf(code))
    const answers = client.downs.length
    client.send(say)
    await client.until(() => client.downs.length > answers)
    expect(client.downs.at(-1)).toEqual({ ok: say.id })
    const { talk } = (await client.until(() => client.downs.find((down) => down.talk && down.ok))) as FirstSight
    expect(talk).toHaveLength(1)
  })

  it('through another connection of the same browser is known as well', async () => {
    const { code, host, client } = await hosted()
    const say = { id: 'abcdefghijklmnop', what: 'say', text: 'hello' }
    client.send(say)
    await client.until(() => client.downs.some((down) => down.ok === say.id))
    client.close()
    const again = await host.open(code)
    await again.until(() => again.hello)
    expect(await again.does({ what: 'say', text: 'hello' }, say.id)).toEqual({ ok: say.id })
  })
})

describe('coming back', () => {
  it('with the frames one has brings no table; with fewer, the whole view and what was missed', async () => {
    const at = await table(probe as unknown as Game)
    const { browser, client } = at.people[0]!
    const { match, n } = client
    const same = await browser.open(at.code, `as=player&match=${match}&n=${n}`)
    await same.until(() => same.hello)
    expect(same.downs[0]).not.toHaveProperty('table')
    const { kind, prompt } = client.scene!.asks!
    await client.answers(at.game.decisions[kind]!.sample(prompt, rngOf('x')))
    await client.until(() => client.n > n)
    const behind = await browser.open(at.code, `as=player&match=${match}&n=${n}`)
    Object.assign(behind, { match, n })
    await behind.until(() => behind.hello)
    expect(behind.downs[0]!.table).toMatchObject({ since: n, n: client.n, scene: client.scene })
    expect(behind.told).toEqual(client.told.slice(-1))
  })

  it('asking again brings the whole view, and counts for nobody', async () => {
    const at = await table(probe as unknown as Game)
    const { client } = at.people[1]!
    const { n, scene } = client
    const from = client.downs.length
    client.send({ id: 'again', what: 'again' })
    await client.until(() => client.downs.length > from)
    expect(client.downs.at(-1)).toMatchObject({ table: { n, since: 0, scene } })
  })

  it('several devices of one seat share its frames; the answer goes to the one that asked', async () => {
    const at = await table(probe as unknown as Game)
    const { browser, client } = at.people[0]!
    const phone = await browser.open(at.code)
    await phone.until(() => phone.hello)
    const { kind, prompt } = client.scene!.asks!
    const down = await client.answers(at.game.decisions[kind]!.sample(prompt, rngOf('x')))
    expect(down).toHaveProperty('table')
    await phone.until(() => phone.n === client.n)
    expect(phone.scene).toEqual(client.scene)
    expect(phone.downs.some(({ ok }) => ok !== undefined)).toBe(false)
  })
})
