import { expect, type Locator } from '@playwright/test'
import { lostDrawings } from '../table/drawings.ts'
import type { Guest } from '../table/Guest.ts'
import { seenAtRest } from '../table/settled.ts'
import { DESKTOP, PHONE, SMALLEST, type Look, type Size } from './tour.ts'

const SIZES: readonly Size[] = [SMALLEST, PHONE, DESKTOP]

/** Every drawing is there, nothing is wider than the screen, and what is to be done is wholly in view and under nothing, at every size. */
export async function fits(guest: Guest, { act, sizes = SIZES }: Look): Promise<void> {
  const { page, media } = guest
  const before = page.viewportSize()
  expect.soft(await lostDrawings(page), 'drawings that are nowhere').toEqual([])
  await guest.prefers({ reducedMotion: 'reduce' })
  for (const [width, height] of sizes) {
    const where = `at ${width}x${height}`
    await page.setViewportSize({ width, height })
    expect.soft(await seenAtRest(page, tooWide), where).toEqual([])
    if (act) await inReach(act, where)
  }
  await guest.prefers(media)
  if (before) await page.setViewportSize(before)
}

/** A screen on which little has room. */
export interface Tight {
  size: Size
  /** Of what is usual. */
  text?: '200%'
}
/** A small phone lying on its side, a desktop at 400 %, a usual phone lying; and one upright with large text. */
export const TIGHT: readonly Tight[] = [
  { size: [568, 270] },
  { size: [320, 256] },
  { size: [844, 390] },
  { size: SMALLEST, text: '200%' },
]
export const LARGE: readonly Tight[] = [PHONE, DESKTOP].map((size) => ({ size, text: '200%' }))

/** Where little has room what is to be done may have to be scrolled to, but can be done; and nothing is wider than the screen. */
export async function fitsScrolled(guest: Guest, { act }: Look, screens: readonly Tight[]): Promise<void> {
  const { page, media } = guest
  const before = page.viewportSize()
  await guest.prefers({ reducedMotion: 'reduce' })
  for (const { size, text = '100%' } of screens) {
    const [width, height] = size
    await page.setViewportSize({ width, height })
    await page.evaluate((text) => void (document.documentElement.style.fontSize = text), text)
    const where = `${new URL(page.url()).pathname} at ${width}x${height}, text ${text}`
    expect.soft(await seenAtRest(page, tooWide), where).toEqual([])
    if (act) {
      await act.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await inReach(act, where)
    }
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
  await guest.prefers(media)
  if (before) await page.setViewportSize(before)
}

async function inReach(act: Locator, where: string): Promise<void> {
  await expect.soft(act, where).toBeInViewport({ ratio: 0.99 })
  expect.soft(await act.evaluate(coveredBy), `${where}: what covers ${act}`).toBe(null)
}

/** In the page: what lies over the middle of this; null: nothing. */
function coveredBy(element: Element): string | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  const above = document.elementFromPoint(left + width / 2, top + height / 2)
  if (!above || element.contains(above) || above.contains(element)) return null
  return above.outerHTML.slice(0, 120)
}

/** In the page: whatever reaches beyond its sides, unless it is scrolled or cut off by something that does not. */
export function tooWide(): string[] {
  const root = document.documentElement
  const found = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} of ${root.clientWidth}`] : []
  const isHeld = (element: Element): boolean => {
    for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') return true
    }
    return false
  }
  const reaches = (element: Element): boolean => {
    const { left, right, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && (right > root.clientWidth + 1 || left < -1)
  }
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && reaches(element) && !isHeld(element),
  )
  return [...found, ...out.map((element) => element.outerHTML.slice(0, 120))]
}
