import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import type { Guest } from './Guest.ts'
import { settled } from './settled.ts'

/** What can differ between the themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'] as const

const THEMES = ['dark', 'light'] as const

/** No finding of axe on what this guest sees; in the themes after the first, as far as colours go. */
export async function accessible(
  guest: Guest,
  state = '',
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  for (const colorScheme of themes) {
    await guest.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // Legacy: without a page of its own for frames, of which there are none.
    // Half-way through a movement colours and dialogs are misjudged.
    await settled(guest.page)
    const axe = new AxeBuilder({ page: guest.page }).setLegacyMode()
    const { violations } = await (colorScheme === themes[0] ? axe : axe.withRules([...OF_COLOURS])).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    expect.soft(found, `${guest.name}, ${state} ${colorScheme}`).toEqual([])
  }
  await guest.page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
