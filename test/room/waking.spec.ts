import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { deal, openRoom, windUp } from '../table/room.ts'

/** The tab goes to the back, or comes to the front: as the browser tells the page. */
async function turnsAway(page: Page, isAway: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    isAway ? 'hidden' : 'visible',
  )
}

test.use({ reducedMotion: 'no-preference' })

test('while I play the screen stays awake and sounds are heard if they are asked for; the tab says that it is my turn as long as nobody looks', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone')
  await mara.page.addInitScript(countLocksAndSounds)
  const locks = () => mara.page.evaluate(() => (window as unknown as Counted).locks)
  const struck = () => mara.page.evaluate(() => (window as unknown as Counted).struck)
  const buzzed = () => mara.page.evaluate(() => (window as unknown as Counted).buzzed)
  const code = await openRoom(mara, { pace: 'off' })
  await windUp(mara, 'Telly')

  await test.step('sounds are off until they are asked for', async () => {
    await mara.pressButton(mara.words.app.menu)
    expect(await struck()).toBe(0)
    await mara.press(mara.page.getByRole('switch', { name: 'Sounds' }))
    await expect.poll(struck).toBe(2)
    expect(await buzzed()).toBe(1)
    await mara.pressButton(mara.words.app.close)
    expect(await locks()).toBe(0)
    await deal(mara)
    await expect.poll(struck).toBe(4)
    expect(await buzzed()).toBe(2)
    await expect.poll(locks).toBe(1)
  })

  await test.step('the tab', async () => {
    await expect(mara.page.getByRole('button', { name: 'Keep them' })).toBeVisible({ timeout: 30_000 })
    const usual = await mara.page.title()
    await turnsAway(mara.page, true)
    await expect(mara.page).toHaveTitle(`Your turn! · ${code}`)
    await expect(mara.page).toHaveTitle(usual)
    await expect(mara.page).toHaveTitle(`Your turn! · ${code}`)
    await turnsAway(mara.page, false)
    await expect(mara.page).toHaveTitle(usual)
  })

  await test.step('after the match the screen may sleep', async () => {
    await mara.pressButton(mara.words.app.menu)
    await mara.pressButton('End this match')
    await mara.pressButton('End this match')
    await expect.poll(locks).toBe(0)
  })
})

interface Counted {
  locks: number
  struck: number
  buzzed: number
}

/** In the page. */
function countLocksAndSounds(): void {
  const counted: Counted = Object.assign(window, { locks: 0, struck: 0, buzzed: 0 })
  const request = async () => ((counted.locks += 1), { release: async () => void (counted.locks -= 1) })
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  Object.defineProperty(navigator, 'vibrate', { value: () => ((counted.buzzed += 1), true) })
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (when = 0) {
    counted.struck += 1
    start.call(this, when)
  }
}

/** A browser whose maker's push service is not asked: it answers as one that was. */
async function withPushes({ page }: Guest, permission: 'granted' | 'denied'): Promise<void> {
  const bytes = (length: number) => Array.from({ length }, (_, at) => (at === 0 ? 4 : (at * 37) % 256))
  await page.route('**/api/push', (route) => route.fulfill({ json: { key: keyFrom(bytes(65)) } }))
  await page.addInitScript(
    ({ key, p256dh, auth, answer }) => {
      let allowed: NotificationPermission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => allowed })
      Notification.requestPermission = async () => (allowed = answer)
      const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/mara'
      const options = { applicationServerKey: Uint8Array.from(key).buffer }
      const made = { endpoint, options, toJSON: () => ({ endpoint, keys: { p256dh, auth } }) }
      let kept: typeof made | null = null
      PushManager.prototype.getSubscription = async () => kept as never
      PushManager.prototype.subscribe = async () => (kept = made) as never
    },
    { key: bytes(65), p256dh: keyFrom(bytes(65)), auth: keyFrom(bytes(16)), answer: permission },
  )
}
const keyFrom = (bytes: number[]) => Buffer.from(bytes).toString('base64url')

test('somebody asks to be woken, and takes it back; the table hears nothing of it', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone', { serviceWorkers: 'allow' })
  await withPushes(mara, 'granted')
  const ben = await evening.seats('Ben', await openRoom(mara))
  await mara.pressButton(mara.words.app.menu)
  const wake = mara.page.getByRole('switch', { name: 'Notify me when it’s my turn' })
  await expect(wake).not.toBeChecked()
  await accessible(mara, 'the menu', ['dark'])
  await mara.press(wake)
  await expect(wake).toBeChecked()
  // The room has heard of it.
  await expect(wake).toBeEnabled()
  await mara.reload()
  await mara.pressButton(mara.words.app.menu)
  await expect(wake).toBeChecked()
  await mara.press(wake)
  await expect(wake).not.toBeChecked()
  expect(ben.heard).not.toContain('mozilla')
})

test('a browser that may show no notices says so', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await withPushes(mara, 'denied')
  await openRoom(mara)
  await mara.pressButton(mara.words.app.menu)
  const wake = mara.page.getByRole('switch', { name: 'Notify me when it’s my turn' })
  await mara.press(wake)
  await expect(wake).toBeDisabled()
  await expect(mara.page.getByText('This browser blocks our notifications').first()).toBeVisible()
})
