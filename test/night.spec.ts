import { NIGHT } from '../web/src/lib/table/night/words.ts'
import { expect, test } from './fixtures.ts'
import { accessible } from './table/accessible.ts'
import type { Guest } from './table/Guest.ts'
import { barSaying, joinByCode, makeRoom } from './table/room.ts'

const STILL = { reducedMotion: 'reduce' } as const
const words = NIGHT.en

async function changeTitle(host: Guest, name: RegExp): Promise<void> {
  await host.pressButton(host.words.lobby.change)
  await host.press(host.page.getByRole('dialog').getByRole('button', { name }))
}

test('a smaller title: the host says who sits out, and that one watches', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone', STILL)
  const ben = await evening.invite('Ben', 'desktop', STILL)
  const code = await makeRoom(mara, 'evil-robots-classic')
  await joinByCode(ben, code)
  await mara.pressButton(mara.words.lobby.fillTin)
  await mara.pressButton(mara.words.lobby.fillTin)
  await expect(mara.page.getByText('9 of 9 seats')).toBeVisible()
  await changeTitle(mara, /Robot Revolution/)
  const sheet = mara.page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: words.sitOut.title('Robot Revolution', 6) })).toBeVisible()
  await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(3)
  await accessible(mara)
  await mara.press(sheet.getByRole('button', { name: 'Ben' }))
  await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(3)
  await mara.press(sheet.getByRole('button', { name: words.sitOut.act('Robot Revolution') }))
  await expect(mara.page.getByText('6 of 6 seats')).toBeVisible()
  await expect(barSaying(ben, ben.words.lobby.fullTitle)).toBeVisible()
})

test('a table that is cleared away is gone for all of them', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await makeRoom(mara)
  await joinByCode(ben, code)
  await mara.pressButton(mara.words.app.menu)
  await mara.pressButton(words.clear.show)
  await accessible(mara)
  await mara.pressButton(words.clear.act)
  for (const each of [mara, ben]) {
    await expect(each.page.getByRole('heading', { name: each.words.closed.gone.title })).toBeVisible()
  }
  expect((await ben.context.request.get(`/api/rooms/${code}`)).status()).toBe(404)
})

test('what is kept stands on a page that the home page leads to', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await mara.visit('/')
  await mara.press(mara.page.getByRole('link', { name: mara.words.home.privacy }))
  await expect(mara.page.getByRole('heading', { name: 'What is kept, and what is not', level: 1 })).toBeVisible()
  await accessible(mara)
})
