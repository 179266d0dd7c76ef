import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { MOVING } from '../../table/Evening.ts'
import type { Guest } from '../../table/Guest.ts'
import { comesBack, dropsOut } from '../../table/line.ts'
import { barSaying, deal, joinByCode, watch } from '../../table/room.ts'
import { plantingFor, witness, type Witness } from '../../table/witness.ts'
import { leaks } from './leaks.ts'
import { cardsOf, comesToHand, plays, programs, skipsTheatre } from './playing.ts'
import { ended, hand, makeTable, said, viewOf } from './table.ts'

test('a whole match of two with two robots each: host on a desktop, friend on a phone, a watcher', async ({
  evening,
}) => {
  test.setTimeout(180_000)
  const host = await evening.invite('Mara', 'desktop')
  const friend = await evening.invite('Ben', 'phone', MOVING)
  const watcher = await evening.invite('Ida', 'desktop')
  const all = [host, friend, watcher]
  const code = await makeTable(host)
  await joinByCode(friend, code)
  await watch(watcher, code)
  await deal(host)
  await Promise.all(all.map(skipsTheatre))

  await test.step('cards that were ordered lie so after a reload', async () => {
    await comesToHand(host)
    const [first = '', , third = ''] = await cardsOf(host)
    await host.press(hand(host).locator(`[data-card="${first}"]`))
    await host.press(hand(host).locator(`[data-card="${third}"]`))
    await expect.poll(() => viewOf(host).own[0]?.draft[0]).toBe(third)
    const before = await cardsOf(host)
    await host.reload()
    await comesToHand(host)
    expect(await cardsOf(host)).toEqual(before)
    await expect(host.page.locator('.ways.over .bead').first()).toBeVisible()
  })

  await test.step('the line drops while the other one hands over, and comes back', async () => {
    await comesToHand(friend)
    await dropsOut(friend)
    await programs(host)
    await programs(host)
    await expect(barSaying(host, said(host).waiting.handedOver([]).title)).toBeVisible()
    await comesBack(friend)
    await expect.poll(() => friend.ear.known.table?.log.length).toBe(host.ear.known.table?.log.length)
  })

  await test.step('it is played to the end', async () => {
    await Promise.all([plays(host), plays(friend)])
    for (const guest of all) {
      await expect(ended(guest)).toBeVisible({ timeout: 30_000 })
      await expect(barSaying(guest, guest.words.over.title)).toBeVisible()
    }
    await accessible(friend, 'over')
  })

  await test.step('and dealt once more', async () => {
    const again = ({ page }: Guest) => page.getByRole('button', { name: 'Deal again' })
    const dealer = (await again(host).isVisible()) ? host : friend
    await dealer.press(again(dealer))
    for (const guest of [host, friend]) await expect(hand(guest)).toBeVisible()
  })

  await test.step('nothing that was told told too much', async () => {
    expect(leaks(await Promise.all(all.map(witness)))).toEqual([])
    for (const [what, planting] of planted(await witness(watcher))) expect(leaks([planting]), what).not.toEqual([])
  })
})

/** What a watcher might be told too much, right after the deal. */
function planted(watcher: Witness): [string, Witness][] {
  const { frame, page } = plantingFor(watcher)
  const cards = ['K', '9', '8', '7', '2']
  const own = { robot: 1, drawn: cards, draft: cards, program: null }
  const race = { round: 1, start: [], commands: [['K'], ['9'], [], []], orders: [[0, 1, 2, 3]], sides: [] }
  return [
    ['what a robot drew', frame({ told: [{ kind: 'drew', robot: 0, count: 5, pileLeft: 8, cards }] })],
    ['somebody’s own cards', frame({ patch: [['/view/own', [own]]] })],
    ['a card in the view', frame({ patch: [['/view/robots/0/top', '9']] })],
    ['commands before they are revealed', frame({ patch: [['/view/race', race]] })],
    ['a question that is not theirs', frame({ patch: [['/asks', { kind: 'program', prompt: { robots: [own] } }]] })],
    ['the piles', frame({ patch: [['/view/open', { piles: [] }]] })],
    ['a card on a page', page('<i aria-label="King of clubs, Move"></i>')],
  ]
}
