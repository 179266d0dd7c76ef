import { expect } from '@playwright/test'
import type { Guest } from '../table/Guest.ts'
import { settled } from '../table/settled.ts'
import { startingWith } from '../table/words.ts'

/** So high, in pixels of 1080 lines, are letters that are still read across a room. */
const SMALLEST = 22

/** All of it is in sight and can be read from a sofa, and how to come in as well. */
export async function readable({ page, words }: Guest, state: string): Promise<void> {
  await settled(page)
  expect.soft(await page.evaluate(unread, SMALLEST), state).toEqual([])
  expect.soft(await page.evaluate(unseen), state).toEqual([])
  for (const way of [words.app.code(''), words.share.qr('')]) {
    const sign = page.getByRole('img', { name: startingWith(way.trim()) })
    await expect.soft(sign, state).toBeInViewport({ ratio: 1 })
  }
}

/** In the page: words that are too small, cut or off the screen. Single letters and figures are signs, and so are pictures. */
function unread(smallest: number): string[] {
  const flaws: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = node.textContent?.trim().slice(0, 60) ?? ''
    const element = node.parentElement
    if (said.length < 3 || !(element instanceof HTMLElement) || element.closest('.unseen, [role=img]')) continue
    const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isThere || getComputedStyle(element).clipPath === 'inset(50%)') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter((line) => line.width > 4 && !isAside(line, element))
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * element.currentCSSZoom
    if (size > 0 && Math.round(size) < smallest && lines.length > 0) flaws.push(`${Math.round(size)} px: ${said}`)
    if (lines.some((line) => isCut(line, element))) flaws.push(`cut: ${said}`)
  }
  return flaws

  function holdersOf(element: HTMLElement): DOMRect[] {
    const all: DOMRect[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflow !== 'visible') all.push(at.getBoundingClientRect())
    }
    return all
  }
  /** In a further column that nobody is to see. */
  function isAside({ left }: DOMRect, element: HTMLElement): boolean {
    return holdersOf(element).some(({ right }) => left > right)
  }
  /** More than the air above and below letters is lost. */
  function isCut({ left, right, top, bottom, height }: DOMRect, element: HTMLElement): boolean {
    const air = height * 0.2
    return [new DOMRect(0, 0, innerWidth, innerHeight), ...holdersOf(element)].some(
      (box) => left < box.left - 2 || right > box.right + 2 || top < box.top - air || bottom > box.bottom + air,
    )
  }
}

/** In the page: what has to be scrolled, and names that are not there in full. */
function unseen(): string[] {
  const scrolls = (how: string) => how === 'auto' || how === 'scroll'
  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    const isHigher = element.scrollHeight > element.clientHeight + 2
    const isWider = element.scrollWidth > element.clientWidth + 2
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    if ((isHigher && scrolls(overflowY)) || (isWider && scrolls(overflowX)))
      return [`scrolled: ${element.outerHTML.slice(0, 80)}`]
    return isWider && textOverflow === 'ellipsis' ? [`shortened: ${element.textContent?.trim().slice(0, 60)}`] : []
  })
}
