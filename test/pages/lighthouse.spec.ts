import lighthouse, { type Flags } from 'lighthouse'
import puppeteer, { type Browser } from 'puppeteer-core'
import { expect, test as base } from '../fixtures.ts'
import { played } from '../table/ended.ts'
import type { Evening } from '../table/Evening.ts'

const FOUND = ['accessibility', 'best-practices', 'seo']
const UNLISTED = ['accessibility', 'best-practices']
/** Nothing here is timed, so nothing waits for a quiet network, and no phone is slowed down. */
const FLAGS: Flags = {
  logLevel: 'error',
  skipAboutBlank: true,
  disableFullPageScreenshot: true,
  throttlingMethod: 'provided',
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
  maxWaitForFcp: 60_000,
}

/** A browser that Lighthouse may lead as it likes: it clears what a page has stored. */
const test = base.extend<object, { auditor: Browser }>({
  auditor: [
    async ({ browser }, use) => {
      const executablePath = process.env.CHROMIUM_PATH ?? browser.browserType().executablePath()
      const led = await puppeteer.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
      await use(led)
      await led.close()
    },
    { scope: 'worker' },
  ],
})
test.describe.configure({ mode: 'parallel' })

/** Each audit that a page fails, with the first places where it does. */
async function failings(auditor: Browser, url: string, onlyCategories: readonly string[]): Promise<string[]> {
  const page = await auditor.newPage()
  try {
    const run = await lighthouse(url, { ...FLAGS, onlyCategories: [...onlyCategories] }, undefined, page)
    if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? `nothing is known of ${url}`)
    const { audits, categories } = run.lhr
    expect(Object.keys(categories).sort()).toEqual([...onlyCategories].sort())
    const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    expect(counted.length).toBeGreaterThan(20)
    return counted.flatMap(({ id }) => {
      const { score = null, title = '', details } = audits[id] ?? {}
      return score === null || score === 1 ? [] : [`${id}: ${title} ${JSON.stringify(details ?? {}).slice(0, 600)}`]
    })
  } finally {
    await page.close()
  }
}

const pathsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

/** One of each kind: how-tos differ only in their words. */
const LISTED = [
  ...[
    '/',
    '/tables',
    '/companion',
    '/companion/lesson',
    '/verify',
    '/how-it-works',
    '/games/cardbot-derby/boards',
    '/house-rules',
    '/privacy',
    '/credits',
  ],
  '/how-to/robot-revolution',
]
const isHowTo = (path: string) => path.startsWith('/how-to/')

test('every kind of page that the sitemap lists is looked at', async ({ request }) => {
  const listed = pathsIn(await (await request.get('/sitemap.xml')).text())
  expect(listed.filter((path) => !isHowTo(path)).sort()).toEqual(LISTED.filter((path) => !isHowTo(path)).sort())
  expect(listed).toEqual(expect.arrayContaining(LISTED))
})

for (const path of LISTED) {
  test(`Lighthouse finds nothing wrong with ${path}`, async ({ auditor, baseURL }) => {
    expect(await failings(auditor, `${baseURL}${path}`, FOUND)).toEqual([])
  })
}

/** What is for those who have a link. */
const SHOWN: Readonly<Record<string, (evening: Evening) => Promise<string>>> = {
  'a lobby': async (evening) => `/${(await evening.hosts('Mara')).code}`,
  'a table': async (evening) => `/${(await dealt(evening)).code}/evil-robots-classic`,
  'a table in a blog': async (evening) => `/embed/${(await dealt(evening)).code}`,
  'a replay': async (evening) => `/replay/${(await played(evening, 'robot-revolution')).id}`,
  'the standings of a night': async (evening) => `/${(await played(evening, 'cardbot-derby')).mara.code}/night`,
  'a deck of pictures': async () => '/deck',
  'what is up and what is not': async () => '/status',
  'the page without a network': async () => '/offline',
}

async function dealt(evening: Evening) {
  const mara = await evening.hosts('Mara', { title: 'evil-robots-classic', pace: 'off' })
  await mara.windsUp(4)
  await mara.deals()
  return mara
}

for (const [name, open] of Object.entries(SHOWN)) {
  test(`Lighthouse finds nothing wrong with ${name}`, async ({ auditor, baseURL, evening }) => {
    const path = await open(evening)
    expect(await failings(auditor, `${baseURL}${path}`, UNLISTED)).toEqual([])
  })
}
