import { scrolls } from './overflow.ts'

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled), summary, [tabindex="0"]'

/**
 * What scrolls and holds nothing that takes the focus takes it itself: in Safari the keyboard can't scroll it otherwise.
 * The server that draws the frame doesn't know what scrolls in it, and each new drawing takes the stop away again.
 */
export function letKeysScroll(shown: HTMLElement): void {
  const reachAll = (): void => {
    for (const box of shown.querySelectorAll('div')) reach(box)
  }
  reachAll()
  addEventListener('resize', reachAll)
  new MutationObserver(reachAll).observe(shown, { childList: true, subtree: true, attributeFilter: ['tabindex'] })
}

/** What has its stop from us. */
const given = new WeakSet<HTMLElement>()

function reach(box: HTMLElement): void {
  const hasStop = box.tabIndex === 0
  if (hasStop && !given.has(box)) return
  const isOutOfReach = scrolls(box) && !box.querySelector(STOPS)
  if (isOutOfReach === hasStop) return
  if (!isOutOfReach) return box.removeAttribute('tabindex')
  given.add(box)
  box.tabIndex = 0
}
