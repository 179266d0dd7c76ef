import type { Page } from '@playwright/test'
import { overlapsOf, seenInPage } from './overlaps.ts'
import { tooWide } from './ruler.ts'

/**
 * What is wrong with a table that asks something. The bar that says it and the buttons that answer are in view and under
 * nothing, and so is some of what is asked about (`about`, a selector); the rest of it can be scrolled to. No words lie
 * over others or over a button, and nothing is wider than the screen.
 */
export async function flawsOfAsking(page: Page, about: string): Promise<string[]> {
  const overlaps = overlapsOf(await page.evaluate(seenInPage))
  return [...overlaps, ...(await page.evaluate(tooWide)), ...(await page.evaluate(outOfReach, about))]
}

/** In the page. */
function outOfReach(about: string): string[] {
  const isThere = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isThere)
  const asked = all(about)
  // Who sees a field of a form sees its label, which may be all that is drawn of it.
  const acts = all('section.bar .acts :is(button, input, textarea, a)').map((act) => act.closest('label') ?? act)
  const flaws = [...all('section.bar .say b'), ...acts].flatMap((each) => flawOf(each) ?? [])
  if (asked.length === 0) return [...flaws, `nothing is there of ${about}`]
  const hidden = asked.filter((each) => flawOf(each))
  if (hidden.length === asked.length) flaws.push(`nothing is in view of ${about}: ${flawOf(asked[0] ?? document.body)}`)
  return [...flaws, ...hidden.flatMap((each) => flawOnceShown(each) ?? [])]

  /** As the keyboard brings it into view, or a finger that scrolls on; and what answers is still there. */
  function flawOnceShown(element: Element): string | null {
    // What is as high as that is read line by line.
    if (element.getBoundingClientRect().height > innerHeight / 3) return null
    const flaws = (['nearest', 'start'] as const).map((block) => {
      element.scrollIntoView({ block, inline: 'nearest' })
      return [element, ...acts].map(flawOf).find((flaw) => flaw !== null) ?? null
    })
    return flaws.includes(null) ? null : `scrolled to: ${flaws[0]}`
  }
  /** Whether it is wholly in view, and under nothing at its middle and near its corners. */
  function flawOf(element: Element): string | null {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    if (left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1)
      return `${told(element)} is out of view`
    const [x, y] = [Math.min(6, width / 4), Math.min(6, height / 4)]
    for (const across of [left + x, left + width / 2, right - x])
      for (const down of [top + y, top + height / 2, bottom - y]) {
        const above = document.elementFromPoint(across, down)
        // Cards in a hand lie over one another; a corner may be cut off that isn't scrolled away.
        const isOwn = [element, ...asked].some((each) => each.contains(above))
        const isCorner = above !== null && above.contains(element) && scrollerOf(element).contains(above)
        const isSeen = isOwn || isCorner
        if (!isSeen) return `${told(element)} is under ${above && told(above)}`
      }
    return null
  }
  function scrollerOf(element: Element): Element {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (getComputedStyle(at).overflow !== 'visible') return at
    return document.body
  }
  function told(element: Element): string {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return `${element.tagName.toLowerCase()}.${element.classList[0] ?? ''} “${words.slice(0, 40)}”`
  }
}
