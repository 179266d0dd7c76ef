import { expect } from '@playwright/test'
import type { Guest } from '../table/Guest.ts'
import { seenAtRest } from '../table/settled.ts'

/** No word is cut off at its sides, unless it says so or can be scrolled to. */
export async function whole({ page }: Guest, state: string): Promise<void> {
  expect.soft(await seenAtRest(page, cutWords), state).toEqual([])
}

/** In the page. */
function cutWords(): string[] {
  const cut: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const said = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (said === '' || !element || element.closest('.unseen, svg')) continue
    const isThere = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isThere || getComputedStyle(element).clipPath === 'inset(50%)') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const holder = holderOf(element)
    if (holder && [...range.getClientRects()].some((line) => line.width > 1 && isCutBy(line, holder))) cut.push(said)
  }
  return cut

  /** What it ends at first, in the end the frame itself; null: it can be scrolled, or is shortened by three dots. */
  function holderOf(element: Element): DOMRect | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null
      if (overflowX !== 'visible') return at.getBoundingClientRect()
    }
    return new DOMRect(0, 0, innerWidth, innerHeight)
  }
  function isCutBy({ left, right }: DOMRect, holder: DOMRect): boolean {
    return left < holder.left - 2 || right > holder.right + 2
  }
}
