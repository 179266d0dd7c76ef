/** Longer than this nothing is kept waiting, however much there is to do; and so long where no browser tells. */
const LONGEST_MS = 1000
const UNTOLD_MS = 60

const queue: (() => void)[] = []
let isAsked = false

/** Done once the page has nothing else to do, as much as there is time for: a tap in between does not wait for all of it. */
export function whenIdle(does: () => void): void {
  queue.push(does)
  ask()
}

function ask(): void {
  if (isAsked || queue.length === 0) return
  isAsked = true
  if (typeof requestIdleCallback === 'function') requestIdleCallback(next, { timeout: LONGEST_MS })
  else setTimeout(() => next(), UNTOLD_MS)
}

/** Where the page was busy all the while, all that has waited so long is done. */
function next(deadline?: IdleDeadline): void {
  isAsked = false
  try {
    do queue.shift()?.()
    while (queue.length > 0 && deadline && (deadline.didTimeout || deadline.timeRemaining() > 0))
  } finally {
    ask()
  }
}
