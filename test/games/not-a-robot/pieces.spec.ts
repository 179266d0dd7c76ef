import { expect, test } from '../../fixtures.ts'
import { readsAllByKey, readsByHolding, readsByTap } from '../../table/pieces.ts'
import { dealWith, makeTable } from './table.ts'

test('a tap says what something is, and holding does where a tap looks closer', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await makeTable(mara, { rounds: 1 })
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara
  await expect(page.locator('[data-piece="picture"]')).toHaveCount(9)
  await readsByTap(mara, page.locator('[data-piece="open-line"]').last(), { name: 'Still open', text: /in any order/ })
  await readsByHolding(mara, page.locator('[data-piece="picture"]').first(), {
    name: 'Picture',
    text: /One of the nine/,
  })
  await readsAllByKey(mara, ['Picture', 'Your card'])
})
