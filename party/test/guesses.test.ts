import { describe, expect, it } from 'vitest'
import { afterAMinutes, Browser, hosted } from './client.ts'

/** More than the wrong codes that one address may try in a minute. */
const MANY = 25

async function tellsStrangers(path: string, from: Record<string, string>): Promise<number> {
  return (await new Browser().get(path, from)).status
}

it('what can be no code is no wrong guess', async () => {
  const { code } = await hosted()
  const from = { 'cf-connecting-ip': '192.0.2.91' }
  for (let asked = 0; asked < MANY; asked++) {
    const typed = ['hello', 'BRT', 'BCDFGHJ', 'favicon', '%F0%9F%A4%96'][asked % 5] + 'A'.repeat(asked)
    expect(await tellsStrangers(`/api/rooms/${typed}`, from)).toBe(404)
    expect(await tellsStrangers(`/api/companion/${typed}`, from)).toBe(404)
  }
  expect(await tellsStrangers(`/api/rooms/${code}`, from)).toBe(200)
})

it('the code of a table of phones is no wrong one where a room is looked for, nor the other way round', async () => {
  const from = { 'cf-connecting-ip': '192.0.2.92' }
  const rooms: string[] = []
  const tables: string[] = []
  for (let made = 0; made < MANY; made++) {
    // From addresses that no other test has: how many one may make is limited.
    const host = { 'cf-connecting-ip': `100.64.7.${made}` }
    const table: { code: string } = await (await new Browser().post('/api/companion', { name: 'Mara' }, host)).json()
    tables.push(table.code)
    const room: { code: string } = await (
      await new Browser().post('/api/rooms', { name: 'Mara', title: 'robot-revolution' }, host)
    ).json()
    rooms.push(room.code)
  }
  for (const code of tables) {
    expect(await tellsStrangers(`/api/rooms/${code}`, from)).toBe(404)
    expect(await tellsStrangers(`/api/companion/${code}`, from)).toBe(200)
  }
  for (const code of rooms) expect(await tellsStrangers(`/api/companion/${code}`, from)).toBe(404)
  expect(await tellsStrangers(`/api/rooms/${rooms[0]}`, from)).toBe(200)
})

it('a code that is looked for as a room and as a table of phones is one guess, not two', async () => {
  const from = { 'cf-connecting-ip': '192.0.2.93' }
  const { code } = await hosted()
  for (const last of 'BCDFGHJKLMNPQRS') {
    expect(await tellsStrangers(`/api/rooms/ZZXZ${last}`, from)).toBe(404)
    expect(await tellsStrangers(`/api/companion/ZZXZ${last}`, from)).toBe(404)
  }
  expect(await tellsStrangers(`/api/rooms/${code}`, from)).toBe(200)
})

describe('the first five letters of a code of six', () => {
  const LETTERS = [...'BCDFGHJKLMNPQRSTVWXZ']
  const SHORT = [...LETTERS.map((last) => `VWZX${last}`), ...LETTERS.map((last) => `VWZW${last}`)].slice(0, MANY)

  it('are no wrong guess once there is something under all six: people type slowly', async () => {
    const from = { 'cf-connecting-ip': '192.0.2.94' }
    for (const short of SHORT) {
      await hosted('robot-revolution', { code: `${short}B` })
      expect(await tellsStrangers(`/api/rooms/${short}`, from)).toBe(404)
      expect(await tellsStrangers(`/api/rooms/${short}B`, from)).toBe(200)
    }
    expect(await tellsStrangers(`/api/rooms/${SHORT[0]}B`, from)).toBe(200)
  })

  it('give nobody more guesses, however often they are asked for', async () => {
    const from = { 'cf-connecting-ip': '192.0.2.95' }
    const { code } = await hosted('robot-revolution', { code: 'VXZWBK' })
    const guess = async (at: number) => {
      await new Browser().get(`/api/rooms/${code.slice(0, 5)}`, from)
      await new Browser().get(`/api/rooms/${code}`, from)
      return new Browser().get(`/api/rooms/WW${LETTERS[Math.floor(at / 20)]}V${LETTERS[at % 20]}`, from)
    }
    const refused = await afterAMinutes(20, guess)
    expect(await refused.json()).toMatchObject({ code: 'too_many_codes' })
  })
})
