import { expect, type Page } from '@playwright/test'

/** Whatever was entering, leaving or changing its colour has come to rest; what turns for ever may go on. */
export async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(movesThatEnd), { intervals: [20, 40, 80], timeout: 20_000 }).toEqual([])
}

function movesThatEnd(): string[] {
  return document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target?.outerHTML.slice(0, 80)) || 'something')
}
