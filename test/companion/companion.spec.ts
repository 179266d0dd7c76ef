import { expect, test } from '../fixtures.ts'
import { lostDrawings } from '../table/drawings.ts'
import type { Guest } from '../table/Guest.ts'
import { NO_NETWORK } from '../table/line.ts'
import { COMPANION, COVERED, covers, held, holding, OPEN, openWith, panel, type Held } from '../table/phone.ts'
import { settled } from '../table/settled.ts'
import { LANGUAGES } from '../table/words.ts'

const words = COMPANION.en
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [1440, 900],
] as const
const PARTS = ['robot', 'power', 'allegiance'] as const
const ROBOTS = Object.keys(words.robots)
/** Short and long texts, high and low powers, every side. */
const HANDS: readonly Partial<Held>[] = [
  { robot: 'CheatBot', power: 4, allegiance: 'E' },
  { robot: 'LockBot', power: 9, allegiance: 'G' },
  { robot: 'GandalfBot', power: 1, allegiance: 'N' },
]

test('CM-1, CM-3, CM-10 a phone deals, keeps what it dealt over a reload, and asks before it deals again', async ({
  evening,
}) => {
  const mira = await evening.invite('Mira', 'phone')
  await mira.visit('/companion')
  expect(await lostDrawings(mira.page)).toEqual([])
  await mira.pressButton(words.intro.deal)
  await expect(panel(mira, 'robot').getByRole('heading')).toHaveText(/Bot$/)
  const dealt = await held(mira)
  expect(dealt.covered).toEqual(OPEN)
  // The robot's face and the coin.
  expect(await mira.page.locator('main use, button use').count()).toBeGreaterThan(1)
  expect(await lostDrawings(mira.page)).toEqual([])
  await mira.pressButton(words.cover.power)
  await mira.reload()
  await expect(panel(mira, 'allegiance')).toContainText(words.sides[dealt.allegiance])
  expect(await covers(mira)).toEqual({ ...OPEN, power: true })
  expect(await held(mira)).toEqual({ ...dealt, covered: { ...OPEN, power: true } })

  await mira.pressButton(words.head.shuffle)
  await mira.pressButton(words.again.no)
  expect(await held(mira)).toEqual({ ...dealt, covered: { ...OPEN, power: true } })
  // The same may come again, but not for ever.
  await expect(async () => {
    await mira.pressButton(words.head.shuffle)
    await mira.pressButton(words.again.yes)
    const anew = await held(mira)
    expect(anew.covered).toEqual(OPEN)
    expect(anew).not.toEqual(dealt)
  }).toPass()
})

test('CM-10 what was kept and is none of ours is no hand', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  await mira.visit('/companion')
  await mira.page.evaluate(() => localStorage.setItem('companion', '{"robot":"toString"}'))
  await mira.reload()
  await expect(mira.page.getByRole('button', { name: words.intro.deal })).toBeEnabled()
})

test('CM-4, CM-5 the coin is tapped, set to Neutral and flipped', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  await openWith(mira, holding({ allegiance: 'N' }))
  for (const [before, after] of [
    ['N', 'G'],
    ['G', 'E'],
    ['E', 'G'],
  ] as const) {
    await mira.pressButton(words.turn[before])
    await expect(panel(mira, 'allegiance').getByRole('status')).toHaveText(words.sides[after])
  }
  await mira.pressButton(words.neutral.whole)
  expect((await held(mira)).allegiance).toBe('N')
  const flips = new Set<string>()
  for (let flip = 0; flip < 40; flip++) {
    await mira.pressButton(words.flip.whole)
    flips.add((await held(mira)).allegiance)
  }
  expect([...flips].toSorted()).toEqual(['E', 'G'])
})

test('CM-6 what lies covered looks and reads the same whatever it is, on every screen', async ({ evening }) => {
  test.setTimeout(180_000)
  const mira = await evening.invite('Mira', 'desktop')
  /** How many looks there are of the hands, differing in these parts only. */
  async function looks(parts: readonly (keyof Held['covered'])[], covered: Held['covered']): Promise<number> {
    const seen = new Set<string>()
    for (const hand of HANDS) {
      const differing = Object.fromEntries(parts.map((part) => [part, hand[part]]))
      await openWith(mira, holding({ ...differing, covered }))
      await settled(mira.page)
      const picture = await mira.page.screenshot({ animations: 'disabled' })
      seen.add(`${picture.toString('base64')} ${await mira.page.locator('body').innerHTML()}`)
    }
    return seen.size
  }
  for (const [width, height] of SIZES) {
    await mira.page.setViewportSize({ width, height })
    const where = `at ${width}x${height}`
    for (const part of PARTS) {
      expect(await looks([part], { ...OPEN, [part]: true }), `${part} covered, ${where}`).toBe(1)
      expect(await looks([part], { ...COVERED, [part]: false }), `${part} shown, ${where}`).toBe(HANDS.length)
    }
    expect(await looks(PARTS, COVERED), `everything covered, ${where}`).toBe(1)
  }
})

test('CM-6 covering takes away all that was shown or said of it, and stills the coin', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  const left = new Set<string>()
  for (const hand of HANDS) {
    await openWith(mira, holding(hand))
    await mira.pressButton(words.flip.whole)
    for (const part of ['robot', 'power', 'allegiance'] as const) await mira.pressButton(words.cover[part])
    await expect(mira.page.getByRole('button', { name: words.flip.whole })).toBeDisabled()
    await expect(mira.page.getByRole('button', { name: words.neutral.whole })).toBeDisabled()
    await expect(mira.page.getByRole('button', { name: /Tap for/ })).toHaveCount(0)
    left.add(await mira.page.locator('body').innerHTML())
  }
  expect(left.size).toBe(1)
  expect([...left].join('')).not.toMatch(/good|always/i)
})

test('CM-7, CM-8 scenario 1: an entry of the info page shows what it needs and covers the rest', async ({
  evening,
}) => {
  const mira = await evening.invite('Mira', 'phone')
  const { entries, everything, nothing } = words.info
  const shown = (...parts: readonly (keyof Held['covered'])[]) => ({
    ...COVERED,
    ...Object.fromEntries(parts.map((part) => [part, false])),
  })
  await openWith(mira, holding())
  for (const [name, covered] of [
    [entries.convert.name, shown('power', 'allegiance')],
    [entries.pass.name, shown('power')],
    [entries.action.name, shown('robot', 'power')],
    [entries.convertMyself.name, shown('power', 'allegiance')],
    [entries.reaction.name, shown('robot')],
    [entries.converted.name, shown('allegiance')],
    [entries.failed.name, shown('power')],
    [nothing, COVERED],
    [everything, OPEN],
  ] as const) {
    await mira.pressButton(words.head.info)
    await mira.press(mira.page.getByRole('button', { name: new RegExp(`^${name}`) }))
    expect(await covers(mira), name).toEqual(covered)
    expect(await held(mira), name).toEqual(holding({ covered }))
  }
})

/** What the page has kept for a time without a network, once it is whole: the page itself comes last. */
async function kept({ page }: Guest): Promise<string[]> {
  const paths = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return keys.flat().map(({ url }) => new URL(url).pathname)
    })
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(paths).toContain('/companion')
  return paths()
}

test('CM-2 once the page has come it asks the network for nothing', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone', { serviceWorkers: 'allow' })
  await mira.visit('/companion')
  await kept(mira)
  await mira.context.setOffline(true)
  const asked: string[] = []
  mira.page.on('requestfailed', (request) => asked.push(request.url()))
  await mira.pressButton(words.intro.deal)
  for (let deal = 0; deal < 5; deal++) {
    await mira.pressButton(words.neutral.whole)
    await mira.pressButton(words.flip.whole)
    await mira.press(mira.page.getByRole('button', { name: /Tap for/ }))
    await mira.pressButton(words.cover.robot)
    await mira.pressButton(words.head.info)
    await mira.press(mira.page.getByRole('button', { name: new RegExp(`^${words.info.entries.convert.name}`) }))
    await mira.pressButton(words.head.shuffle)
    await mira.pressButton(words.again.yes)
    await expect(panel(mira, 'robot').getByRole('heading')).toHaveText(/Bot$/)
  }
  expect(asked).toEqual([])
  // Had it asked, that would have been heard.
  mira.forgive(/no-such-thing/, ...NO_NETWORK)
  await mira.page.evaluate(() => fetch('/no-such-thing').catch(() => null))
  expect(asked).toHaveLength(1)
})

test('CM-2, CM-10 once it has come it comes again without a network, with the same cards', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone', { serviceWorkers: 'allow' })
  await mira.visit('/companion')
  await mira.pressButton(words.intro.deal)
  const dealt = await held(mira)
  await kept(mira)
  await mira.context.setOffline(true)
  // Its sign in the tab is the browser's affair; and the page itself is asked for before the kept one is taken.
  mira.forgive(/favicon/, ...NO_NETWORK)
  await mira.reload()
  expect(await held(mira)).toEqual(dealt)
  await mira.pressButton(words.cover.robot)
  await mira.context.setOffline(false)
  await mira.reload()
  expect(await held(mira)).toEqual({ ...dealt, covered: { ...OPEN, robot: true } })
  // Of pages it keeps no other: those of rooms are their readers' own.
  await mira.visit('/')
  await mira.visit('/companion')
  const pages = (await kept(mira)).filter((path) => !/^\/(_app\/immutable\/|offline$)/.test(path))
  expect(pages).toEqual(['/companion'])
})

test('CM-10 the power can be read through a webcam: a third of the screen’s short side at least', async ({
  evening,
}) => {
  const mira = await evening.invite('Mira', 'desktop')
  for (const [width, height] of SIZES) {
    await mira.page.setViewportSize({ width, height })
    await openWith(mira, holding())
    const digits = await mira.page
      .getByText('4', { exact: true })
      .evaluate(inkOfDigits, ['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    expect(Math.min(...digits), `at ${width}x${height}`).toBeGreaterThanOrEqual(Math.min(width, height) / 3)
  }
})

for (const language of LANGUAGES) {
  // German words are the longest.
  const tag = language === 'de' ? [] : '@long'
  test(
    `CM-10, CM-11 every robot fits on its panel, which is as large covered: ${language}`,
    { tag },
    async ({ evening }) => {
      test.setTimeout(120_000)
      const locale = language === 'de' ? 'de-DE' : 'en-GB'
      const mira = await evening.invite('Mira', 'desktop', { locale, viewport: { width: 360, height: 640 } })
      const heightOf = async () => Math.round((await panel(mira, 'robot').boundingBox())?.height ?? 0)
      await openWith(mira, holding({ covered: COVERED }))
      const whole = await heightOf()
      const { types, robots } = COMPANION[language]
      for (const robot of ROBOTS) {
        await openWith(mira, holding({ robot }))
        expect.soft(await heightOf(), robot).toBe(whole)
        const text = await panel(mira, 'robot').innerText()
        expect(text).toContain(robots[robot as keyof typeof robots])
        expect(Object.values(types).some(({ name }) => text.startsWith(name))).toBe(true)
      }
    },
  )
}

test('CM-10 the screen stays awake while a card is shown, and may sleep when all are covered', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  await mira.page.addInitScript(() => {
    Object.assign(window, { locks: 0 })
    const count = (by: number) => Object.assign(window, { locks: (window as unknown as { locks: number }).locks + by })
    const lock = { release: async () => void count(-1) }
    const request = async () => (count(1), lock)
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const locks = () => mira.page.evaluate(() => (window as unknown as { locks: number }).locks)
  await mira.visit('/companion')
  expect(await locks()).toBe(0)
  await openWith(mira, holding({ covered: { ...COVERED, power: false } }))
  await expect.poll(locks).toBe(1)
  await mira.pressButton(words.cover.power)
  await expect.poll(locks).toBe(0)
  await mira.pressButton(words.uncover.allegiance)
  await expect.poll(locks).toBe(1)
})

test('two pages of one phone are one phone', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  await openWith(mira, holding())
  const again = await evening.another(mira)
  await again.visit('/companion')
  await again.pressButton(words.cover.robot)
  await expect(mira.page.getByRole('button', { name: words.uncover.robot })).toBeVisible()
  await mira.pressButton(words.turn.E)
  await expect(again.page.getByRole('button', { name: words.turn.G })).toBeVisible()
})

test('everything is done by keyboard alone, and the focus stays where it is of use', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  const { page } = mira
  await mira.visit('/companion')
  await page.getByRole('button', { name: words.intro.deal }).focus()
  await page.keyboard.press('Enter')
  const info = page.getByRole('button', { name: words.head.info })
  await expect(info).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: words.info.back })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(info).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: words.head.shuffle })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: words.head.shuffle })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: words.cover.robot })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: words.uncover.robot })).toBeFocused()
})

test('it is found from the home page and from how it works', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  for (const path of ['/', '/how-it-works']) {
    await mira.visit(path)
    await mira.press(mira.page.getByRole('main').getByRole('link', { name: mira.words.home.companion }).first())
    await expect(mira.page.getByRole('heading', { name: words.title })).toBeVisible()
  }
})

/** In the page: how high each digit is drawn in an element’s font, px. */
function inkOfDigits(element: Element, digits: readonly string[]): number[] {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) throw new Error('nothing to draw with')
  const { fontSize, fontFamily } = getComputedStyle(element)
  pen.font = `${fontSize} ${fontFamily}`
  return digits.map((digit) => {
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(digit)
    return actualBoundingBoxAscent + actualBoundingBoxDescent
  })
}
