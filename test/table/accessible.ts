import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Guest } from './Guest.ts'

/** No finding of axe on what this guest sees, in dark and in light. */
export async function accessible(guest: Guest): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await guest.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const { violations } = await new AxeBuilder({ page: guest.page }).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect(found, `${guest.name}, ${colorScheme}`).toEqual([])
  }
  await guest.page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
