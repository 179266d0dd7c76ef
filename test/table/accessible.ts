import type axeCore from 'axe-core'
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Guest } from './Guest.ts'
import { settled } from './settled.ts'

declare global {
  interface Window {
    axe?: typeof axeCore
  }
}

/** Without spaces and comments: a page takes in a third of the text. */
const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What can differ between the themes. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block']

const THEMES = ['dark', 'light'] as const

/** No finding of axe on what this guest sees; in the themes after the first, as far as colours go. */
export async function accessible(
  guest: Guest,
  state = '',
  themes: readonly (typeof THEMES)[number][] = THEMES,
): Promise<void> {
  const before = guest.media
  for (const colorScheme of themes) {
    await guest.prefers({ colorScheme, reducedMotion: 'reduce' })
    // Half-way through a movement, colours and dialogues are misjudged.
    await settled(guest.page)
    const found = await findings(guest.page, colorScheme === themes[0] ? null : OF_COLOURS)
    expect.soft(found, `${guest.name}, ${state} ${colorScheme}`).toEqual([])
  }
  await guest.prefers(before)
}

/** Of all rules, or of these. */
async function findings(page: Page, rules: string[] | null): Promise<string[]> {
  // Once for each document: to read it takes longer than to run it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async (values) => {
    const { axe } = window
    if (!axe) throw new Error('axe is not there')
    const only = values ? ({ runOnly: { type: 'rule', values } } as const) : {}
    // To list what is in order as well would take several times as long.
    const { violations } = await axe.run(document, { resultTypes: ['violations'], ...only })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}
