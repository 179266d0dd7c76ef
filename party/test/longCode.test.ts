import { describe, expect, it } from 'vitest'
import { afterAMinutes, Browser, friend, hosted } from './client.ts'

describe('a code of six letters', () => {
  it('is as good as one of five, on every way in and however it is spelt', async () => {
    const { code, client } = await hosted('robot-revolution', { code: 'BLGSQV' })
    expect(client.room?.code).toBe(code)
    for (const typed of ['BLGSQV', 'blgsqv', '8l6-5ou']) {
      const facts = await (await new Browser().get(`/api/rooms/${typed}`)).json()
      expect([typed, facts]).toEqual([typed, expect.objectContaining({ code })])
    }
    const tom = await friend(code, 'Tom')
    expect(tom.client.hello?.me.chair).toBe(1)
    const watcher = await new Browser().open(code, 'as=watcher')
    await watcher.until(() => watcher.hello)
  })

  it('is none of the rooms whose five letters it begins with', async () => {
    const { code } = await hosted('robot-revolution', { code: 'CLGSQ' })
    expect((await new Browser().get(`/api/rooms/${code}V`)).status).toBe(404)
    expect((await new Browser().get(`/api/rooms/${code}`)).status).toBe(200)
  })

  it('is guessed no more often than one of five', async () => {
    const from = { 'cf-connecting-ip': '198.51.100.66' }
    const guess = (at: number) =>
      new Browser().get(
        `/api/rooms/ZZZZ${'BCDFGHJKLMNPQRSTVWXZ'.charAt(Math.floor(at / 20))}${'BCDFGHJKLMNPQRSTVWXZ'.charAt(at % 20)}`,
        from,
      )
    const refused = await afterAMinutes(20, guess)
    expect(await refused.json()).toMatchObject({ code: 'too_many_codes' })
  })
})
