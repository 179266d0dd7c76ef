import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '../fixtures.ts'

/** What nginx does with `proxy_pass` alone: the Host is the server's own, and an upgrade is gone. */
async function bareProxy(to: string) {
  const { hostname, port, host } = new URL(to)
  const proxy = createServer(({ method, url: path, headers }, answer) => {
    const { connection: _kept, upgrade: _gone, ...more } = headers
    request({ hostname, port, method, path, headers: { ...more, host }, agent: false }, (said) => {
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
    }).end()
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return { origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, end: () => proxy.close() }
}

const SAID = {
  en: ['This site isn’t set up right yet', 'Close'],
  de: ['Diese Seite ist noch nicht fertig eingerichtet', 'Schließen'],
} as const

for (const [language, [title, close]] of Object.entries(SAID)) {
  test(`behind a proxy that hands on nothing the page says what is missing: ${language}`, async ({
    browser,
    baseURL,
  }) => {
    const proxy = await bareProxy(baseURL!)
    const context = await browser.newContext({ locale: language })
    const page = await context.newPage()
    await page.goto(proxy.origin)
    const alert = page.getByRole('alert', { name: title })
    for (const line of [
      `PUBLIC_URL=${proxy.origin}`,
      'TRUSTED_PROXIES=loopback',
      'proxy_set_header Upgrade $http_upgrade;',
    ])
      await expect(alert).toContainText(line)
    await alert.getByRole('button', { name: close }).click()
    await expect(alert).toHaveCount(0)
    await context.close()
    proxy.end()
  })
}

test('where nothing stands in front, no page asks', async ({ evening, baseURL }) => {
  const mara = await evening.invite('Mara', 'phone')
  const asked: string[] = []
  mara.page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  await mara.visit('/')
  await mara.page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.startsWith('/api/arrival'))).toEqual([])
  expect(await mara.page.locator('html').getAttribute('data-heard')).toBe(new URL(baseURL!).origin)
})
