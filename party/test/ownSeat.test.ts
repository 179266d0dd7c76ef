import type { OwnSeat } from '@robot-night/protocol'
import { expect, it } from 'vitest'
import { Browser, friend, hosted, wrongCode } from './client.ts'

it('tells a device how its own seat stands, and whether the match waits for it', async () => {
  const { code, host, client } = await hosted('robot-revolution')
  const { browser: tom } = await friend(code, 'Tom')
  const seat = async (browser: Browser) => (await browser.get(`/api/rooms/${code}/seat`)).json() as Promise<OwnSeat>
  const shared = { code, title: 'robot-revolution', host: 'Mara' }
  expect(await seat(host)).toEqual({ ...shared, stage: 'lobby', isHost: true, isAsked: false })
  expect(await seat(tom)).toEqual({ ...shared, stage: 'lobby', isHost: false, isAsked: false })
  await client.manages({ do: 'deal' })
  const asked = [await seat(host), await seat(tom)].map(({ stage, isAsked }) => [stage, isAsked])
  expect(asked.toSorted()).toEqual([
    ['playing', false],
    ['playing', true],
  ])
  await client.manages({ do: 'pause', on: true })
  expect([(await seat(host)).isAsked, (await seat(tom)).isAsked]).toEqual([false, false])
})

it('tells nothing of a seat to those who have none, and counts no code asked for that way as a guess', async () => {
  const { code, host } = await hosted()
  const stranger = new Browser()
  await stranger.post('/api/device', {})
  const told = async (browser: Browser, typed: string) => {
    const answer = await browser.get(`/api/rooms/${typed}/seat`)
    return [answer.status, await answer.text()]
  }
  const nothing = await told(stranger, 'ZZZZZ')
  expect(nothing[0]).toBe(404)
  for (const browser of [stranger, new Browser()]) expect(await told(browser, code)).toEqual(nothing)
  const from = { 'cf-connecting-ip': '2001:db8:0:9::1' }
  for (let guess = 0; guess < 40; guess++) await host.get(`/api/rooms/${wrongCode(guess)}/seat`, from)
  expect((await new Browser().get(`/api/rooms/${code}`, from)).status).toBe(200)
})
