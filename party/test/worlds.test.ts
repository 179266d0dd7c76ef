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
  webSocket!.send(JSON.stringify({ id: 'AAAAAAAAAAAAAAAA', what: 'manage', act: { do: 'seatBot', chair: null } }))
  webSocket!.send(JSON.stringify({ id: 'BBBBBBBBBBBBBBBB', what: 'manage', act: { do: 'deal' } }))
  await done
  const inside = await SELF.fetch(`${ORIGIN}/testing/rooms/${code}`)
  texts.push(await inside.text())
  return texts
}

it('once a room has settled, its watchers have been told', async () => {
  const cookie = `device=${'A'.repeat(22)}`
  const body = JSON.stringify({ code: 'DDDDD', room: { name: 'Mara', title: 'probe' }, conditions })
  await SELF.fetch(`${ORIGIN}/testing/rooms`, { method: 'POST', headers: { cookie }, body })
  const [player, watcher] = await Promise.all(
    ['player', 'watcher'].map(async (as) => {
      const path = `${ORIGIN}/api/rooms/DDDDD/socket?as=${as}`
      return (await SELF.fetch(path, { headers: { cookie, upgrade: 'websocket' } })).webSocket!
    }),
  )
  const heard: string[] = []
  const isTold = (socket: WebSocket, word: string) =>
    new Promise<void>((done) =>
      socket.addEventListener('message', ({ data }) => {
        if (socket === watcher) heard.push(String(data))
        if (String(data).includes(word)) done()
      }),
    )
  for (const socket of [player!, watcher!]) socket.accept()
  const [said, asked] = [isTold(player!, '"ok"'), isTold(watcher!, '"ok":"again"')]
  player!.send(JSON.stringify({ id: 'CCCCCCCCCCCCCCCC', what: 'say', text: 'Onward!' }))
  await said
  const settled = await SELF.fetch(`${ORIGIN}/testing/rooms/DDDDD/settle`, { method: 'POST' })
  expect(await settled.json()).toEqual({ settled: true })
  watcher!.send(JSON.stringify({ id: 'again', what: 'again' }))
  await asked
  expect(heard.join()).toContain('Onward!')
})

it('two rooms under the same conditions say the same, byte for byte', async () => {
  const one = await trace('BBBBB')
  expect(one).toEqual(await trace('CCCCC'))
  expect(one.join()).toContain('4102444800200')
})
