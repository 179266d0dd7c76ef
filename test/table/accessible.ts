import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Guest } from './Guest.ts'
import { settled } from './settled.ts'

/** What can differ between the themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const

/** No finding of axe on what this guest sees, in dark and in light. */
export async function accessible(guest: Guest, state = ''): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await guest.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Legacy: without a page of its own for frames, of which there are none.
    // Half-way through a movement colours and dialogs are misjudged.
    await settled(guest.page)
    const axe = new AxeBuilder({ page: guest.page }).setLegacyMode()
    const { violations } = await (colorScheme === 'dark' ? axe : axe.withRules([...OF_COLOURS])).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect.soft(found, `${guest.name}, ${state} ${colorScheme}`).toEqual([])
  }
  await guest.page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
