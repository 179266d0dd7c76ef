import { expect, test } from '../../fixtures.ts'
import { readsAllByKey, readsByTap } from '../../table/pieces.ts'
import { dealWith, makeTable, mine } from './table.ts'

test('a tap says what something is, in German', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE' })
  await makeTable(mara)
  await dealWith(mara, ['Telly', 'Trundle'])
  await expect(mine(mara)).toBeVisible()
  await readsByTap(mara, mara.page.locator('[data-piece="ready"]'), { name: 'Bereit', text: /Countdown/ })
  await readsByTap(mara, mine(mara).locator('[data-piece="coin-back"]'), {
    name: 'Münze',
    text: /gut, böse oder neutral/,
  })
  await readsAllByKey(mara, ['Münze', 'Nummer Fünf', 'Roboter am Tisch'])
})
