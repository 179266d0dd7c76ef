import { expect, type Locator } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** Whatever is still being shown is skipped, until this is there. */
export async function skipsTo({ page }: Guest, target: Locator, timeout = 30_000): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(target).toBeVisible({ timeout: 300 })
  }).toPass({ intervals: [50], timeout })
}
