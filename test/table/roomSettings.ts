import { expect, type Locator } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** What only the host may do, in its own sheet. */
export async function runTable(host: Guest): Promise<Locator> {
  await host.pressButton(host.words.app.menu)
  await host.pressButton(host.words.roomSettings.host.title)
  return host.page.getByRole('dialog')
}

/** One of its switches is turned. */
export async function toggles(host: Guest, label: string): Promise<void> {
  const sheet = await runTable(host)
  const toggle = sheet.getByRole('switch', { name: label })
  const was = await toggle.isChecked()
  await host.press(toggle)
  await expect(toggle).toBeChecked({ checked: !was })
  await host.pressButton(host.words.app.close)
}

/** One of several is chosen. */
export async function chooses(host: Guest, label: string, choice: string): Promise<void> {
  const group = (await runTable(host)).getByRole('group', { name: label })
  await host.press(group.getByRole('radio', { name: choice }))
  await expect(group.getByRole('radio', { name: choice })).toBeChecked()
  await host.pressButton(host.words.app.close)
}
