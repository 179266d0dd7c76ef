import type { FrameLocator, Locator, Page } from '@playwright/test'

/** Text that somebody can see there. For a moment, a notice may show the same text, and screen readers' text doesn't count. */
export const seen = (
  where: Page | FrameLocator | Locator,
  text: string | RegExp,
  options?: { exact: boolean },
): Locator => where.getByText(text, options).filter({ visible: true }).first()
