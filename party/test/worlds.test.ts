import { SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { ORIGIN } from './client.ts'

const conditions = { key: '11'.repeat(32), clock: 4102444800000, random: 'seed', patch: { '3': 7 } }

async function trace(code: string): Promise<string[]> {
  const cookie = `device=${'A'.repeat(22)}`
  const room = { name: 'Mara', title: 'probe', pace: 'normal' }
  const init = { method: 'POST', headers: { cookie, 'content-type': 'application/json' } }
  const body = JSON.stringify({ code, room, conditions })
  const made = await SELF.fetch(`${ORIGIN}/testing/rooms`, { ...init, body })
  expect(made.status).toBe(201)
  const { webSocket } = await SELF.fetch(`${ORIGIN}/api/rooms/${code}/socket?as=player`, {
    headers: { cookie, upgrade: 'websocket' },
  })
  const texts: string[] = []
  webSocket!.accept()
  const done = new Promise<void>((resolve) =>
    webSocket!.addEventListener('message', ({ data }) => {
      texts.push(String(data).replace(`"code":"${code}"`, 'code'))
      if (String(data).includes('"ok":"BBBBBBBBBBBBBBBB"')) resolve()
    }),
  )
  webSocket!.send(JSON.stringify({ id: 'AAAAAAAAAAAAAAAA', what: 'manage', act: { do: 'seatTin', chair: null } }))
  webSocket!.send(JSON.stringify({ id: 'BBBBBBBBBBBBBBBB', what: 'manage', act: { do: 'deal' } }))
  await done
  const inside = await SELF.fetch(`${ORIGIN}/testing/rooms/${code}`)
  texts.push(await inside.text())
  return texts
}

it('two rooms under the same conditions say the same, byte for byte', async () => {
  const one = await trace('BBBBB')
  expect(one).toEqual(await trace('CCCCC'))
  expect(one.join()).toContain('4102444800200')
})
