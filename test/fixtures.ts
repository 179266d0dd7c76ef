import { test as base, expect } from '@playwright/test'
import { Evening } from './table/Evening.ts'

/** Every test that invites guests fails if one of their browsers had anything to complain about. */
export const test = base.extend<{ evening: Evening }>({
  evening: async ({ browser, baseURL, reducedMotion }, use) => {
    const evening = new Evening(browser, baseURL ?? '', reducedMotion ?? 'no-preference')
    await use(evening)
    const complaints = evening.complaints()
    await evening.end()
    expect(complaints).toEqual([])
  },
})
export { expect }
