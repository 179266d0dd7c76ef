import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSE } from '@robot-night/protocol'
import { freePort, serve } from '../scripts/serve.mjs'
import { expect, test } from './fixtures.ts'
import { offers, plays, raises } from './games/evil-robots-influence/playing.ts'
import { askedOf, dealWith, logOf, makeTable, phaseOf, said } from './games/evil-robots-influence/table.ts'
import { hand } from './games/robot-revolution/playing.ts'
import { Aide } from './table/Aide.ts'
import { accessible } from './table/accessible.ts'
import { Evening } from './table/Evening.ts'
import { Freezer } from './table/Freezer.ts'
import type { Guest } from './table/Guest.ts'
import { choose, deal, openRoom, stopTheClock, takeSeat } from './table/room.ts'
import { Wire } from './table/Wire.ts'

const CUT = [
  /WebSocket connection to .* failed/,
  /status of 50\d/,
  /answered 50\d/,
  /ERR_(CONNECTION_REFUSED|INCOMPLETE_CHUNKED_ENCODING|FAILED)/,
]
const SAY = 'Say something to the table'
const BACK = { timeout: 30_000 }

test('the server is started anew in the middle of sealed offers: what was half made is kept, sent and counted', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
  const port = await freePort()
  const start = () => serve({ host: '127.0.0.1', port, data, vars: { PACE_DIVISOR: '20' } })
  let server = await start()
  const evening = new Evening(browser, `http://127.0.0.1:${port}`, 'reduce')
  try {
    const mara = await evening.invite('Mara', 'phone')
    const ben = await evening.invite('Ben', 'desktop')
    const code = await makeTable(mara)
    // However long the server takes to start, nobody's time runs out, and no tin robot plays for who is away.
    await stopTheClock(mara)
    const aide = await Aide.of(mara, code)
    await aide.manages({ do: 'setAbsence', absence: 'clock' })
    aide.leave()
    await takeSeat(ben, code)
    await dealWith(mara, ['Trundle', 'Gyro', 'Boiler'])
    // Two hands for the first card: offers at once, while there are few enough gems to choose from at a glance.
    const asksMara = () => askedOf(mara) === 'offer'
    const isSealed = () => asksMara() && phaseOf(ben) === 'offer' && askedOf(ben) === null
    await Promise.all([
      plays(mara, asksMara, { claim: raises }),
      plays(ben, isSealed, { claim: raises, offer: offers(0) }),
    ])
    const { asks } = said(mara).table
    const amount = mara.page.getByRole('group', { name: asks.amount })
    await mara.press(amount.getByRole('button', { name: mara.words.steps.more }))
    await expect(amount.getByRole('status')).toHaveText('1')
    for (const guest of [mara, ben]) guest.forgive(...CUT)

    await server.stop()
    await expect(dropped(mara)).toBeVisible(BACK)
    await expect(amount.getByRole('status')).toHaveText('1')
    await mara.press(mara.page.getByRole('button', { name: asks.seal(1), exact: true }))
    await expect(dropped(mara)).toContainText(mara.words.line.waiting)
    await accessible(mara)

    server = await start()
    await expect(dropped(mara)).toBeHidden(BACK)
    const offer = () => logOf(ben).flatMap((event) => (event.kind === 'offersShown' ? event.offers : []))
    await expect.poll(offer, BACK).toContainEqual({ seat: 0, amount: 1 })
    expect(evening.complaints()).toEqual([])
  } finally {
    await evening.end()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
})

test('a phone that slept for ten minutes is back by itself, and tells what was missed', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const wire = await Wire.of(ben)
  await ben.page.clock.install()
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  for (const guest of [mara, ben]) await expect(hand(guest)).toBeVisible()
  if (isAsked(ben)) await keeps(ben)
  wire.die()
  await keeps(mara)
  await ben.page.clock.fastForward('10:00')
  const missed = ben.page.getByRole('region', { name: ben.words.line.whatCame })
  await expect(missed).toContainText(/\d/, BACK)
  await accessible(ben)
  await ben.press(missed.getByRole('button', { name: ben.words.line.read }))
  await expect(ben.page.getByRole('dialog')).toContainText('Mara')
  await expect(missed).toBeHidden()
})

test('from Wi-Fi to mobile: what is pressed into a dead line is done within seconds, once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const wire = await Wire.of(ben)
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  await expect(hand(ben)).toBeVisible()
  if (isAsked(mara)) await keeps(mara)
  await expect(keep(ben)).toBeVisible()
  const calls = wire.calls
  wire.die()
  await keeps(ben)
  expect(wire.calls).toBe(calls + 1)
})

test('two pages of one person both live through a dropped line', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  const again = await evening.another(ben)
  const wire = await Wire.of(again)
  await again.visit(`/${code}`)
  await deal(mara)
  await expect(hand(again)).toBeVisible()
  if (isAsked(mara)) await keeps(mara)
  wire.die()
  await keeps(again)
  await expect(keep(ben)).toBeHidden(BACK)
})

test('a phone gets in however many of its lines have died without the room knowing it', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const wire = await Wire.of(mara)
  await openRoom(mara)
  await expect.poll(() => wire.calls, { intervals: [20] }).toBe(1)
  for (let calls = wire.calls; calls < 40; calls++) {
    wire.die()
    await mara.page.evaluate(thaw)
    await expect.poll(() => wire.calls, { intervals: [20] }).toBe(calls + 1)
  }
  await choose(mara, mara.words.lobby.pace, mara.words.lobby.paces.off)
})

test('what was pressed into a dead line is answered after a reload of the page, once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const wire = await Wire.of(ben)
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  await expect(hand(ben)).toBeVisible()
  if (isAsked(mara)) await keeps(mara)
  await expect(keep(ben)).toBeVisible()

  // It reaches the room, but nothing that the room says reaches the page.
  wire.hold()
  await ben.page.getByRole('textbox', { name: SAY }).fill('Once only')
  await ben.page.keyboard.press('Enter')
  await expect(mara.page.getByText('Once only', { exact: true })).toBeVisible()
  wire.die()
  await ben.press(keep(ben))
  await ben.page.reload({ waitUntil: 'commit' })
  wire.release()
  await ben.awake()
  await expect(keep(ben)).toBeHidden(BACK)
  await expect(hand(ben)).toBeVisible()
  await expect.poll(() => isAsked(ben), BACK).toBe(false)
  await expect.poll(() => ben.page.evaluate(() => sessionStorage.getItem('unanswered'))).toBeNull()
  for (const guest of [mara, ben]) await expect(guest.page.getByText('Once only', { exact: true })).toHaveCount(1)
})

test('a page that was frozen while the others played on is back by itself, as if it had just come', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const wire = await Wire.of(ben)
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  for (const guest of [mara, ben]) await expect(hand(guest)).toBeVisible()
  if (isAsked(ben)) await keeps(ben)
  await ben.page.getByRole('textbox', { name: SAY }).fill('Half said')
  let loads = 0
  ben.page.on('load', () => loads++)

  const page = await Freezer.of(ben)
  await page.freeze()
  wire.die()
  await mara.page.getByRole('textbox', { name: SAY }).fill('Where are you?')
  await mara.page.keyboard.press('Enter')
  await keeps(mara)
  await page.thaw()

  await expect(ben.page.getByText('Where are you?', { exact: true })).toBeVisible(BACK)
  const newcomer = await evening.another(ben)
  await newcomer.visit(`/${code}`)
  await expect(hand(newcomer)).toBeVisible()
  const [was, is] = [ben, newcomer].map(({ page }) => page.locator('main'))
  await expect.poll(async () => await was?.innerText(), BACK).toBe(await is?.innerText())
  await expect(ben.page.getByRole('textbox', { name: SAY })).toHaveValue('Half said')
  await expect(dropped(ben)).toBeHidden()
  expect(loads).toBe(0)
})

test('who answers into a dead line while the table moves on is told that it was too late', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const wire = await Wire.of(ben)
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  await expect(hand(ben)).toBeVisible()
  if (isAsked(mara)) await keeps(mara)
  await expect(keep(ben)).toBeVisible()
  wire.cut()
  await ben.press(keep(ben))
  // Another device of his is quicker.
  const aide = await Aide.of(ben, code)
  await aide.until(() => aide.asked?.kind !== 'mulligan')
  aide.leave()
  await expect(dropped(ben)).toBeVisible(BACK)
  const strips = await seenFromNow(ben)
  wire.mend()
  await ben.page.evaluate(thaw)
  const told = ben.page.getByRole('region', { name: ben.words.line.whatCame })
  await expect(told).toContainText(ben.words.line.late, BACK)
  // One strip in place of the other: the table moves once.
  expect(await strips()).not.toContain(ben.words.line.back)
  await accessible(ben)
  await ben.press(told.getByRole('button', { name: ben.words.app.close }))
  await expect(told).toBeHidden()
  await expect(keep(ben)).toBeHidden()
})

test('a page that is too old for the room is loaded anew by itself, once, and what is half made is kept', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const wire = await Wire.of(mara)
  await openRoom(mara)
  const { page, words } = mara
  await page.getByRole('textbox', { name: SAY }).fill('Half said')
  await expect.poll(() => wire.calls, BACK).toBe(1)
  const loaded = page.waitForEvent('load', BACK)
  wire.close(CLOSE.outdated)
  await loaded
  await mara.awake()
  await expect(page.getByRole('textbox', { name: SAY })).toHaveValue('Half said')
  await stopTheClock(mara)
  await expect.poll(() => wire.calls, BACK).toBe(2)

  // Should that not help, it says so, and waits.
  wire.close(CLOSE.outdated)
  await expect(page.getByRole('heading', { name: words.closed.outdated.title })).toBeVisible()
  await accessible(mara)
  await mara.pressButton(words.closed.outdated.act)
  await expect(page.getByRole('textbox', { name: SAY })).toHaveValue('Half said')
})

test('a new build takes the place of the old: the page is loaded anew when it needs a part that is gone', async ({
  evening,
}) => {
  // What a service worker fetches for the page is out of our hands here.
  const mara = await evening.invite('Mara', 'desktop')
  await openRoom(mara)
  const { page } = mara
  await page.getByRole('textbox', { name: SAY }).fill('Half said')
  mara.forgive(/404/, /Failed to fetch dynamically imported module/, /Unable to preload/, /MIME type/)
  // What there is time for has been fetched: what is gone is the other title.
  await page.waitForLoadState('networkidle')
  let isAsked = false
  await page.route('**/_app/immutable/**', (route) => (isAsked ? route.continue() : route.fulfill({ status: 404 })))
  await page.route('**/_app/version.json', (route) => {
    isAsked = true
    return route.fulfill({ json: { version: 'another build' } })
  })
  const loaded = page.waitForEvent('load', BACK)
  await mara.pressButton(mara.words.lobby.change)
  await mara.press(page.getByRole('dialog').getByRole('button', { name: /I’m Not a Robot/ }))
  await loaded
  await mara.awake()
  await expect(page.getByRole('textbox', { name: SAY })).toHaveValue('Half said')
})

test('what is half made outlives a reload of the page', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await makeTable(mara)
  expect(code).toHaveLength(5)
  await mara.page.getByRole('textbox', { name: SAY }).fill('Half said')
  await mara.reload()
  await expect(mara.page.getByRole('textbox', { name: SAY })).toHaveValue('Half said')
})

/** Gives what calls all regions that have been in the page from now on, however shortly. */
async function seenFromNow({ page }: Guest): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const names = new Set<string>()
    const look = () => {
      for (const region of document.querySelectorAll('section[aria-label]'))
        names.add(region.getAttribute('aria-label') ?? '')
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    return names
  })
  return () => seen.evaluate((names) => [...names])
}

/** In the page: as if it had been put away whole, and its line cut off. */
const thaw = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
/** Of the first five cards: who looks at theirs first is drawn. */
const keep = ({ page }: Guest) => page.getByRole('button', { name: 'Keep them', exact: true })
const isAsked = ({ ear }: Guest): boolean => (ear.known.table?.scene.asks ?? null) !== null
async function keeps(guest: Guest): Promise<void> {
  await guest.press(keep(guest))
  await expect(keep(guest)).toBeHidden(BACK)
  await expect.poll(() => isAsked(guest), BACK).toBe(false)
}

const dropped = ({ page, words }: Guest) => page.getByRole('region', { name: words.line.dropped })
