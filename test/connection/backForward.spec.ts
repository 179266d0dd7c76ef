import type { Page, WebSocket } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import type { Aide } from '../table/Aide.ts'

test('Back to a room is one page and one line, and shows what has happened meanwhile', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  await mara.windsUp(1)
  await mara.deals()
  const ida = await evening.invite('Ida', 'desktop')
  await ida.visit(`/${mara.code}`)
  const { pathname } = new URL(ida.page.url())
  await ida.visit('/privacy')
  const before = sceneOf(mara)
  await mara.until(() => sceneOf(mara) !== before)

  const asked = askedBy(ida.page)
  const socket = ida.page.waitForEvent('websocket')
  await ida.page.goBack({ waitUntil: 'commit' })
  await (await socket).waitForEvent('framereceived')
  expect(asked.filter((path) => path.includes(mara.code))).toEqual([pathname, `/api/rooms/${mara.code}/socket`])
  await expect.poll(() => ida.ear.known.table?.n).toBe(mara.known.table?.n)
})

test('a room that was put away whole calls again as soon as it is taken out', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  const ida = await evening.invite('Ida', 'desktop')
  const lines: WebSocket[] = []
  const heard = new Set<WebSocket>()
  ida.page.on('websocket', (line) => {
    lines.push(line)
    line.on('framereceived', () => void heard.add(line))
  })
  await ida.visit(`/${mara.code}`)
  await expect.poll(() => heard.size).toBe(1)
  const before = [...lines]
  // The browsers that do so can't be led by tests, or never do it to a page with a secret.
  await ida.page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => lines.some((line) => !before.includes(line) && heard.has(line))).toBe(true)
  await expect.poll(() => before.every((line) => line.isClosed())).toBe(true)
})

const sceneOf = ({ known }: Aide): string => JSON.stringify(known.table?.scene.view)

/** The paths that a page asks for from now on, its line's as well. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname))
  return asked
}
