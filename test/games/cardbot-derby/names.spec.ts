import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { Listener } from '../../table/Listener.ts'
import { choose } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { bestOrder } from './brain.ts'
import { cardOf, cardsOf, comesToHand, givesWay, skipsTheatre } from './playing.ts'
import { askedOf, dealWith, ended, isOver, makeTable, said, viewOf } from './table.ts'

test('by roles and names, in German, as it is read out, through a round to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE', reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  await makeTable(mara)
  await choose(mara, 'Roboter je Spieler', '1')
  await dealWith(mara, ['Telly', 'Trundle'])
  await skipsTheatre(mara)
  const { page } = mara

  await test.step('the board is described, and who stands where', async () => {
    const robots = page.getByRole('list', { name: 'Roboter', exact: true })
    await expect(robots.getByText('Spalte 2, Reihe 4: Du, Blick nach rechts')).toBeAttached()
    await expect(robots.getByText(/^Spalte 6, Reihe 4: \w+, Blick nach links$/)).toBeAttached()
    await expect(
      robots.getByText(/^Wenn niemand rempelt: Du landest in Spalte \d, Reihe \d, Blick nach /),
    ).toBeAttached()
    const squares = page.getByRole('list', { name: 'Felder', exact: true })
    await expect(squares.getByText('Spalte 3, Reihe 4: Bube, Ziel 1')).toBeAttached()
    await expect(page.getByText(/^Die Drohne, noch nichts erreicht, als Nächstes: Bube/)).toBeAttached()
  })

  const asked = new Set<string>()
  while (!asked.has('program') && (await isAsked(mara))) {
    asked.add(askedOf(mara) ?? '')
    if (askedOf(mara) === 'ping') await givesWay(mara)
    else await programs(mara, voice)
  }
  expect([...asked]).toContain('program')

  await test.step('how it ended is read', async () => {
    await leavesTheRest(mara)
    await skipsTo(mara, ended(mara))
    const result = page.getByRole('region', { name: /gewinn|Totes Rennen/ })
    await expect(result.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(result.getByRole('row', { name: /^Du( |$)/ })).toBeVisible()
    await expect.poll(() => voice.heardSay('polite', /gewinn(s)?t das Derby|Totes Rennen/)).toBe(true)
  })
})

async function isAsked(guest: Guest): Promise<boolean> {
  await expect.poll(() => isOver(guest) || askedOf(guest) !== null, { intervals: [50], timeout: 45_000 }).toBe(true)
  return !isOver(guest)
}

/** Every card says what it does and what that would come to; what is done to it is said as well. */
async function programs(guest: Guest, voice: Listener): Promise<void> {
  const robot = await comesToHand(guest)
  await expect.poll(() => voice.heardSay('polite', /Ordne deine Karten/)).toBe(true)
  const order = bestOrder(viewOf(guest), robot)
  for (const [place, card] of order.entries()) {
    const lying = (await cardsOf(guest))[place] ?? ''
    if (lying === card) continue
    voice.heard.length = 0
    await guest.press(cardOf(guest, card))
    await expect.poll(() => voice.heardSay('polite', / aufgehoben/)).toBe(true)
    await guest.press(cardOf(guest, lying))
    await expect.poll(() => voice.heardSay('polite', / und .* getauscht/)).toBe(true)
    await expect(cardOf(guest, card)).toHaveAccessibleName(
      new RegExp(`, (Vor|Rechts|Rundum|Links|Kehrt), Schritt ${place + 1}, `),
    )
  }
  const { round } = viewOf(guest)
  voice.heard.length = 0
  await guest.pressButton(said(guest).ask.handOver)
  await expect
    .poll(() => viewOf(guest).round > round || isOver(guest) || askedOf(guest) === 'ping', { timeout: 30_000 })
    .toBe(true)
  await expect.poll(() => voice.heardSay('polite', /Schritt 1: /)).toBe(true)
}
