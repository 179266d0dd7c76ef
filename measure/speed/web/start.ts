import { setTimeout as pause } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import type { Game } from '@robot-night/engine'
import { Aide } from '../../../test/table/Aide.ts'
import { Evening } from '../../../test/table/Evening.ts'
import { makeRoom } from '../../../test/table/room.ts'
import { atRest } from './atRest.ts'
import { openEdge } from './edge.ts'
import type { House } from './house.ts'
import { middle, type Middle } from './middle.ts'

/** Lighthouse's slow 4G, as it reckons with it: 150 ms there and back, 1.6 Mbit/s; and its phone of the middle, a quarter as fast. */
const SLOW_4G = { latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 }
export const SLOWED = 4
const ROUNDS = 5

export interface Start {
  /** Ms from the request until something of the page was seen, and until it did what a tap on it asks for. */
  seen: Middle
  used: Middle
}
export type Place = 'home' | 'lobby' | 'table'

/** Somebody's first visit, on a phone: the browser has nothing of ours, and the connection stands. */
export async function startsOf(house: House, { id, seats }: Game): Promise<Record<Place, Start>> {
  const evening = new Evening(house.browser, house.url)
  const host = await evening.invite('Mara', 'desktop')
  const code = await makeRoom(host, id)
  const aide = await Aide.of(host, code)
  await aide.manages({ do: 'setPace', pace: 'off' })
  const { cookies } = await host.context.storageState()
  // A browser that has nothing of ours has no letters either, and says so.
  const state = { cookies: cookies.filter(({ name }) => name !== 'fonts'), origins: [] }
  await host.page.goto('about:blank')
  const edge = await openEdge(house.url)
  const timed = async (path: string): Promise<Start> => {
    const rounds = []
    // The first fills the edge.
    for (let round = 0; round <= ROUNDS; round++) {
      const context = await house.browser.newContext({ ...PHONE, storageState: state })
      const page = await context.newPage()
      rounds.push(await startOf(page, edge.url + path))
      await context.close()
    }
    const warm = rounds.slice(1)
    const restless = warm.filter(({ isAtRest }) => !isAtRest).length
    if (restless > 0)
      house.progress(`${path}: ${restless} of ${ROUNDS} loads timed beside a browser that did other things as well`)
    return { seen: middle(warm.map(({ seen }) => seen)), used: middle(warm.map(({ used }) => used)) }
  }
  house.progress(`Opening home and a table for ${id} on a slow phone ...`)
  const home = await timed('/')
  const lobby = await timed(`/${code}`)
  for (let chair = 1; chair < seats.min; chair++) await aide.manages({ do: 'seatBot', chair })
  await aide.manages({ do: 'deal' })
  // Who has nothing to answer has nothing to tap on.
  await expect.poll(() => aide.asked, { timeout: 120_000 }).not.toBeNull()
  const table = await timed(`/${code}`)
  edge.close()
  await evening.end()
  return { home, lobby, table }
}

const PHONE = {
  ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  ignoreHTTPSErrors: true,
}

declare global {
  interface Window {
    /** When a tap first did something, ms since the page was asked for. */
    usedAt: number
    heeded(told: string): void
  }
}

/** Opens the page and taps on it until a tap is accepted. What the browser does by itself for a new window is over by then. */
export async function startOf(page: Page, url: string): Promise<{ seen: number; used: number; isAtRest: boolean }> {
  const isAtRest = await atRest(page)
  const slow = await page.context().newCDPSession(page)
  await slow.send('Network.enable')
  await slow.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  // Told by the page: anyone who asks it takes of its time.
  await slow.send('Runtime.enable')
  await slow.send('Runtime.addBinding', { name: 'heeded' })
  const told = new Promise<void>((resolve) => slow.once('Runtime.bindingCalled', () => resolve()))
  await page.addInitScript(tapUntilHeeded)
  await page.goto(url, { waitUntil: 'commit' })
  await Promise.race([told, pause(PATIENCE_MS)])
  const times = await page.evaluate(() => ({
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    used: window.usedAt,
  }))
  return { ...times, isAtRest }
}
const PATIENCE_MS = 30_000

/** A tap that is accepted changes something before the next task. Nobody taps on what is not to be seen yet. */
function tapUntilHeeded(): void {
  window.usedAt = Infinity
  const tapping = setInterval(() => {
    if (performance.getEntriesByName('first-contentful-paint').length === 0) return
    // Until then whatever comes of the page itself changes it too.
    if (document.readyState === 'loading') return
    // A choice that is made already has nothing more to do.
    const control = document.querySelector<HTMLElement>(
      'main :is(button[type="button"], input[type="radio"]:not(:checked)):enabled',
    )
    if (!control || control.getClientRects().length === 0) return
    const changes = new MutationObserver(() => (window.usedAt = Math.min(window.usedAt, at)))
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true })
    const at = performance.now()
    control.click()
    setTimeout(() => {
      changes.disconnect()
      if (window.usedAt === Infinity) return
      clearInterval(tapping)
      window.heeded('')
    })
  }, 20)
}
