import { test } from '../../fixtures.ts'
import { readsAllByKey, readsByHolding, readsByTap } from '../../table/pieces.ts'
import { comesToHand, skipsTheatre } from './playing.ts'
import { dealWith, hand, makeTable } from './table.ts'

test('a tap says what lies on the board, and holding what a card does', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await makeTable(mara)
  await dealWith(mara, ['Telly', 'Trundle'])
  await skipsTheatre(mara)
  await comesToHand(mara)
  const { page } = mara
  await readsByTap(mara, page.locator('[data-piece="tile:target-J"]').first(), {
    name: /^Jack/,
    text: /however briefly/,
  })
  await readsByTap(mara, page.locator('.token [data-piece="robot"]').first(), { name: 'Robot', text: /shove it/ })
  await readsByHolding(mara, hand(mara).getByRole('button').first(), {
    name: /: (Move|Right|Spin|Left|U-turn)$/,
    text: /forward|turn|way round/,
  })
  await readsAllByKey(mara, ['Robot', 'Drone', /^Jack/])
})
