import { expect, test } from '@playwright/test'

const ROUTES = ['/', '/BCDFG', '/no/such/page', '/favicon.svg', '/no-such-file.png', '/cdn-cgi/trace']
const API = [
  '/api/health',
  '/api/status',
  '/api/titles',
  '/api/no-such-thing',
  '/api/rooms/BCDFG',
  '/api/rooms/not-a-code',
]

test('every route carries the security headers', async ({ request }) => {
  const page = await request.get('/')
  const [asset] = /_app\/immutable\/[^"']+\.js/.exec(await page.text()) ?? []
  expect(asset, 'the page loads a script of its own').toBeTruthy()

  for (const route of [...ROUTES, ...API, `/${asset}`]) {
    const headers = (await request.get(route)).headers()
    expect(headers['content-security-policy'], route).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options'], route).toBe('nosniff')
    expect(headers['referrer-policy'], route).toBeTruthy()
    expect(headers['cross-origin-resource-policy'], route).toMatch(/^(same|cross)-origin$/)
  }
})

test('the embed alone may be framed, by anybody, and is read from anywhere', async ({ request }) => {
  const headers = (await request.get('/embed/BCDFG')).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('frame-ancestors')
  expect(headers['x-frame-options']).toBeUndefined()
  expect(headers['access-control-allow-origin']).toBe('*')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
  for (const path of ['/robot-night.js', '/oembed?url=x', '/link.png']) {
    expect((await request.get(path)).headers()['cross-origin-resource-policy'], path).toBe('cross-origin')
  }
  expect((await request.get('/robot-night.js')).headers()['access-control-allow-origin']).toBe('*')
  const page = (await request.get('/BCDFG')).headers()
  expect(page['access-control-allow-origin']).toBeUndefined()
  expect(page['cross-origin-resource-policy']).toBe('same-origin')
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

test('all pages that are listed for searchers are there; a file that is not is told of in two words', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => new URL(page ?? '').pathname)
  expect(pages.length).toBeGreaterThan(10)
  for (const path of pages) {
    const page = await request.get(path)
    expect(page.status(), path).toBe(200)
    expect(await page.text(), path).not.toContain('content="noindex"')
  }
  for (const path of ['/wp-login.php', '/.env', '/.well-known/assetlinks.json']) {
    const answer = await request.get(path)
    expect([answer.status(), await answer.text()], path).toEqual([404, 'Not found\n'])
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

test('the house rules stand on a page that the home page leads to', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/<a [^>]*href="\/house-rules"/)
  expect(await (await request.get('/house-rules')).text()).toMatch(/<h1[^>]*>House rules<\/h1>/)
})

test('what is kept stands on a page that the home page leads to', async ({ request }) => {
  expect(await (await request.get('/')).text()).toMatch(/<a [^>]*href="\/privacy"/)
  expect(await (await request.get('/privacy')).text()).toMatch(/<h1[^>]*>What we keep, and what we don’t<\/h1>/)
})

test('pages say what they are to browsers, phones and sites that show a link', async ({ request, baseURL }) => {
  for (const path of ['/', '/how-it-works', '/how-to/robot-revolution', '/credits', '/deck', '/verify', '/status']) {
    const html = await (await request.get(path)).text()
    const head = (pattern: RegExp) => pattern.exec(html)?.[1] ?? `nothing like ${pattern} on ${path}`
    expect(head(/<title>([^<]+)<\/title>/)).toMatch(/Robot Night/)
    expect(head(/<meta name="description" content="([^"]+)"/)).toMatch(/\w{3}/)
    expect(head(/<meta property="og:title" content="([^"]+)"/)).toMatch(/\w{3}/)
    expect(head(/<meta property="og:description" content="([^"]+)"/)).toMatch(/\w{3}/)
    expect(head(/<meta name="twitter:card" content="([^"]+)"/)).toBe('summary_large_image')
    const picture = head(/<meta property="og:image" content="([^"]+)"/)
    expect(picture).toMatch(new RegExp(`^${baseURL}/`))
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png')
    for (const icon of html.matchAll(/<link rel="(?:icon|apple-touch-icon)"[^>]* href="([^"]+)"/g)) {
      expect((await request.get(new URL(icon[1]!, baseURL).href)).status(), icon[1]).toBe(200)
    }
    expect(html).toMatch(/<link rel="apple-touch-icon"/)
    expect([...html.matchAll(/<meta name="theme-color"/g)].length).toBeGreaterThan(0)
  }
})

test('it can be put on a home screen', async ({ request, baseURL }) => {
  const html = await (await request.get('/')).text()
  const [, path = '/no-manifest'] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
  const manifest = await (await request.get(new URL(path, baseURL).href)).json()
  expect(manifest).toMatchObject({ name: 'Robot Night', display: 'standalone' })
  expect(manifest.icons.length).toBeGreaterThan(1)
  for (const { src } of manifest.icons) {
    expect((await request.get(new URL(src, `${baseURL}${path}`).href)).status(), src).toBe(200)
  }
})

test('the workshop is not open to the public', async ({ request }) => {
  for (const path of ['/workshop', '/workshop/robot-revolution']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
