import { NIGHT } from '../../web/src/lib/table/night/words.ts'
import { extract } from '@extractus/oembed-extractor'
import type { FrameLocator, Page } from '@playwright/test'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { playOut } from '../table/Aide.ts'
import { played } from '../table/ended.ts'
import { Blog } from '../table/blog.ts'
import type { Guest } from '../table/Guest.ts'
import { pastedIntoGhost, pastedIntoWordPress, WORDPRESS_SCRIPT } from '../table/pasting.ts'
import { seen } from '../table/seen.ts'

/** Frames of other sites get no storage, as in browsers that keep it from third parties: asking for it throws. */
async function withoutStorage({ context }: Guest): Promise<void> {
  await context.addInitScript(() => {
    if (window === top) return
    const deny = () => {
      throw new DOMException('storage is not for third parties', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: deny })
    Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny })
  })
}

/** Red, green and blue, 0 to 255, of a spot of the page as it is painted; px from its corner. */
async function colourAt(page: Page, spot: Record<'x' | 'y', number>): Promise<number[]> {
  const picture = (await page.screenshot({ clip: { ...spot, width: 1, height: 1 } })).toString('base64')
  return page.evaluate(async (source) => {
    const image = new Image()
    image.src = `data:image/png;base64,${source}`
    await image.decode()
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    brush?.drawImage(image, 0, 0)
    return [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
  }, picture)
}

const element = (home: string | undefined, code: string) =>
  `<script type="module" src="${home}/robot-night.js"></script>
   <robot-night code="${code}" lang="en"><a href="${home}/${code}">The table</a></robot-night>`

test('three blogs show a match by the element, a frame and a pasted link, and follow it to the end', async ({
  evening,
  baseURL,
  request,
}) => {
  test.setTimeout(240_000)
  const mara = await evening.hosts('Mara', { pace: 'fast' })
  const { code } = mara
  await mara.windsUp(1)
  const pasted = await pastedIntoWordPress(request, `${baseURL}/${code}`)
  const blog = await Blog.with({
    '/element': { html: element(baseURL, code) },
    '/frame': {
      html: `<iframe src="${baseURL}/embed/${code}?lang=en" title="table" width="600" height="560"></iframe>`,
    },
    '/wordpress': { html: `<script>${WORDPRESS_SCRIPT}</script>${pasted}` },
  })
  const readers = await Promise.all(
    ['/element', '/frame', '/wordpress'].map(async (path) => {
      const reader = await evening.invite(`Reader of ${path}`, 'desktop')
      await withoutStorage(reader)
      await reader.page.goto(blog.at('localhost', path))
      return { reader, path, frame: reader.page.frameLocator('iframe') }
    }),
  )
  const all = (look: (frame: FrameLocator) => Promise<void>) => Promise.all(readers.map(({ frame }) => look(frame)))
  await all((frame) => expect(frame.getByRole('link', { name: 'Join the table' })).toBeVisible())

  await mara.deals()
  await all((frame) => expect(seen(frame, 'Live', { exact: true })).toBeVisible())
  await playOut([mara])
  await all((frame) => expect(seen(frame, 'Over', { exact: true })).toBeVisible({ timeout: 20_000 }))
  for (const { reader, path, frame } of readers) {
    await expect(frame.getByRole('heading', { name: /revolution$|^A draw/ })).toBeVisible()
    await accessible(reader, path)
    expect(await reader.context.cookies()).toEqual([])
  }
  // How it went stays within reach: in a window of its own, or where none may be opened in the place of the post.
  for (const { reader, path, frame } of readers) {
    const opens = path === '/wordpress' ? null : reader.page.waitForEvent('popup')
    await frame.getByRole('link', { name: NIGHT.en.replay }).click()
    await expect((await opens) ?? reader.page, path).toHaveURL(/\/replay\/[\w-]{22}$/)
  }
  await blog.close()
})

test('a link pasted into WordPress becomes a frame of the right height, and its links lead on', async ({
  evening,
  baseURL,
  request,
}) => {
  const { code } = await evening.hosts('Mara')
  const pasted = await pastedIntoWordPress(request, `${baseURL}/${code}?lang=de`)
  expect(pasted).toMatch(/^<blockquote class="wp-embedded-content"/)
  const blog = await Blog.with({ '/': { html: `<script>${WORDPRESS_SCRIPT}</script>${pasted}` } })
  const ida = await evening.invite('Ida', 'desktop')
  await ida.page.goto(blog.at('localhost'))
  const frame = ida.page.locator('iframe')
  await expect(frame).toBeVisible()
  await expect(ida.page.locator('blockquote')).toBeHidden()
  // As wide as the column, and as high as it wants to be at that width.
  await expect(frame).toHaveAttribute('height', '680')
  await expect(seen(frame.contentFrame(), 'Die Links führen von dieser Seite weg.')).toBeVisible()
  await expect(async () => {
    await frame.contentFrame().getByRole('link', { name: 'Mitspielen' }).click()
    await expect(ida.page).toHaveURL(`${baseURL}/${code}`, { timeout: 1000 })
  }).toPass()
  await blog.close()
})

test('a post of a table that is gone shows no stranger’s', async ({ evening, baseURL, request }) => {
  const { code } = await evening.hosts('Mara')
  const pasted = await pastedIntoWordPress(request, `${baseURL}/${code}?lang=en`)
  // As if the code had become that of another room since.
  const old = pasted.replace(/room=[\w-]+/, `room=${'A'.repeat(22)}`)
  const blog = await Blog.with({ '/': { html: `<script>${WORDPRESS_SCRIPT}</script>${old}` } })
  const ida = await evening.invite('Ida', 'desktop')
  ida.forgive(/404/)
  await ida.page.goto(blog.at('localhost'))
  await expect(seen(ida.page.frameLocator('iframe'), 'This table has been cleared away')).toBeVisible()
  await expect(ida.page.locator('iframe')).toHaveAttribute('height', '240')
  await blog.close()
})

test('a table that is cleared away makes way in a post that is open', async ({ evening, baseURL }) => {
  const mara = await evening.hosts('Mara')
  const { code } = mara
  const blog = await Blog.with({ '/': { html: element(baseURL, code).replace('lang=', 'room="" lang=') } })
  const ida = await evening.invite('Ida', 'desktop')
  ida.forgive(/404/)
  await ida.page.goto(blog.at('localhost'))
  const frame = ida.page.frameLocator('iframe')
  await expect(seen(frame, 'Not dealt yet')).toBeVisible()
  let asked = 0
  ida.page.on('request', (request) => void (request.url().includes(code) && asked++))
  await mara.manages({ do: 'clearTable' })
  await expect(seen(frame, 'No table with that code')).toBeVisible()
  // The line, a look and the page that says so: it does not ask on and on.
  expect(asked).toBeLessThanOrEqual(3)
  await expect(ida.page.locator('robot-night iframe')).toHaveCSS('height', '240px')
  await blog.close()
})

test('a link pasted into Ghost becomes a frame', async ({ evening, baseURL, request }) => {
  const { code } = await evening.hosts('Mara')
  const card = await pastedIntoGhost(request, `${baseURL}/${code}`)
  const blog = await Blog.with({ '/': { html: card ?? 'a card with a link' } })
  const ida = await evening.invite('Ida', 'phone')
  await ida.page.goto(blog.at('localhost'))
  await expect(seen(ida.page.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
  // Wider than the phone is no post's wish.
  expect(await ida.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await blog.close()
})

test('a blog with a strict policy needs to allow our scripts and frames, and nothing more', async ({
  evening,
  baseURL,
}) => {
  const { code } = await evening.hosts('Mara')
  const policy = `default-src 'none'; script-src 'self' ${baseURL}; frame-src ${baseURL}; img-src data:`
  const blog = await Blog.with({ '/': { html: element(baseURL, code), policy } })
  const ida = await evening.invite('Ida', 'desktop')
  await ida.page.goto(blog.at('localhost'))
  await expect(seen(ida.page.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
  await blog.close()
})

test('a site that allows our script but no frames shows a link, never a grey box', async ({ evening, baseURL }) => {
  const { code } = await evening.hosts('Mara')
  const bare = `<script type="module" src="${baseURL}/robot-night.js"></script><robot-night code="${code}"></robot-night>`
  const policy = `default-src 'none'; script-src 'self' ${baseURL}; img-src data:`
  const blog = await Blog.with({ '/': { html: element(baseURL, code), policy }, '/bare': { html: bare, policy } })
  const ida = await evening.invite('Ida', 'desktop')
  ida.forgive(/Content Security Policy/)
  for (const [path, name] of [
    ['/', 'The table'],
    ['/bare', 'A table at Robot Night'],
  ] as const) {
    await ida.page.goto(blog.at('localhost', path))
    await expect(ida.page.getByRole('link', { name })).toHaveAttribute('href', `${baseURL}/${code}`)
    await expect(ida.page.locator('iframe')).toHaveCount(0)
  }
  await blog.close()
})

test('a site whose policy only reports our frames shows them', async ({ evening, baseURL }) => {
  const { code } = await evening.hosts('Mara')
  const blog = await Blog.with({ '/': { html: element(baseURL, code), reported: "frame-src 'none'" } })
  const ida = await evening.invite('Ida', 'desktop')
  ida.forgive(/report-only/i)
  const reported = ida.page.waitForEvent('console', (said) => /report-only/i.test(said.text()))
  await ida.page.goto(blog.at('localhost'))
  await reported
  await expect(seen(ida.page.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
  await expect(ida.page.frameLocator('iframe').locator('html')).toHaveAttribute('data-awake', '')
  await expect(ida.page.locator('robot-night iframe')).toHaveCount(1)
  await blog.close()
})

test('a site that is isolated from others (require-corp) shows the table', async ({ evening, baseURL }) => {
  const { code } = await evening.hosts('Mara')
  const isolation = 'require-corp'
  const frame = `<iframe src="${baseURL}/embed/${code}?lang=en" title="table" sandbox="allow-scripts"></iframe>`
  const blog = await Blog.with({
    '/': { html: element(baseURL, code), isolation },
    '/boxed': { html: frame, isolation },
  })
  const ida = await evening.invite('Ida', 'desktop')
  for (const path of ['/', '/boxed']) {
    await ida.page.goto(blog.at('localhost', path))
    await expect(seen(ida.page.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
    await expect(ida.page.frameLocator('iframe').locator('html')).toHaveAttribute('data-awake', '')
  }
  await blog.close()
})

test('in a dark page a frame’s corners are never white', async ({ evening, baseURL }) => {
  const { code } = await evening.hosts('Mara')
  // As WordPress leaves it: without a style of its own. Her browser's own scheme would hide that of the page.
  const frame = `<style>:root { color-scheme: dark } body { margin: 0 } iframe { position: absolute; top: 0; left: 0 }</style>
    <iframe src="${baseURL}/embed/${code}?lang=en" title="table" width="400" height="560" frameborder="0"></iframe>`
  const blog = await Blog.with({ '/': { html: frame } })
  const ida = await evening.invite('Ida', 'desktop', { colorScheme: null })
  await ida.page.goto(blog.at('localhost'))
  await expect(seen(ida.page.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
  // That of the border.
  expect(await colourAt(ida.page, { x: 1, y: 1 })).toEqual([169, 124, 34])
  await blog.close()
})

test('around the corners of a frame the page shows through, in both themes', async ({ evening, baseURL }) => {
  const { code } = await evening.hosts('Mara')
  const frame = (theme: string) => `<iframe src="${baseURL}/embed/${code}?lang=en&theme=${theme}" title="table"
    style="display: block; width: 400px; height: 560px; border: 0"></iframe>`
  const green =
    '<style>body { background: rgb(0, 200, 0); margin: 0 } iframe { position: absolute; top: 0; left: 0 }</style>'
  const blog = await Blog.with({ '/dark': { html: green + frame('dark') }, '/light': { html: green + frame('light') } })
  const ida = await evening.invite('Ida', 'desktop')
  for (const path of ['/dark', '/light']) {
    await ida.page.goto(blog.at('localhost', path))
    await expect(seen(ida.page.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
    expect(await colourAt(ida.page, { x: 1, y: 1 }), path).toEqual([0, 200, 0])
  }
  await blog.close()
})

test('other pages of ours that are pasted become links by their names', async ({ evening, baseURL, request }) => {
  const { code } = await evening.hosts('Mara')
  const offers = async (path: string) => {
    const page = await (await request.get(`${baseURL}${path}`)).text()
    const [, href = ''] =
      /<link[^>]+type="application\/json\+oembed"[^>]+href="([^"]+)"/.exec(page) ??
      /<link[^>]+href="([^"]+)"[^>]+type="application\/json\+oembed"/.exec(page) ??
      []
    return (await request.get(href.replaceAll('&amp;', '&'))).json()
  }
  expect(await offers('/?lang=en')).toMatchObject({ type: 'link', title: 'Game night for tin robots' })
  const phones = await (await request.post(`${baseURL}/api/companion`, { data: { name: 'Mara' } })).json()
  for (const path of ['/tables', '/companion', `/companion/${phones.code}`, '/how-it-works'])
    expect(await offers(path), path).toMatchObject({ type: 'link', title: expect.stringMatching(/\w/) })
  expect(await offers(`/${code}/night`)).toMatchObject({ type: 'link', title: 'The night so far · Robot Night' })
  expect(await offers(`/embed/${code}`)).toMatchObject({ type: 'rich', html: expect.stringContaining('<iframe') })
  for (const path of ['/no-such-page', '/api/status'])
    expect((await request.get(`${baseURL}/oembed?url=${encodeURIComponent(baseURL + path)}`)).status(), path).toBe(404)
})

test('the element is small, knows its height, and may be there twice, later, elsewhere and wrong', async ({
  evening,
  baseURL,
  request,
}) => {
  const script = await (await request.get(`${baseURL}/robot-night.js`)).body()
  expect(brotliCompressSync(script).length).toBeLessThan(3000)
  expect(script.toString()).not.toMatch(/\bimport\b(?!\.meta)/)
  const { code } = await evening.hosts('Mara')
  const other = `<robot-night code="${code}" lang="de" theme="light" height="300" title="Unser Tisch"></robot-night>`
  const wrong = '<robot-night code="oops"><a href="/wrong">The table</a></robot-night>'
  const below = `<div style="height: 9000px"></div><robot-night id="below" code="${code}"></robot-night>`
  const blog = await Blog.with({ '/': { html: element(baseURL, code) + other + wrong + below } })
  const ida = await evening.invite('Ida', 'desktop')
  await ida.page.setViewportSize({ width: 300, height: 700 })
  await ida.page.goto(blog.at('localhost'))
  const [first, second] = [ida.page.locator('robot-night').first(), ida.page.locator('robot-night').nth(1)]
  await expect(first.locator('iframe')).toHaveAttribute('title', 'A table at Robot Night')
  await expect(seen(first.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
  await expect(seen(second.frameLocator('iframe'), 'Vor der Partie')).toBeVisible()
  await expect(second.locator('iframe')).toHaveAttribute('title', 'Unser Tisch')
  await expect(second.locator('iframe')).toHaveCSS('height', '300px')
  await expect(ida.page.getByRole('link', { name: 'The table' })).toHaveAttribute('href', '/wrong')
  // Far below it waits until somebody comes near.
  expect(ida.page.frames().filter((frame) => frame.url().includes('/embed/'))).toHaveLength(2)

  await ida.page.setViewportSize({ width: 1000, height: 700 })
  await expect(first.locator('iframe')).toHaveCSS('height', '680px')
  // Somebody else in the page may not say how high it is.
  await ida.page.evaluate(() => postMessage({ robotNight: 'height', height: 999 }, '*'))
  await ida.page.evaluate(() => document.querySelector('main')?.append(document.querySelector('robot-night') ?? ''))
  const moved = ida.page.locator('robot-night').last()
  await moved.scrollIntoViewIfNeeded()
  await expect(seen(moved.frameLocator('iframe'), 'Not dealt yet')).toBeVisible()
  await expect(moved.locator('iframe')).toHaveCSS('height', '680px')
  const leaks = await ida.page.evaluate(() => Object.keys(window).filter((name) => /robot|night/i.test(name)))
  expect(leaks).toEqual([])
  await blog.close()
})

test('a library that reads oEmbed gets what it needs, and nobody’s name', async ({ evening, baseURL, request }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const { code } = mara
  const read = await extract(`${baseURL}/${code}`)
  expect(read).toMatchObject({ type: 'rich', version: '1.0', provider_name: 'Robot Night', width: 640 })
  expect(JSON.stringify(read)).not.toContain('Mara')
  const xml = await request.get(`${baseURL}/oembed?format=xml&url=${encodeURIComponent(`${baseURL}/${code}`)}`)
  expect(xml.headers()['content-type']).toContain('text/xml')
  expect(await xml.text()).toContain('<provider_name>Robot Night</provider_name>')
  expect(xml.headers()['access-control-allow-origin']).toBe('*')
  const status = async (query: string) => (await request.get(`${baseURL}/oembed?${query}`)).status()
  expect(await status('')).toBe(400)
  expect(await status(`url=${baseURL}/ZZZZZ`)).toBe(404)
  expect(await status(`url=https://elsewhere.example/${code}`)).toBe(404)
  expect(await status(`url=${baseURL}/${code}&format=yaml`)).toBe(501)

  const picture = await request.get(String((read as { thumbnail_url?: string }).thumbnail_url))
  expect(picture.headers()['content-type']).toBe('image/png')
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  const again = { headers: { 'if-none-match': picture.headers()['etag'] ?? '' } }
  expect((await request.get(`${baseURL}/${code}/picture.png`, again)).status()).toBe(304)
  await mara.windsUp(1)
  expect((await request.get(`${baseURL}/${code}/picture.png`, again)).status()).toBe(200)
  expect((await request.get(`${baseURL}/ZZZZZ/picture.png`)).status()).toBe(404)
})

test('a match that has ended is a link with a picture elsewhere: its robots, and nobody’s name', async ({
  evening,
  baseURL,
  request,
}) => {
  test.setTimeout(120_000)
  const { id } = await played(evening, 'robot-revolution')
  const href = `/replay/${id}`
  const page = await (await request.get(href)).text()
  expect(page).toContain(`<meta property="og:image" content="${baseURL}${href}/picture.png?lang=en"`)
  expect(page).toContain(`<meta name="twitter:image" content="${baseURL}${href}/picture.png?lang=en"`)

  // No matter who asked before them, each gets their own language.
  const inGerman = { headers: { 'accept-language': 'de' } }
  expect(page).toContain('<html lang="en"')
  expect(await (await request.get(href, inGerman)).text()).toContain('<html lang="de"')
  const asked = `/oembed?url=${encodeURIComponent(`${baseURL}${href}`)}`
  expect(await (await request.get(asked)).text()).toContain('picture.png?lang=en')
  expect(await (await request.get(asked, inGerman)).text()).toContain('picture.png?lang=de')

  const read = await extract(`${baseURL}${href}`)
  expect(read).toMatchObject({ type: 'link', version: '1.0', title: 'Robot Revolution, the replay' })
  expect(JSON.stringify(read)).not.toMatch(/Mara|iframe/)
  expect((await request.get(`/oembed?url=${baseURL}/replay/${'A'.repeat(22)}`)).status()).toBe(404)
  const german = await request.get(`/oembed?url=${encodeURIComponent(`${baseURL}${href}?lang=de`)}`)
  expect(await german.json()).toMatchObject({ thumbnail_url: `${baseURL}${href}/picture.png?lang=de` })

  const picture = await request.get(`${href}/picture.png`)
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' })
  const bytes = await picture.body()
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630])
  const again = { headers: { 'if-none-match': picture.headers()['etag'] ?? '' } }
  expect((await request.get(`${href}/picture.png`, again)).status()).toBe(304)
  expect(await (await request.get(`${href}/picture.svg`)).text()).not.toContain('Mara')
  expect((await request.get(`/replay/${'A'.repeat(22)}/picture.png`)).status()).toBe(404)
})
