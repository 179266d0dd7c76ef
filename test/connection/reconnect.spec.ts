import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLOSE } from '@robot-night/protocol'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { expect, test } from '../fixtures.ts'
import { logOf, makeTable, phaseOf, said } from '../games/evil-robots-influence/table.ts'
import { hand, handOf } from '../games/robot-revolution/playing.ts'
import { Aide, catchesUp, type Manner } from '../table/Aide.ts'
import { accessible } from '../table/accessible.ts'
import { Evening, type Device } from '../table/Evening.ts'
import { Freezer } from '../table/Freezer.ts'
import type { Guest } from '../table/Guest.ts'
import { NO_SERVER } from '../table/line.ts'
import { barSaying, choose, openRoom, stopTheClock, takeSeat } from '../table/room.ts'
import { Wire } from '../table/Wire.ts'
import { seen } from '../table/seen.ts'

const SAY = 'Say something to the table'
const BACK = { timeout: 30_000 }
/** Raises a hand, and offers nothing. */
const asRival: Manner = ({ kind }) => {
  if (kind === 'claim') return { raise: true }
  return kind === 'offer' ? { amount: 0 } : null
}

test('the server restarts in the middle of sealed offers: half-made ones are kept, sent and counted', async ({
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
    const code = await makeTable(mara)
    const [maras, ben] = [await Aide.of(mara, code), await evening.seats('Ben', code)]
    // However long all of this takes, no time runs out, and no tin robot plays for who is away.
    await maras.manages({ do: 'setPace', pace: 'off' })
    await maras.manages({ do: 'setAbsence', absence: 'clock' })
    await maras.windsUp(3)
    await maras.deals()
    // Two hands for the first card: offers at once, while there are few enough gems to choose from at a glance.
    const asksMara = () => maras.asked?.kind === 'offer'
    await Promise.all([
      maras.until(asksMara, asRival),
      ben.until(() => asksMara() && ben.asked === null && phaseOf({ ear: ben }) === 'offer', asRival),
    ])
    await catchesUp(mara, maras)
    maras.leave()
    await mara.page.keyboard.press('Escape')
    const { asks } = said(mara).table
    const amount = mara.page.getByRole('group', { name: asks.amount })
    await mara.press(amount.getByRole('button', { name: mara.words.steps.more }))
    await expect(amount.getByRole('status')).toHaveText('1')
    mara.forgive(...NO_SERVER)

    await server.stop()
    await expect(dropped(mara)).toBeVisible(BACK)
    await expect(amount.getByRole('status')).toHaveText('1')
    await mara.press(mara.page.getByRole('button', { name: asks.seal(1), exact: true }))
    await expect(dropped(mara)).toContainText(mara.words.line.waiting)
    await accessible(mara, 'a line that has dropped', ['dark'])

    server = await start()
    await expect(dropped(mara)).toBeHidden(BACK)
    const offer = () => logOf(mara).flatMap((event) => (event.kind === 'offersShown' ? event.offers : []))
    await expect.poll(offer, BACK).toContainEqual({ seat: 0, amount: 1 })
    expect(evening.complaints()).toEqual([])
  } finally {
    await evening.end()
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
})

/** Ben at his page with a line in our hands, dealt in with Mara, of whom nobody sees the page. No clock runs. */
async function dealtIn(evening: Evening, device: Device) {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const ben = await evening.invite('Ben', device)
  const wire = await Wire.of(ben)
  await takeSeat(ben, mara.code)
  await mara.deals()
  await expect(hand(ben)).toBeVisible()
  return { mara, ben, wire, code: mara.code }
}
/** Mara has answered what is put to both, if she is the first. */
const afterMara = (mara: Aide, ben: Guest): Promise<void> => mara.until(() => isAsked(ben))

test('a phone that slept for ten minutes is back by itself, and tells what was missed', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const ben = await evening.invite('Ben', 'phone')
  const wire = await Wire.of(ben)
  await ben.page.clock.install()
  await takeSeat(ben, mara.code)
  await mara.deals()
  await expect(hand(ben)).toBeVisible()
  if (mara.asked === null) await keeps(ben)
  await expect.poll(() => mara.asked).not.toBeNull()
  wire.die()
  await mara.until(() => mara.asked?.kind !== 'mulligan')
  await ben.page.clock.fastForward('10:00')
  const missed = ben.page.getByRole('region', { name: ben.words.line.whatCame })
  await expect(missed).toContainText(/\d/, BACK)
  await accessible(ben, 'what came', ['dark'])
  await ben.press(missed.getByRole('button', { name: ben.words.line.read }))
  await expect(ben.page.getByRole('dialog')).toContainText('Mara')
  await expect(missed).toBeHidden()
})

test('from Wi-Fi to mobile: what is pressed into a dead line is done within seconds, once', async ({ evening }) => {
  const { mara, ben, wire } = await dealtIn(evening, 'phone')
  await afterMara(mara, ben)
  await expect(keep(ben)).toBeVisible()
  const calls = wire.calls
  wire.die()
  await keeps(ben)
  expect(wire.calls).toBe(calls + 1)
})

test('two pages of one person are in step, and both live through a dropped line', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const { code } = mara
  const ben = await evening.invite('Ben', 'desktop')
  await takeSeat(ben, code)
  const again = await evening.another(ben)
  const wire = await Wire.of(again)
  await again.visit(`/${code}`)
  await expect(barSaying(again, /^Waiting for Mara/)).toBeVisible()
  await expect.poll(() => seated(mara)).toBe(2)
  await mara.deals()
  // Each page draws its table when it comes to it.
  for (const page of [again, ben]) await expect(hand(page)).toBeVisible()
  expect(await handOf(again)).toEqual(await handOf(ben))
  await afterMara(mara, ben)
  for (const page of [ben, again]) await expect(barSaying(page, /^Keep these five/)).toBeVisible()
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
  const { mara, ben, wire } = await dealtIn(evening, 'desktop')
  await afterMara(mara, ben)
  await expect(keep(ben)).toBeVisible()

  // It reaches the room, but nothing that the room says reaches the page.
  wire.hold()
  await ben.page.getByRole('textbox', { name: SAY }).fill('Once only')
  await ben.page.keyboard.press('Enter')
  await expect.poll(() => timesSaid(mara, 'Once only')).toBe(1)
  wire.die()
  await ben.press(keep(ben))
  await ben.page.reload({ waitUntil: 'commit' })
  wire.release()
  await ben.awake()
  await expect(keep(ben)).toBeHidden(BACK)
  await expect(hand(ben)).toBeVisible()
  await expect.poll(() => isAsked(ben), BACK).toBe(false)
  await expect.poll(() => ben.page.evaluate(() => sessionStorage.getItem('unanswered'))).toBeNull()
  await expect(ben.page.getByText('Once only', { exact: true })).toHaveCount(1)
  expect(timesSaid(mara, 'Once only')).toBe(1)
})

test('a page that was frozen while the others played on is back by itself, as if it had just come', async ({
  evening,
}) => {
  const { mara, ben, wire, code } = await dealtIn(evening, 'desktop')
  if (mara.asked === null) await keeps(ben)
  await expect.poll(() => mara.asked).not.toBeNull()
  await ben.page.getByRole('textbox', { name: SAY }).fill('Half said')
  let loads = 0
  ben.page.on('load', () => loads++)

  const page = await Freezer.of(ben)
  await page.freeze()
  wire.die()
  await mara.says('Where are you?')
  await mara.until(() => mara.asked?.kind !== 'mulligan')
  await page.thaw()

  await expect(seen(ben.page, 'Where are you?', { exact: true })).toBeVisible(BACK)
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
  const { mara, ben, wire, code } = await dealtIn(evening, 'phone')
  await afterMara(mara, ben)
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
  await ben.press(told.getByRole('button', { name: ben.words.app.close }))
  await expect(told).toBeHidden()
  await expect(keep(ben)).toBeHidden()
})

test('what is half made outlives a load of the page: by hand, or because it is too old for the room, once', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const wire = await Wire.of(mara)
  await openRoom(mara)
  const { page, words } = mara
  const said = page.getByRole('textbox', { name: SAY })
  await said.fill('Half said')
  await expect.poll(() => wire.calls, BACK).toBe(1)

  await test.step('by hand', async () => {
    await mara.reload()
    await expect(said).toHaveValue('Half said')
    await expect.poll(() => wire.calls, BACK).toBe(2)
  })

  await test.step('a page that is too old for the room reloads on its own, once', async () => {
    const loaded = page.waitForEvent('load', BACK)
    wire.close(CLOSE.outdated)
    await loaded
    await mara.awake()
    await expect(said).toHaveValue('Half said')
    await stopTheClock(mara)
    await expect.poll(() => wire.calls, BACK).toBe(3)
    // Should that not help, it says so, and waits.
    wire.close(CLOSE.outdated)
    await expect(page.getByRole('heading', { name: words.closed.outdated.title })).toBeVisible()
    await mara.pressButton(words.closed.outdated.act)
    await expect(said).toHaveValue('Half said')
  })
})

test('after an update the page reloads when it needs a part that is gone', async ({ evening }) => {
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
  const other = page.getByRole('dialog').getByRole('button', { name: /I’m Not a Robot/ })
  // On a slow machine the list of titles may not have been fetched yet, and be gone as well.
  await Promise.race([loaded, other.waitFor()])
  if (await other.isVisible()) await mara.press(other)
  await loaded
  await mara.awake()
  await expect(page.getByRole('textbox', { name: SAY })).toHaveValue('Half said')
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
const seated = ({ known }: Aide) => known.room?.chairs.filter(({ kind }) => kind !== 'free').length
/** So often somebody was told of it. */
const timesSaid = ({ heard }: Aide, text: string): number => heard.split(`"${text}"`).length - 1
const isAsked = ({ ear }: Guest): boolean => (ear.known.table?.scene.asks ?? null) !== null
async function keeps(guest: Guest): Promise<void> {
  await guest.press(keep(guest))
  await expect(keep(guest)).toBeHidden(BACK)
  await expect.poll(() => isAsked(guest), BACK).toBe(false)
}

const dropped = ({ page, words }: Guest) => page.getByRole('region', { name: words.line.dropped })
