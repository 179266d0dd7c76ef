/** How much higher a frame would have to be for nothing to scroll in it, px. */
export function overflowIn(shown: Element): number {
  const boxes = [...shown.querySelectorAll('div, main, section, ol, ul')].filter((box) => scrolls(box))
  return Math.max(0, ...boxes.map((box) => box.scrollHeight - box.clientHeight))
}

/** A box hides no more than a pixel by rounding. */
export const scrolls = (box: Element): boolean =>
  box.scrollHeight > box.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(box).overflowY)
