import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import { readsAllByKey, readsByHolding, readsByTap } from '../../table/pieces.ts'
import { skipsTo } from '../../table/skipping.ts'
import { dealWith, ended, makeTable } from './table.ts'

test('a tap says what something is, and holding does where a tap looks closer', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await makeTable(mara, { rounds: 1 })
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara
  await expect(page.locator('[data-piece="picture"]')).toHaveCount(9)
  await readsByTap(mara, page.locator('[data-piece="open-line"]').last(), {
    name: 'Still open',
    text: /no fixed order/,
  })
  await readsByHolding(mara, page.locator('[data-piece="picture"]').first(), {
    name: 'Picture',
    text: /One of the nine/,
  })
  await readsAllByKey(mara, ['Picture', 'Your card'])
})

test('a line of the score sheet says how its points came about', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE' })
  await makeTable(mara, { rounds: 1 })
  await dealWith(mara, ['Telly', 'Trundle'])
  await leavesTheRest(mara)
  await skipsTo(mara, ended(mara), 60_000)
  const line = mara.page.locator('[data-piece^="place:"]').first()
  await readsByTap(mara, line.locator('.sum'), { name: /./, text: /Runde für Runde: \d, zusammen \d Punkte?/ })
})
