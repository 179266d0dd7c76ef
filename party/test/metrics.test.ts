import { env, evictDurableObject, runDurableObjectAlarm, SELF } from 'cloudflare:test'
import { rngOf, TITLES } from '@robot-night/engine'
import { describe, expect, it, vi } from 'vitest'
import { api } from '../api.ts'
import { LEDGERS } from '../metrics/shards.ts'
import { friend, hosted, ORIGIN, stubOf } from './client.ts'

const logged: unknown[] = []
vi.spyOn(console, 'error').mockImplementation((...said) => void logged.push(...said))

const TOKEN = 'only for tests'
const asks = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  SELF.fetch(`${ORIGIN}/api/metrics`, { headers })
const text = async () => (await asks()).text()
async function sample(name: string): Promise<number> {
  const line = (await text()).split('\n').find((each) => each.startsWith(`${name} `))
  return Number(line?.slice(name.length + 1) ?? 0)
}
const game = TITLES.find(({ id }) => id === 'robot-revolution')!

async function played() {
  const { code, client } = await hosted(game.id)
  const tom = await friend(code, 'Tom')
  await client.manages({ do: 'deal' })
  await client.until(() => client.scene)
  const people = [client, tom.client]
  let moves = 0
  for (let last = client; last.scene?.outcome === null; moves++) {
    last = people[last.scene.awaits[0]!.seat]!
    const { kind, prompt } = await last.until(() => last.scene?.asks)
    await last.answers(game.decisions[kind]!.sample(prompt, rngOf(`beat ${last.scene!.beat}`)))
  }
  return { code, people, moves }
}

describe('what has been counted', () => {
  it('is for those who know the token, and nobody else', async () => {
    expect((await asks({})).status).toBe(401)
    expect((await asks({ authorization: 'Bearer only for test' })).status).toBe(401)
    expect((await asks({ authorization: TOKEN })).status).toBe(401)
    const told = await asks()
    expect(told.status).toBe(200)
    expect(told.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
    expect((await SELF.fetch(`${ORIGIN}/api/metrics`, { method: 'POST' })).status).toBe(405)
  })

  it('is not there at all where no token is set', async () => {
    const unset = { ...env, METRICS_TOKEN: '' }
    for (const authorization of ['', 'Bearer ', `Bearer ${TOKEN}`]) {
      expect((await api.request('/metrics', { headers: { authorization } }, unset)).status).toBe(404)
    }
  })

  it('is right after a match, whole in the end, and says nobody’s name', async () => {
    const made = await sample(`robot_night_rooms_made_total{title="${game.id}"}`)
    const { code, people, moves } = await played()
    const room = people[0]!.room!
    expect((await people[0]!.manages({ do: 'pause', on: true })).no).toBeDefined()
    // The last one who leaves has the room tell all that it has counted.
    for (const each of people) each.close()
    await vi.waitFor(async () => {
      expect(await sample(`robot_night_rooms_made_total{title="${game.id}"}`)).toBe(made + 1)
      expect(await sample(`robot_night_moves_total{title="${game.id}",by="player"}`)).toBe(moves)
      expect(await sample(`robot_night_matches_total{title="${game.id}",what="dealt"}`)).toBe(1)
      expect(await sample(`robot_night_matches_total{title="${game.id}",what="ended"}`)).toBe(1)
      expect(await sample('robot_night_commands_total{what="answer",answer="ok"}')).toBe(moves)
      expect(await sample('robot_night_refusals_total{code="wrong_stage"}')).toBe(1)
      expect(await sample('robot_night_command_written_seconds_count')).toBeGreaterThan(moves / 8 - 1)
    })
    const all = await text()
    for (const secret of [code, room.id, room.match!.id, room.match!.commitment ?? '', 'Tom', 'Mara']) {
      expect(all).not.toContain(secret)
    }
  })

  it('outlives its ledger, and a room that loses its memory', async () => {
    const { code, client } = await hosted('probe')
    const before = await sample('robot_night_commands_total{what="say",answer="ok"}')
    await client.does({ what: 'say', text: 'hello' })
    await evictDurableObject(stubOf(code))
    await client.does({ what: 'say', text: 'hello again' })
    await vi.waitFor(async () =>
      expect(await sample('robot_night_commands_total{what="say",answer="ok"}')).toBeGreaterThan(before),
    )
    const counted = await sample('robot_night_commands_total{what="say",answer="ok"}')
    for (const name of LEDGERS) {
      const ledger = env.Ledger!.getByName(name)
      await runDurableObjectAlarm(ledger)
      await evictDurableObject(ledger)
    }
    expect(await sample('robot_night_commands_total{what="say",answer="ok"}')).toBeGreaterThanOrEqual(counted)
  })
})
