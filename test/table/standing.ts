import type { Guest } from './Guest.ts'

interface Held {
  isStill: boolean
  waiting: (() => void)[]
}

/** From the next page on, what this guest's page has put off can be kept waiting. */
export async function canStandStill({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const held: Held = { isStill: false, waiting: [] }
    const later = window.setTimeout
    const patient = (deed: () => void, ms = 0) =>
      // What is due at once is no waiting: axe needs it.
      later(() => (held.isStill && ms > 50 ? held.waiting.push(deed) : deed()), ms)
    Object.assign(window, { held, setTimeout: patient })
  })
}

/** From now on nothing goes on by itself. */
export async function standStill({ page }: Guest): Promise<void> {
  await page.evaluate(() => void ((window as unknown as { held: Held }).held.isStill = true))
}
/** What comes is shown in full, so that it can be halted on its way. */
export const showsMotion = (guest: Guest): Promise<void> => guest.prefers({ reducedMotion: 'no-preference' })
export const showsNone = (guest: Guest): Promise<void> => guest.prefers({ reducedMotion: 'reduce' })

export async function goOn({ page }: Guest): Promise<void> {
  await page.evaluate(() => {
    const { held } = window as unknown as { held: Held }
    held.isStill = false
    for (const deed of held.waiting.splice(0)) deed()
  })
}
