import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, deal, joinByCode, makeRoom, stopTheClock, watch, windUp } from '../../table/room.ts'
import { words as en } from '../../../web/src/lib/words/en/titles/sample-title/words.ts'

/** Lays the first card, once the page asks for one in this round. */
async function lays(guest: Guest, round: number): Promise<void> {
  const scene = () => guest.ear.known.table?.scene
  await expect.poll(() => scene()?.asks?.kind === 'lay' && roundOf(scene()?.view)).toBe(round)
  const { beat } = scene() ?? {}
  await barSaying(guest, en.bar.lay(false).title).waitFor()
  const hand = guest.page.getByRole('region', { name: en.hand })
  await guest.press(hand.getByRole('button', { disabled: false }).first())
  await guest.pressButton(/^Lay the \d+$/)
  await expect.poll(() => scene()?.asks === null || scene()?.beat !== beat).toBe(true)
}
const roundOf = (view: object | undefined): unknown => view && 'round' in view && view.round

test('a whole match, from the lobby to the end: a desktop, a phone, a bot, a watcher', async ({ evening }) => {
  test.setTimeout(120_000)
  const host = await evening.invite('Mara', 'desktop')
  const friend = await evening.invite('Ben', 'phone')
  const watcher = await evening.invite('Ida', 'desktop')
  const code = await makeRoom(host, 'sample-title')
  await stopTheClock(host)
  await joinByCode(friend, code)
  await watch(watcher, code)
  await windUp(host, 'Trundle')
  await deal(host)
  for (const round of [1, 2, 3]) await Promise.all([host, friend].map((guest) => lays(guest, round)))
  for (const guest of [host, friend, watcher]) await barSaying(guest, guest.words.over.title).waitFor()
  await accessible(friend, 'over')
})
