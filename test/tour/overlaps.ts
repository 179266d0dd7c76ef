/** A line of words, or something to press, as far as it is seen: in px from the window's upper left corner. */
export interface Seen {
  said: string
  left: number
  top: number
  right: number
  bottom: number
  isLine: boolean
  /** What it is, or is within: words of one element may lie close. */
  within: readonly number[]
  /** The bar covers what scrolls below it. */
  isInBar: boolean
}

/** Words that lie over other words, or over a button that isn't theirs. */
export function overlapsOf(seen: readonly Seen[]): string[] {
  const found = seen.flatMap((one, at) =>
    seen.slice(at + 1).flatMap((other) => (areOver(one, other) ? `“${one.said}” over “${other.said}”` : [])),
  )
  return [...new Set(found)]
}

function areOver(one: Seen, other: Seen): boolean {
  if (!one.isLine && !other.isLine) return false
  if (one.isInBar !== other.isInBar || one.within.some((each) => other.within.includes(each))) return false
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return across > 3 && down > 3
}

/** In the page: what can be read and pressed now, without the air above and below letters. */
export function seenInPage(): Seen[] {
  const seen: Seen[] = []
  const [buttons, elements] = [
    [...document.querySelectorAll('button:not(.veil), input, textarea')],
    new Map<Element, number>(),
  ]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement
    if (!node.textContent?.trim() || !element || element.closest('.unseen, svg, noscript')) continue
    if (getComputedStyle(element).clipPath === 'inset(50%)') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const { left, top, width, height } of range.getClientRects())
      add(element, new DOMRect(left, top + height * 0.2, width, height * 0.6), node.textContent)
  }
  for (const button of buttons) add(button, button.getBoundingClientRect(), null)
  return seen

  function add(element: Element, whole: DOMRect, words: string | null): void {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return
    const box = { left: whole.left, top: whole.top, right: whole.right, bottom: whole.bottom }
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (getComputedStyle(at).overflow === 'visible') continue
      const { left, top, right, bottom } = at.getBoundingClientRect()
      box.left = Math.max(box.left, left)
      box.top = Math.max(box.top, top)
      box.right = Math.min(box.right, right)
      box.bottom = Math.min(box.bottom, bottom)
    }
    const above = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    // Not under a sheet that has been laid over it.
    if (!above || !(element.contains(above) || above.contains(element))) return
    const within = [element, ...buttons.filter((button) => button.contains(element))].map(numberOf)
    const said = (words ?? element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    seen.push({ ...box, said, isLine: words !== null, within, isInBar: element.closest('section.bar') !== null })
  }
  function numberOf(element: Element): number {
    const known = elements.get(element) ?? elements.size
    elements.set(element, known)
    return known
  }
}
