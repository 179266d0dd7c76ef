import { test } from '../../fixtures.ts'
import { readsAllByKey, readsByTap } from '../../table/pieces.ts'
import { dealWith, makeTable } from './table.ts'

test('a tap says what something is', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await makeTable(mara)
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara
  // The pot and the cards on the mat depend on the phase; these always lie there.
  await readsByTap(mara, page.locator('[data-piece="npc"]'), { name: 'Idle Robot', text: /takes no gems/ })
  await readsAllByKey(mara, ['Influence', 'Idle Robot', 'Hidden coin'])
})
