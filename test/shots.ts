import { mkdirSync } from 'node:fs'
import { test } from './fixtures.ts'
import type { Guest } from './table/Guest.ts'
import { settled } from './table/settled.ts'
import { FRAMED } from './tour/embeds.ts'
import { TOURS, VARIANTS } from './tour/index.ts'
import { OTHER_SOFAS, SOFAS } from './tour/sofa.ts'
import { DESKTOP, PHONE, SMALLEST, type Look } from './tour/tour.ts'

const FOLDER = new URL('./shots/', import.meta.url).pathname
const language = process.env.SHOTS === 'de' ? 'de' : 'en'

/** What this guest sees just now, at every size, in dark and in light. */
async function shoot(guest: Guest, state: string, { sizes }: Look): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const { page, media } = guest
  const before = page.viewportSize()
  for (const [width, height] of sizes ?? [SMALLEST, PHONE, DESKTOP]) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await guest.prefers({ colorScheme, reducedMotion: 'reduce' })
      await settled(page)
      await page.screenshot({ path: `${FOLDER}${state}-${width}x${height}-${colorScheme}.png`, animations: 'disabled' })
    }
  }
  await guest.prefers(media)
  if (before) await page.setViewportSize(before)
}

for (const [name, tour] of Object.entries({ ...TOURS, ...VARIANTS, ...SOFAS, ...OTHER_SOFAS, ...FRAMED })) {
  test(`${name}, looked at`, async ({ evening }) => {
    test.setTimeout(300_000)
    await tour({ evening, language, visit: shoot, isWhole: true })
  })
}
