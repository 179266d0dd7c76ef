import { readFileSync, readdirSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { FaultyProxy } from '../server/FaultyProxy.ts'
import { expect, test } from '../fixtures.ts'
import { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { NO_NETWORK } from '../table/line.ts'
import { seen } from '../table/seen.ts'

const STORED = join(import.meta.dirname, '..', 'stored')
const WORKER = 'service-worker.js'
/** Builds of which the service worker was kept. */
const WORKERS = readdirSync(STORED).filter((build) => existsSync(join(STORED, build, WORKER)))
const HOW_TO = '/how-to/robot-revolution'

/** What the page says where a part of it is gone. */
const GONE = [/404/, /Failed to fetch dynamically imported module/, /Unable to preload/, /MIME type/]

/** The site has been updated under this page: whatever it has not fetched yet is gone, until it is loaded again. */
async function updates(guest: Guest): Promise<{ loaded: Promise<unknown> }> {
  const { page } = guest
  guest.forgive(...GONE)
  await page.waitForLoadState('networkidle')
  let isAsked = false
  await page.route('**/_app/immutable/**', (route) => (isAsked ? route.continue() : route.fulfill({ status: 404 })))
  await page.route('**/_app/version.json', (route) => {
    isAsked = true
    return route.fulfill({ json: { version: 'another build' } })
  })
  return { loaded: page.waitForEvent('load', { timeout: 30_000 }) }
}
const nameField = ({ page, words }: Guest) => page.getByRole('textbox', { name: words.name.label })
const codeField = ({ page, words }: Guest) => page.getByRole('textbox', { name: words.home.codeLabel })

test('a page that was left open over an update is loaded again once it needs a part that is gone, and keeps the code and the name that were typed', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone')
  await mara.visit('/')
  await codeField(mara).fill('BRT')
  const { loaded } = await updates(mara)
  await mara.pressButton(mara.words.home.makeRoom)
  await nameField(mara).fill('Mara')
  await nameField(mara).press('Enter')
  await loaded
  await mara.awake()
  await expect(codeField(mara)).toHaveValue('BRT')
  await mara.pressButton(mara.words.home.makeRoom)
  await expect(nameField(mara)).toHaveValue('Mara')
  await nameField(mara).press('Enter')
  await mara.page.waitForURL(/\/[A-Z]{5,6}/)
})

test('so is the door of a table, and the seat is taken under the name that was typed', async ({ evening }) => {
  const { code } = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone')
  await ben.visit(`/${code}`)
  const { loaded } = await updates(ben)
  await nameField(ben).fill('Ben')
  await ben.pressButton(ben.words.name.sitDown)
  await loaded
  await ben.awake()
  await expect(nameField(ben)).toHaveValue('Ben')
  await ben.pressButton(ben.words.name.sitDown)
  await expect.poll(() => ben.ear.known.me.chair).toBe(1)
})

test('where a part can’t be fetched and no build is new, the form says so and can be sent again', async ({
  evening,
}) => {
  const { code } = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone')
  ben.forgive(...GONE, ...NO_NETWORK)
  await ben.visit(`/${code}`)
  await ben.page.waitForLoadState('networkidle')
  await ben.page.route('**/_app/immutable/**', (route) => route.abort())
  await nameField(ben).fill('Ben')
  await ben.pressButton(ben.words.name.sitDown)
  await expect(ben.page.getByRole('alert')).toContainText(ben.words.problems.offline)
  await ben.page.unroute('**/_app/immutable/**')
  await expect(ben.page.getByRole('button', { name: ben.words.name.sitDown })).toBeEnabled()
})

const caches = ({ page }: Guest) => page.evaluate(() => globalThis.caches.keys())

for (const build of WORKERS)
  test(`the service worker of build ${build} gives way to today’s, with all that it has kept`, async ({
    browser,
    baseURL,
  }) => {
    let isOld = true
    const body = readFileSync(join(STORED, build, WORKER), 'utf8')
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }
    const proxy = new FaultyProxy(Number(new URL(baseURL ?? '').port), {
      answers: (path) => (isOld && path === `/${WORKER}` ? { status: 200, headers, body } : null),
    })
    const evening = new Evening(browser, await proxy.open(), 'reduce')
    try {
      const mara = await evening.invite('Mara', 'phone', { serviceWorkers: 'allow' })
      mara.forgive(...NO_NETWORK, /favicon/)
      const { page } = mara
      const [, old = ''] = /version:`(\w+)`/.exec(body) ?? []
      await mara.visit('/')
      await expect.poll(() => caches(mara)).toContain(`/offline ${old}`)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // As a page of that build has kept itself, before.
      await page.evaluate(
        async ([name, path]) => {
          const cache = await globalThis.caches.open(`${path} ${name}`)
          const headers = { 'content-type': 'text/html' }
          await cache.put(path!, new Response('<h1>As it was then</h1>', { headers }))
        },
        [old, HOW_TO],
      )

      isOld = false
      const { version } = await (
        await mara.context.request.get(`${new URL(page.url()).origin}/_app/version.json`)
      ).json()
      await mara.visit('/')
      await expect.poll(() => caches(mara)).toContain(`/offline ${version}`)
      await expect.poll(() => caches(mara)).not.toContain(`/offline ${old}`)
      // A page that was kept stays whole, until it comes as it is now.
      await mara.context.setOffline(true)
      await page.goto(HOW_TO)
      await expect(seen(page, 'As it was then')).toBeVisible()
      await mara.context.setOffline(false)

      const { code } = await evening.hosts('Tom')
      await mara.visit(`/${code}`)
      await nameField(mara).fill('Mara')
      await mara.pressButton(mara.words.name.sitDown)
      await expect.poll(() => mara.ear.known.me.chair).toBe(1)
      await mara.visit(HOW_TO)
      await expect.poll(() => caches(mara)).toEqual([`/offline ${version}`, `${HOW_TO} ${version}`])
      await mara.context.setOffline(true)
      await mara.reload()
      await expect(page.getByRole('heading', { name: 'Robot Revolution', level: 1 })).toBeVisible()
      expect(mara.complaints()).toEqual([])
    } finally {
      await evening.end()
      proxy.close()
    }
  })

test('a page that is kept for a phone without a network is kept as one build has it, also where it was left open over an update', async ({
  browser,
  baseURL,
}) => {
  let isNew = false
  const asked: string[] = []
  const headers = { 'content-type': 'text/html' }
  const proxy = new FaultyProxy(Number(new URL(baseURL ?? '').port), {
    answers: (path) => {
      if (!isNew) return null
      asked.push(path)
      if (path === '/_app/version.json') return { status: 200, body: '{"version":"another build"}' }
      return path === HOW_TO ? { status: 200, headers, body: '<h1>Another build</h1>' } : null
    },
  })
  const evening = new Evening(browser, await proxy.open(), 'reduce')
  try {
    const mara = await evening.invite('Mara', 'phone', { serviceWorkers: 'allow' })
    const { page } = mara
    await mara.visit(HOW_TO)
    const kept = () => page.evaluate(async (path) => (await globalThis.caches.match(path))?.text(), HOW_TO)
    await expect.poll(kept).toContain('Robot Revolution')
    await page.waitForLoadState('networkidle')
    isNew = true
    // Something that this page has not needed before.
    await page.evaluate(async () => {
      const home = await (await fetch('/')).text()
      const [part = ''] = home.match(/\/?_app\/immutable\/assets\/[\w./~-]+\.css/g)?.reverse() ?? []
      await fetch(`/${part.replace(/^\//, '')}?again`)
    })
    await expect.poll(() => asked).toContain('/_app/version.json')
    expect(asked).not.toContain(HOW_TO)
    expect(await kept()).toContain('Robot Revolution')
  } finally {
    await evening.end()
    proxy.close()
  }
})
