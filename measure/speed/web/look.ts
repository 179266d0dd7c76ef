import { brotliCompressSync } from 'node:zlib'
import type { BrowserContext, Page } from '@playwright/test'
import { Evening } from '../../../test/table/Evening.ts'
import { deal, makeRoom, stopTheClock, windUp } from '../../../test/table/room.ts'
import type { Game } from '@robot-night/engine'
import type { House } from './house.ts'
import { layoutShift, watchPage } from './watch.ts'

export const JAVASCRIPT_BEFORE_USE = 'JavaScript bytes brotli'

/** What a page is made of, opened by a browser that has been nowhere before. Bytes. */
export interface Look {
  /** Scripts asked for before the page could be used, each as brotli makes it at its best. */
  scripts: number
  fonts: number
  shift: number
}

const BOTS = ['Telly', 'Trundle', 'Gyro']

export type Place = 'home' | 'lobby' | 'table' | 'embed'

/** Home, a lobby, and a table in the middle of a match and in a blog, each opened on a phone by somebody new to this site. */
export async function lookAt(house: House, { id, seats }: Game): Promise<Record<Place, Look>> {
  const evening = new Evening(house.browser, house.url)
  const host = await evening.invite('Mara', 'desktop')
  house.progress(`Setting a table for ${id} ...`)
  const code = await makeRoom(host, id)
  await stopTheClock(host)
  const home = await lookOnce(house, '/')
  const lobby = await lookOnce(house, `/${code}`)
  for (const robot of BOTS.slice(0, seats.min - 1)) await windUp(host, robot)
  await deal(host)
  const state = await host.context.storageState()
  const table = await lookOnce(house, `/${code}`, state)
  const embed = await lookOnce(house, `/embed/${code}`)
  await evening.end()
  return { home, lobby, table, embed }
}

type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>

export async function lookOnce({ browser, url }: House, path: string, storageState?: Cookies): Promise<Look> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(storageState ? { storageState } : {}),
  })
  const page = await context.newPage()
  await watchPage(page)
  await page.goto(url + path)
  await page.locator('html[data-awake]').waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const urls = await loadedBy(page)
  const look = {
    scripts: await weightOf(urls.scripts, (bytes) => brotliCompressSync(bytes).length),
    fonts: await weightOf(urls.fonts, (bytes) => bytes.length),
    shift: await layoutShift(page),
  }
  await context.close()
  return look
}

/** All scripts that a page has asked for so far, bytes. */
export async function scriptsOf(page: Page): Promise<number> {
  const urls = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  return weightOf(
    [...new Set(urls.filter((url) => /\.js(\?|$)/.test(url)))],
    (bytes) => brotliCompressSync(bytes).length,
  )
}

/** What had been asked for when the page could be used; fonts may come later. */
async function loadedBy(page: Page): Promise<{ scripts: string[]; fonts: string[] }> {
  const loaded = await page.evaluate(() => {
    const named = (isMeant: (entry: PerformanceEntry) => boolean) => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(isMeant)
          .map(({ name }) => name),
      ),
    ]
    const { awakeAt } = window.watched
    return {
      scripts: named(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < awakeAt),
      fonts: named(({ name }) => /\.woff2(\?|$)/.test(name)),
    }
  })
  if (loaded.scripts.length === 0) throw new Error(`no script was seen to be loaded by ${page.url()}`)
  return loaded
}

async function weightOf(urls: readonly string[], weigh: (bytes: Buffer) => number): Promise<number> {
  const weights = await Promise.all(urls.map(async (url) => weigh(Buffer.from(await (await fetch(url)).arrayBuffer()))))
  return weights.reduce((sum, weight) => sum + weight, 0)
}
