import { expect, type Locator } from '@playwright/test'
import type { Guest } from './Guest.ts'

const sheet = ({ page }: Guest): Locator => page.getByRole('dialog')

/** Taps something on the table to read what it is, and puts that away. What reads it is fetched apart. */
export async function readsByTap(guest: Guest, piece: Locator, said: { name: string | RegExp; text: RegExp }) {
  await expect(async () => {
    await guest.press(piece, { timeout: 5000 })
    await expect(sheet(guest)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await reads(guest, said)
}

/** Holds what a tap would play, until it is read. */
export async function readsByHolding(guest: Guest, piece: Locator, said: { name: string | RegExp; text: RegExp }) {
  const { mouse } = guest.page
  await expect(async () => {
    await piece.hover({ timeout: 5000 })
    await mouse.down()
    await expect(sheet(guest)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await mouse.up()
  await reads(guest, said)
}

async function reads(guest: Guest, { name, text }: { name: string | RegExp; text: RegExp }): Promise<void> {
  await expect(sheet(guest).getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(sheet(guest)).toContainText(text)
  await guest.page.keyboard.press('Escape')
  await expect(sheet(guest)).toHaveCount(0)
}

/** The list of all that lies on the table, from help, by keyboard alone. */
export async function readsAllByKey(guest: Guest, names: readonly (string | RegExp)[]): Promise<void> {
  await guest.page.keyboard.press('?')
  const summary = sheet(guest).getByText(/^(What’s on the table|Was auf dem Tisch liegt)$/)
  await expect(summary).toBeVisible()
  await summary.press('Enter')
  for (const name of names) await expect(sheet(guest).getByRole('term').filter({ hasText: name }).first()).toBeVisible()
  await guest.page.keyboard.press('Escape')
  await expect(sheet(guest)).toHaveCount(0)
}
