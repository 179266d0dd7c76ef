import { expect, test } from '../../fixtures.ts'
import { readsAllByKey, readsByHolding, readsByTap } from '../../table/pieces.ts'
import { barSaying, deal, openRoom, windUp } from '../../table/room.ts'
import { hand, questionOf, said, skipsTheatre } from './playing.ts'

test('a tap says what something is, and holding does where a tap plays', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await openRoom(mara, { pace: 'off' })
  await windUp(mara, 'Trundle')
  await deal(mara)
  await skipsTheatre(mara)
  await mara.pressButton(said(mara).ask.keep)
  await expect(barSaying(mara, questionOf(mara, 'faceUp'))).toBeVisible({ timeout: 20_000 })
  const { page } = mara

  await readsByTap(mara, page.locator('[data-piece="deck"]').first(), { name: 'Deck', text: /dealt three cards/ })
  await readsByTap(mara, page.locator('.mine [data-piece="generals"]').first(), {
    name: 'Generals',
    text: /breakthrough/,
  })
  await readsByTap(mara, page.locator('.plate').first(), { name: 'Battlefield', text: /higher total wins/ })

  const card = hand(mara).getByRole('button').first()
  const name = (await card.getAttribute('aria-label')) ?? ''
  await readsByHolding(mara, card, { name, text: /^.*Worth \d+/ })
  await expect(hand(mara).getByRole('button', { pressed: true })).toHaveCount(0)

  await readsAllByKey(mara, ['Deck', 'Discards', 'Generals', 'Battlefield', name])
})
