import { expect } from '@playwright/test'
import { NIGHT } from '../../web/src/lib/table/night/words.ts'
import { Aide, playOut } from './Aide.ts'
import type { Evening } from './Evening.ts'
import type { Guest } from './Guest.ts'
import { barSaying, deal, openRoom, takeSeat } from './room.ts'
import { skipsTo } from './skipping.ts'

/** The match is over, and what led there has been shown or skipped. */
export const seesTheEnd = (guest: Guest): Promise<void> => skipsTo(guest, barSaying(guest, guest.words.over.title))

/** Mara and Ben play a match to its end; gives its id once the archive has it. */
export async function played(evening: Evening, mara: Guest, title: string): Promise<string> {
  const ben = await evening.invite('Ben', 'desktop', { reducedMotion: 'reduce' })
  const code = await openRoom(mara, { title })
  await takeSeat(ben, code)
  const aides = [await Aide.of(mara, code), await Aide.of(ben, code)]
  await aides[0]?.manages({ do: 'setPace', pace: 'fast' })
  await deal(mara)
  await playOut(aides)
  await seesTheEnd(mara)
  const href = await mara.page.getByRole('link', { name: NIGHT.en.replay }).getAttribute('href')
  const id = href?.split('/').at(-1) ?? ''
  await expect.poll(async () => (await mara.context.request.get(`/api/matches/${id}`)).status()).toBe(200)
  return id
}
