import { env, runDurableObjectAlarm } from 'cloudflare:test'
import { TITLES } from '@robot-night/engine'
import { describe, expect, it } from 'vitest'
import { addressHash } from '../shell/hashes.ts'
import { Browser } from './client.ts'

const from = (address: string) => ({ 'cf-connecting-ip': address })
const allowanceOf = (address: string) => env.Allowance!.getByName(addressHash('rooms', address))
const made = { name: 'Mara', title: TITLES[0]!.id }
const shown = { moment: 0, eye: 'watcher', speed: 1, isPlaying: false }
const WAYS = [
  ['/api/rooms', made],
  ['/api/companion', { name: 'Mara' }],
  [`/api/matches/${'A'.repeat(22)}/screenings`, { key: 'k'.repeat(22), shown }],
] as const

/** Somebody at this address has made so many already. */
async function hasMade(address: string, count: number): Promise<void> {
  const most = { hour: count, day: count }
  for (let at = 0; at < count; at++) expect(await allowanceOf(address).take(most)).toBeNull()
}

describe('what one address may make', () => {
  it('is 200 an hour, of all kinds together; others go on, and so do those who sit somewhere', async () => {
    const [full, other] = ['198.51.100.7', '198.51.100.8']
    await hasMade(full, 199)
    const mara = new Browser()
    const last = await mara.post('/api/rooms', made, from(full))
    expect(last.status).toBe(201)
    for (const [path, body] of WAYS) {
      const answer = await new Browser().post(path, body, from(full))
      expect([path, answer.status]).toEqual([path, 429])
      expect(await answer.json()).toMatchObject({ code: 'too_many_rooms' })
      expect(answer.headers.get('set-cookie')).toBeNull()
      const wait = Number(answer.headers.get('retry-after'))
      expect(wait).toBeGreaterThan(0)
      expect(wait).toBeLessThanOrEqual(3600)
    }
    expect((await new Browser().post('/api/rooms', made, from(other))).status).toBe(201)
    const { code } = (await last.json()) as { code: string }
    const taken = await new Browser().post(`/api/rooms/${code}/seats`, { name: 'Tom' }, from(full))
    expect(taken.status).toBe(200)
  })

  it('of IPv6 is counted by the network', async () => {
    await hasMade('2001:db8:7:7', 200)
    const answer = await new Browser().post('/api/rooms', made, from('2001:db8:7:7:1:2:3:4'))
    expect(answer.status).toBe(429)
  })

  it('is forgotten after a day', async () => {
    const address = '198.51.100.9'
    await hasMade(address, 200)
    expect(await runDurableObjectAlarm(allowanceOf(address))).toBe(true)
    expect((await new Browser().post('/api/rooms', made, from(address))).status).toBe(201)
  })
})
