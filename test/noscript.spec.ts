import type { BrowserContextOptions } from '@playwright/test'
import type { FirstSight } from '@robot-night/protocol'
import { expect, test } from './fixtures.ts'
import { answer, hand, handOf } from './games/robot-revolution/playing.ts'
import type { Evening } from './table/Evening.ts'
import type { Guest } from './table/Guest.ts'
import { barSaying, deal, openRoom, takeSeat } from './table/room.ts'

/** The same browser as somebody's, with its cookies, but without scripts. */
async function withoutScript(evening: Evening, guest: Guest): Promise<Guest> {
  return scriptless(evening, `${guest.name} without scripts`, { storageState: await guest.context.storageState() })
}

async function scriptless(evening: Evening, name: string, more: BrowserContextOptions = {}): Promise<Guest> {
  const guest = await evening.invite(name, 'phone', { ...more, javaScriptEnabled: false })
  guest.forgive(/\.js csp$/)
  return guest
}

test('without scripts the lobby is a true picture, for a seat holder and for a stranger', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  const still = await withoutScript(evening, mara)
  const answer = await still.page.goto(`/${code}`)
  expect(await answer?.text()).toMatch(/<noscript>.*To play, Robot Night needs JavaScript/)
  await expect(barSaying(still, 'You hold the lamp: deal when ready')).toBeVisible()
  await expect(still.page.getByText('Mara', { exact: true })).toBeVisible()
  await expect(still.page.getByText('1 of 6 seats')).toBeVisible()

  const stranger = await scriptless(evening, 'Ida')
  await stranger.page.goto('/')
  await stranger.page.getByRole('textbox', { name: 'Room code, five letters' }).fill(code)
  await stranger.pressButton('Take a seat')
  await expect(stranger.page).toHaveURL(new RegExp(`/${code}$`))
  await expect(stranger.page.getByRole('heading', { name: 'Take a seat, or watch' })).toBeVisible()
  await expect(stranger.page.getByText('Mara', { exact: true })).toBeVisible()
})

test('without scripts the table is a true picture: her own hand for a seat holder, no hand for a stranger', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  await expect(hand(ben)).toBeVisible()
  const hers = await handOf(mara)
  const his = await handOf(ben)
  expect(hers).toHaveLength(5)

  const still = await withoutScript(evening, mara)
  await still.page.goto(`/${code}`)
  expect(await handOf(still)).toEqual(hers)
  for (const card of his) await expect(still.page.getByLabel(card)).toHaveCount(0)

  const stranger = await scriptless(evening, 'Ida')
  await stranger.page.goto(`/${code}`)
  for (const card of [...hers, ...his]) await expect(stranger.page.getByLabel(card)).toHaveCount(0)
  await expect(stranger.page.getByText(/5 cards in hand/).first()).toBeVisible()

  const [first, second] = mara.ear.known.table?.scene.asks ? [mara, ben] : [ben, mara]
  await answer(first, { up: 1, down: [1, 2] })
  await stranger.page.reload()
  await expect(barSaying(stranger, `${second.name} is looking at their hand`)).toBeVisible()
})

test('looking at a room seats nobody and changes nothing', async ({ evening, request }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  const before = await (await request.get(`/api/rooms/${code}`)).json()
  for (const path of [`/${code}`, `/${code.toLowerCase()}`, `/?code=${code}`, `/${code}?name=Eve&chair=2`]) {
    const looked = await request.get(path)
    expect(looked.status(), path).toBe(200)
    expect(looked.headers()['set-cookie'], path).toBeUndefined()
    expect(looked.headers()['cache-control'], path).toContain('no-store')
  }
  expect(await (await request.get(`/api/rooms/${code}`)).json()).toEqual(before)
  await expect.poll(() => mara.ear.known.room).not.toBeNull()
  const { room } = mara.ear.known as Pick<FirstSight, 'room'>
  expect(room.chairs.filter(({ kind }) => kind !== 'free')).toHaveLength(1)
})
