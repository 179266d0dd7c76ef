import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, it, vi } from 'vitest'
import { hosted, stubOf } from './client.ts'

type Stumbling = { conditions(): { random(size: number): Uint8Array } }

const logged: unknown[] = []
for (const level of ['error', 'warn', 'info', 'log', 'debug'] as const) {
  vi.spyOn(console, level).mockImplementation((...said) => void logged.push(...said))
}

/** From now on something inside this room throws. */
function breaks(code: string, how: (room: Stumbling) => void): Promise<void> {
  return runInDurableObject(stubOf(code), (room) => how(room as unknown as Stumbling))
}
/** What an error may say: all that nobody may read. */
const SECRETS = ['5b5b5b', 'Mara', 'whispered', 'KH']
const stumble = () => {
  throw new Error(`${SECRETS.join(' ')}\n    at ${SECRETS.join(' ')}`)
}

describe('when something goes wrong inside', () => {
  it('a command is refused as broken, nothing has changed, and the evening goes on', async () => {
    const { code, client } = await hosted()
    await client.manages({ do: 'seatBot', chair: 1 })
    await breaks(code, (room) => {
      const usual = room.conditions()
      room.conditions = () => ({ ...usual, random: stumble })
    })
    const { room } = client
    expect((await client.manages({ do: 'deal' })).no).toMatchObject({ code: 'broken' })
    expect(client.room).toBe(room)
    expect(await client.does({ what: 'say', text: 'what was that?' })).toHaveProperty('ok')
  })

  it('worse, the line is cut; who comes again finds the room as it was last written', async () => {
    const { code, host, client } = await hosted()
    await client.does({ what: 'say', text: 'before' })
    await breaks(code, (room) => {
      const usual = room.conditions.bind(room)
      room.conditions = () => {
        room.conditions = usual
        return stumble()
      }
    })
    client.send({ id: 'again', what: 'again' })
    client.send({ id: 'abcdefghijklmnop', what: 'say', text: 'hello' })
    await client.until(() => client.closed)
    expect(client.closed).toBe(4009)
    const again = await host.open(code)
    await again.until(() => again.hello)
    expect(JSON.stringify(again.downs[0])).toContain('before')
  })

  it('nobody is told what, neither on the line nor in the log', async () => {
    const { code, client } = await hosted()
    await breaks(code, (room) => {
      const usual = room.conditions.bind(room)
      room.conditions = () => {
        room.conditions = usual
        return stumble()
      }
    })
    client.send({ id: 'abcdefghijklmnop', what: 'say', text: 'whispered' })
    await client.until(() => client.closed)
    expect(client.texts.join()).not.toContain('5b5b5b')
    expect(logged.length).toBeGreaterThan(0)
    for (const secret of [...SECRETS, code, client.room!.id]) expect(logged.join()).not.toContain(secret)
    for (const line of logged) {
      expect(Object.keys(JSON.parse(String(line))).sort()).toEqual(['level', 'name', 'places', 'what'])
    }
  })
})
