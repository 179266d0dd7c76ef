import { expect, test } from '../../fixtures.ts'
import { readsAllByKey, readsByTap } from '../../table/pieces.ts'
import { dealWith, makeTable } from './table.ts'

test('a tap says what something is', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await makeTable(mara)
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara
  await expect(page.locator('[data-piece="pot"]')).toBeVisible()
  await readsByTap(mara, page.locator('[data-piece="pot"]'), { name: 'Pot', text: /winners of the round share/ })
  await readsByTap(mara, page.locator('[data-piece="power"].power-card'), { name: 'Power Card', text: /2 tokens/ })
  await readsAllByKey(mara, ['Pot', 'Influence', 'Idle Robot', 'Hidden coin'])
})
