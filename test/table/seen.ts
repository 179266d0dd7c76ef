import type { FrameLocator, Locator, Page } from '@playwright/test'

/** What somebody reads there. A notice may say the same for a moment, and what is read aloud isn't seen. */
export const seen = (
  where: Page | FrameLocator | Locator,
  text: string | RegExp,
  options?: { exact: boolean },
): Locator => where.getByText(text, options).filter({ visible: true }).first()
