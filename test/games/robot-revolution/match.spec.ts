import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { MOVING } from '../../table/Evening.ts'
import type { Guest } from '../../table/Guest.ts'
import { dropsOut, comesBack } from '../../table/line.ts'
import { barSaying, deal, joinByCode, makeRoom, stopTheClock, watch, windUp } from '../../table/room.ts'
import { settled } from '../../table/settled.ts'
import { witness } from '../../table/witness.ts'
import { leaks } from './leaks.ts'
import { answer, askedOf, handOf, isOver, playUntil, skipsTheatre, type Plan } from './playing.ts'
import { seen } from '../../table/seen.ts'

const HOST: Plan = { up: 1, down: [2, 1] }
const FRIEND: Plan = { up: 3, down: [4, 3] }

test('a whole match by clicking: host on a desktop, friend on a phone, a tin robot, a watcher', async ({ evening }) => {
  test.setTimeout(300_000)
  const host = await evening.invite('Mara', 'desktop')
  const friend = await evening.invite('Ben', 'phone', MOVING)
  const watcher = await evening.invite('Ida', 'desktop')
  const all = [host, friend, watcher]

  const code = await makeRoom(host)
  await stopTheClock(host)
  await joinByCode(friend, code)
  await watch(watcher, code)
  await windUp(host, 'Trundle')
  await deal(host)
  await Promise.all(all.map(skipsTheatre))

  const plans = new Map([
    [host, HOST],
    [friend, FRIEND],
  ])
  await test.step('the line drops and comes back while others play', async () => {
    await playUntil(plans, () => askedOf(host) === 'faceUp')
    await dropsOut(friend)
    await answer(host, HOST)
    await comesBack(friend)
    // It pushes the table down; what is tapped meanwhile is missed.
    await expect(friend.page.getByRole('region', { name: 'While you were away' })).toBeVisible({ timeout: 20_000 })
    await settled(friend.page)
    await expect.poll(() => friend.ear.known.table?.log.length).toBe(host.ear.known.table?.log.length)
  })

  await test.step('a page is loaded again in the middle', async () => {
    await playUntil(plans, () => askedOf(host) === 'faceDown')
    await expect(barSaying(host, /^Lay (two cards|your last card) face down$/)).toBeVisible({ timeout: 20_000 })
    const before = await handOf(host)
    expect(before).not.toEqual([])
    await host.reload()
    expect(await handOf(host)).toEqual(before)
  })

  await test.step('it is played to the end', async () => {
    await playUntil(plans, () => isOver(host))
    for (const guest of all) {
      // The last battles are shown first.
      await expect(seen(guest.page, /^Finished after round/)).toBeVisible({ timeout: 30_000 })
      await expect(barSaying(guest, 'Another one?')).toBeVisible()
    }
    await accessible(friend, 'over')
  })

  await test.step('and dealt once more', async () => {
    // On a slow machine a page that is loaded again may be away for so long that somebody else becomes the host.
    const again = ({ page }: Guest) => page.getByRole('button', { name: 'Deal again' })
    const dealer = (await again(host).isVisible()) ? host : friend
    await dealer.press(again(dealer))
    for (const guest of all) await expect(barSaying(guest, /is looking at their hand|Keep these five/)).toBeVisible()
    await expect(seen(host.page, /^Match 2/)).toBeVisible()
  })

  expect(leaks(await Promise.all(all.map(witness)))).toEqual([])
})
