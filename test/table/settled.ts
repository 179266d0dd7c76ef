import { expect, type Locator, type Page } from '@playwright/test'

/** Whatever was entering, leaving or changing its colour has come to rest; what turns for ever may go on. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(movesThatEnd), { intervals: [20, 40, 80], timeout: 20_000 }).toEqual([])
}

/**
 * What `look` finds in the page while nothing moves. It's asked in the same breath: between two questions to the page
 * something else may come in. `look` uses nothing from outside.
 */
export async function seenAtRest<T>(page: Page, look: () => T): Promise<T> {
  const both = `(() => { const isMoving = (${movesThatEnd})().length > 0; return { isMoving, seen: (${look})() } })()`
  for (;;) {
    await settled(page)
    const { isMoving, seen } = await page.evaluate<{ isMoving: boolean; seen: T }>(both)
    if (!isMoving) return seen
  }
}

/**
 * What carries this has come to rest. A tap is a touch, and a click a moment later: in a sheet that rises meanwhile the
 * click misses what was touched, and nobody would know.
 */
export async function atRest(target: Locator, patience: { timeout?: number }): Promise<void> {
  await target.evaluate(untilAtRest, undefined, patience)
}

/** In the page. What is taken away meanwhile moves no more. */
async function untilAtRest(element: Element): Promise<void> {
  const carries = ({ effect }: Animation) =>
    effect instanceof KeyframeEffect &&
    effect.target?.contains(element) &&
    effect.getComputedTiming().endTime !== Infinity
  const moving = document.getAnimations().filter((each) => each.playState === 'running' && carries(each))
  await Promise.all(moving.map(({ finished }) => finished.catch(() => undefined)))
}

function movesThatEnd(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 80)) || 'something')
}
