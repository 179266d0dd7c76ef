import { TITLES } from '@robot-night/engine'
import { ownThrow, verifyMatch, type MatchFile, type Note } from '@robot-night/engine/fair'
import { VERIFY } from '../../web/src/lib/verify/words.ts'
import { REPLAY } from '../../web/src/routes/replay/[id]/words.ts'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { Aide, playOut } from '../table/Aide.ts'
import { seesTheEnd } from '../table/ended.ts'
import type { Guest } from '../table/Guest.ts'
import { check } from '../table/verifying.ts'
import { deal, openRoom, takeSeat } from '../table/room.ts'
import { seen } from '../table/seen.ts'

/** What this browser has noted of its throws. */
const notesOf = (guest: Guest): Promise<Note[]> =>
  guest.page.evaluate(() => JSON.parse(localStorage.getItem('thrown') ?? '[]'))

test('every page has a hand in the shuffle by itself, and the record proves it to each of them', async ({
  evening,
}) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await openRoom(mara)
  await takeSeat(ben, code)
  await deal(mara)
  const aides = [await Aide.of(mara, code), await Aide.of(ben, code)]
  await aides[0]?.manages({ do: 'setPace', pace: 'fast' })
  await playOut(aides)
  await seesTheEnd(mara)
  const match = mara.ear.known.room?.match
  const response = await mara.page.request.get(`/api/matches/${match?.id}?room=${code}`)
  const record: MatchFile = await response.json()
  expect(verifyMatch(record, TITLES)).toMatchObject({ verdict: 'unvouched', thrown: [0, 1] })
  expect(record.fair?.commitment).toBe(match?.commitment)
  for (const guest of [mara, ben]) {
    const [note] = await notesOf(guest)
    expect(note && ownThrow(record, note)).toBe('in')
  }
  await verifiedBy(mara, record)
})

/** On the page of the replay: as it is, and with the move of another in place of one that was made. */
async function verifiedBy(guest: Guest, record: MatchFile): Promise<void> {
  const { verdicts, checks, own } = VERIFY.en
  const path = `**/api/matches/${record.id}`
  const heading = (name: string) => guest.page.getByRole('heading', { name })
  await expect.poll(async () => (await guest.page.request.get(`/api/matches/${record.id}`)).status()).toBe(200)
  await guest.visit(`/replay/${record.id}`)
  await guest.pressButton(REPLAY.en.verify)
  await expect(heading(verdicts.fair('').title)).toBeVisible()
  await expect(seen(guest.page, verdicts.fair('Mara and Ben').text)).toBeVisible()
  await expect(heading(own.in.title)).toBeVisible()
  for (const { name, ok } of Object.values(checks)) await expect(check(guest, name)).toContainText(ok)
  await accessible(guest, 'verified')

  const [first, ...moves] = record.moves ?? []
  const tampered = { ...record, moves: [first, first, ...moves] }
  await guest.page.route(path, (route) => route.fulfill({ json: tampered }))
  await guest.pressButton(REPLAY.en.verify)
  await expect(heading(verdicts.wrong.title)).toBeVisible()
  await expect(check(guest, checks.seal.name)).toContainText(checks.seal.wrong)
  await expect(check(guest, checks.moves.name)).toContainText(VERIFY.en.where.move(2))
  await expect(check(guest, checks.secret.name)).toContainText(checks.secret.ok)

  const { fair } = record
  const swapped = { ...record, fair: { ...fair, rounds: [[{ ...fair?.rounds[0]?.[0], value: '0'.repeat(64) }]] } }
  await guest.page.route(path, (route) => route.fulfill({ json: swapped }))
  await guest.pressButton(REPLAY.en.verify)
  await expect(heading(own.betrayed.title)).toBeVisible()
  await expect(check(guest, checks.throws.name)).toContainText(VERIFY.en.where.round(1, 'Mara'))
}
