import { TITLES } from '@robot-night/engine'
import { ownThrow, verifyMatch, type MatchFile, type Note } from '@robot-night/engine/fair'
import { expect, test } from './fixtures.ts'
import { Aide, playOut } from './table/Aide.ts'
import type { Guest } from './table/Guest.ts'
import { barSaying, deal, joinByCode, makeRoom } from './table/room.ts'

/** What this browser has noted of its throws. */
const notesOf = (guest: Guest): Promise<Note[]> =>
  guest.page.evaluate(() => JSON.parse(localStorage.getItem('thrown') ?? '[]'))

test('every page has a hand in the shuffle by itself, and the record proves it to each of them', async ({
  evening,
}) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await makeRoom(mara)
  await joinByCode(ben, code)
  await deal(mara)
  const aides = [await Aide.of(mara, code), await Aide.of(ben, code)]
  await aides[0]?.manages({ do: 'setPace', pace: 'fast' })
  await playOut(aides)
  await expect(barSaying(mara, mara.words.over.title)).toBeVisible({ timeout: 60_000 })
  const match = mara.ear.known.room?.match
  const response = await mara.page.request.get(`/api/matches/${match?.id}?room=${code}`)
  const record: MatchFile = await response.json()
  expect(verifyMatch(record, TITLES)).toMatchObject({ verdict: 'ok', thrown: [0, 1] })
  expect(record.fair?.commitment).toBe(match?.commitment)
  for (const guest of [mara, ben]) {
    const [note] = await notesOf(guest)
    expect(note && ownThrow(record, note)).toBe('in')
  }
})
