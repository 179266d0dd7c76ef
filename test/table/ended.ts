import { expect } from '@playwright/test'
import { Aide, playOut } from './Aide.ts'
import type { Evening } from './Evening.ts'
import type { Guest } from './Guest.ts'
import { barSaying } from './room.ts'
import { skipsTo } from './skipping.ts'

/** The match is over, and what led there has been shown or skipped. */
export const seesTheEnd = (guest: Guest): Promise<void> => skipsTo(guest, barSaying(guest, guest.words.over.title))

/**
 * A device of theirs without a screen answers until the match is over, which takes seconds; their page goes along. For
 * tests that have shown by then what they are about.
 */
export async function leavesTheRest(guest: Guest): Promise<void> {
  const [, code = ''] = new URL(guest.page.url()).pathname.split('/')
  const aide = await Aide.of(guest, code)
  await aide.until(() => false)
  aide.leave()
}

/** Mara and Ben play a match to its end, and nobody looks; gives its id once the archive has it, and Mara's device. */
export async function played(evening: Evening, title: string): Promise<{ id: string; mara: Aide }> {
  const mara = await evening.hosts('Mara', { title, pace: 'fast' })
  const aides = [mara, await evening.seats('Ben', mara.code)]
  await mara.deals()
  await playOut(aides)
  const id = mara.known.room?.match?.id ?? ''
  await expect.poll(() => mara.finds(`/api/matches/${id}`)).toBe(200)
  return { id, mara }
}
