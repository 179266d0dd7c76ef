/** Longer than this nothing is kept waiting, however much there is to do; and so long where no browser tells. */
const LONGEST_MS = 1000
const UNTOLD_MS = 60

const queue: (() => void)[] = []
let isAsked = false

/** Done once the page has nothing else to do, one thing after another: a tap in between does not wait for all of them. */
export function whenIdle(does: () => void): void {
  queue.push(does)
  ask()
}

function ask(): void {
  if (isAsked || queue.length === 0) return
  isAsked = true
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: LONGEST_MS })
  else setTimeout(next, UNTOLD_MS)
}

function next(): void {
  isAsked = false
  const does = queue.shift()
  ask()
  does?.()
}
