import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { chooses } from '../table/roomSettings.ts'
import { deal, openRoom } from '../table/room.ts'
import { seen } from '../table/seen.ts'

const players = ({ page, words }: Guest) => page.getByRole('list', { name: words.room.players })

test('who watches sees the table so much later as the host wants it, and at once when that is taken back', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ida = await evening.invite('Ida', 'phone', { locale: 'de-DE' })
  const code = await openRoom(mara)
  await evening.seats('Ben', code)
  await ida.visit(`/${code}`)
  const { delay, delays } = mara.words.roomSettings.host
  await chooses(mara, delay, delays[180])
  await expect(seen(ida.page, ida.words.room.table('Mara'))).toBeVisible()
  await deal(mara)
  await expect(players(ida)).toHaveCount(0)
  await ida.reload()
  await expect(seen(ida.page, ida.words.room.table('Mara'))).toBeVisible()
  await expect(players(ida)).toHaveCount(0)
  await accessible(ida, 'before it is shown', ['dark'])
  await expect(players(ida)).toBeVisible({ timeout: 20_000 })
  await expect(seen(ida.page, ida.words.room.late(180))).toBeVisible()
  await chooses(mara, delay, delays[0])
  await expect(ida.page.getByText(ida.words.room.youWatchLate(180))).toHaveCount(0)
})
