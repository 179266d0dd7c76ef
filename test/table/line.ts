import { expect } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** A guest's browser has no network any more, and the page has noticed. */
export async function dropsOut(guest: Guest): Promise<void> {
  guest.forgive(/WebSocket connection to .* failed/, /net::ERR_INTERNET_DISCONNECTED/)
  await guest.context.setOffline(true)
  await expect(dropped(guest)).toBeVisible({ timeout: 20_000 })
}

export async function comesBack(guest: Guest): Promise<void> {
  await guest.context.setOffline(false)
  await expect(dropped(guest)).toBeHidden({ timeout: 20_000 })
}

const dropped = ({ page, words }: Guest) => page.getByRole('region', { name: words.line.dropped })
