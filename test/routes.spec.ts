import { expect, test } from '@playwright/test'

const ROUTES = ['/', '/BCDFG', '/no/such/page', '/favicon.svg', '/no-such-file.png', '/cdn-cgi/trace']
const API = ['/api/health', '/api/titles', '/api/no-such-thing', '/api/rooms/BCDFG', '/api/rooms/not-a-code']

test('every route carries the security headers', async ({ request }) => {
  const page = await request.get('/')
  const [asset] = /_app\/immutable\/[^"']+\.js/.exec(await page.text()) ?? []
  expect(asset, 'the page loads a script of its own').toBeTruthy()

  for (const route of [...ROUTES, ...API, `/${asset}`]) {
    const headers = (await request.get(route)).headers()
    expect(headers['content-security-policy'], route).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], route).toBe('nosniff')
    expect(headers['referrer-policy'], route).toBeTruthy()
  }
})

test('scripts are small on the wire and kept for good', async ({ request }) => {
  const [asset] = /_app\/immutable\/[^"']+\.js/.exec(await (await request.get('/')).text()) ?? []
  const headers = (await request.get(`/${asset}`, { headers: { 'accept-encoding': 'br' } })).headers()
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toContain('immutable')
})

test('an error of ours tells a stranger nothing of how it is made', async ({ request }) => {
  for (const [path, data] of [
    ['/api/rooms', '{"title":'],
    ['/api/rooms', '[]'],
    ['/api/rooms/BCDFG/seats', '{"name":{}}'],
  ] as const) {
    const answer = await request.post(path, { data, headers: { 'content-type': 'application/json' } })
    expect(answer.status(), path).toBeGreaterThanOrEqual(400)
    expect(answer.status(), path).toBeLessThan(500)
    expect(await answer.text(), path).not.toMatch(/\bat .*\.(ts|js)\b|node_modules/)
  }
})

test('the home page opens without a complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page).toHaveTitle(/Robot Night/)
  expect(complaints).toEqual([])
})
