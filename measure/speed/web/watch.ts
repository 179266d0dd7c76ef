import type { Page } from '@playwright/test'

/** What the browser itself counts, kept on `window.watched`. */
interface Watched {
  /** When the page could be used, ms since it was asked for. */
  awakeAt: number
  tasks: { from: number; ms: number }[]
  shifts: { at: number; value: number; what: string }[]
}
declare global {
  interface Window {
    watched: Watched
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    readonly value?: number
    readonly hadRecentInput?: boolean
    readonly sources?: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
  }
}

/** To be called before the page is opened. */
export async function watchPage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { awakeAt: Infinity, tasks: [], shifts: [] }
    window.watched = watched
    new MutationObserver((_, observer) => {
      if (document.documentElement?.dataset['awake'] === undefined) return
      watched.awakeAt = performance.now()
      observer.disconnect()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-awake'] })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) watched.tasks.push({ from: startTime, ms: duration })
    }).observe({ type: 'longtask', buffered: true })
    new PerformanceObserver((list) => {
      const named = (node: Node | null): string => {
        const copy = (node instanceof Element ? node : node?.parentElement)?.cloneNode()
        return copy instanceof Element ? copy.outerHTML : ''
      }
      for (const { startTime, value = 0, hadRecentInput, sources = [] } of list.getEntries()) {
        const at = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join()
        const moved = sources.map((each) => `${named(each.node)} ${at(each.previousRect)} to ${at(each.currentRect)}`)
        const what = moved.join('; ')
        if (!hadRecentInput) watched.shifts.push({ at: startTime, value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** What moved the most by itself, as markup. */
export async function largestShift(page: Page): Promise<string> {
  const shifts = await page.evaluate(() => window.watched.shifts)
  const [largest] = shifts.sort((one, other) => other.value - one.value)
  return largest ? `${largest.value.toFixed(3)} by ${largest.what}` : 'none'
}

/** Cumulative layout shift as the field counts it (https://web.dev/articles/cls): the worst window of shifts. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => window.watched.shifts)
  return worstWindow(shifts)
}

const GAP_MS = 1000
const WINDOW_MS = 5000

export function worstWindow(shifts: readonly Pick<Watched['shifts'][number], 'at' | 'value'>[]): number {
  let worst = 0
  let current = { from: -Infinity, last: -Infinity, sum: 0 }
  for (const { at, value } of shifts) {
    const belongs = at - current.last < GAP_MS && at - current.from < WINDOW_MS
    current = belongs ? { ...current, last: at, sum: current.sum + value } : { from: at, last: at, sum: value }
    worst = Math.max(worst, current.sum)
  }
  return worst
}
