import { env, SELF } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { nameOf } from '../room/watching/place.ts'
import { Browser, hosted, ORIGIN } from './client.ts'

const UPGRADE = { upgrade: 'websocket' }
const room = async () => (await hosted()).code

/** Each way to a line that may sleep. */
const lines: Record<string, () => Promise<() => Promise<Response>>> = {
  'a room': async () => {
    const code = await room()
    return () => SELF.fetch(`${ORIGIN}/api/rooms/${code}/socket?as=watcher&v=1`, { headers: UPGRADE })
  },
  'a gallery': async () => {
    const gallery = env.Gallery.getByName(nameOf({ code: await room(), room: 'none', number: 1 }))
    return () => gallery.fetch('https://gallery/?v=1', { headers: UPGRADE })
  },
  'the lobby': async () => () => SELF.fetch(`${ORIGIN}/api/rooms/socket?v=1`, { headers: UPGRADE }),
  'a table of phones': async () => {
    const { code } = (await (await new Browser().post('/api/companion', { name: 'Mara' })).json()) as { code: string }
    return () => SELF.fetch(`${ORIGIN}/api/companion/${code}/socket?as=watcher`, { headers: UPGRADE })
  },
}

it.each(Object.keys(lines))('whoever leaves hears that it was heard: %s', async (which) => {
  const open = await lines[which]!()
  for (let time = 0; time < 8; time++) {
    const { webSocket } = await open()
    webSocket!.accept()
    const heard = new Promise<number>((done) => webSocket!.addEventListener('close', ({ code }) => done(code)))
    webSocket!.close(4999, 'enough')
    expect(await heard).toBe(4999)
  }
})
