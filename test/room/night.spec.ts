import { NIGHT } from '../../web/src/lib/table/night/words.ts'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import { Aide, playOut } from '../table/Aide.ts'
import { seesTheEnd } from '../table/ended.ts'
import type { Guest } from '../table/Guest.ts'
import { downIn } from '../table/reading.ts'
import { barSaying, deal, makeRoom, openRoom, sitDown, takeSeat, watch } from '../table/room.ts'
import { seen } from '../table/seen.ts'

/** As people come: with what answers for pages without a network. */
const OFFLINE_TOO = { serviceWorkers: 'allow' } as const
const words = NIGHT.en

const backToLobby = async (host: Guest) => {
  await seesTheEnd(host)
  await host.pressButton(host.words.over.toLobby)
}
/** Nobody looks meanwhile: to draw a match takes longer than to play it. */
async function playUnseen(guest: Guest, aides: readonly Aide[]): Promise<void> {
  const { pathname } = new URL(guest.page.url())
  await guest.page.goto('about:blank')
  await playOut(aides)
  await guest.visit(pathname)
}
async function changeTitle(host: Guest, name: RegExp): Promise<void> {
  await host.pressButton(host.words.lobby.change)
  await host.press(host.page.getByRole('dialog').getByRole('button', { name }))
}

test('an evening of three titles: nobody is lost, a watcher sits in between, and the standings add up', async ({
  evening,
}) => {
  test.setTimeout(600_000)
  const mara = await evening.invite('Mara', 'phone', OFFLINE_TOO)
  const ida = await evening.invite('Ida', 'phone', OFFLINE_TOO)
  const code = await makeRoom(mara)
  await watch(ida, code)
  const host = await Aide.of(mara, code)
  const aides = [host, await evening.seats('Ben', code)]
  await host.manages({ do: 'setPace', pace: 'fast' })

  await deal(mara)
  await playUnseen(mara, aides)
  await seesTheEnd(mara)
  await mara.pressButton(words.standings)
  const sheet = mara.page.getByRole('dialog')
  await expect(sheet.getByRole('row', { name: /Mara/ })).toBeVisible()
  await accessible(mara)
  await mara.press(sheet.getByRole('button', { name: 'Close' }))
  await backToLobby(mara)

  await expect(ida.page.getByRole('heading', { name: words.title })).toBeVisible()
  await sitDown(ida)
  aides.push(await Aide.of(ida, code))
  await changeTitle(mara, /^Evil Robots 3 to 9/)
  await host.manages({ do: 'setOptions', options: { winPoints: 1 } })
  await deal(mara)
  await playUnseen(mara, aides)
  await backToLobby(mara)

  await changeTitle(mara, /Cardbot Derby/)
  await deal(mara)
  await playUnseen(mara, aides)
  await backToLobby(mara)

  const card = mara.page.getByRole('table', { name: words.title })
  await expect(card.getByRole('columnheader')).toHaveCount(5)
  for (const name of ['Mara', 'Ben', 'Ida'])
    await expect(card.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await expect(card.getByRole('row', { name: /Ida/ })).toContainText(words.out)
  await accessible(mara)

  const tv = await evening.invite('TV', 'desktop', OFFLINE_TOO)
  await tv.page.setViewportSize({ width: 1920, height: 1080 })
  await tv.visit(`/${code}?tv`)
  await expect(tv.page.getByRole('heading', { name: words.title })).toContainText(words.matches(3))
  for (const name of ['Mara', 'Ben', 'Ida']) {
    const points = await card
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('cell')
      .last()
      .innerText()
    await expect(tv.page.getByRole('listitem').filter({ hasText: name }).first()).toContainText(points)
  }
  await accessible(tv)

  await ida.press(ida.page.getByRole('link', { name: words.open }))
  await expect(ida.page.getByRole('heading', { name: words.of('Mara') })).toBeVisible()
  await expect(ida.page.getByRole('listitem').filter({ hasText: words.number(3) })).toContainText('Cardbot Derby')
  const page = await ida.context.request.get(`/${code}/night`)
  expect(await page.text()).toContain(`property="og:title" content="${words.of('Mara')}"`)
  await accessible(ida)

  const told = (await mara.ear.all()).flatMap((telling) => downIn(telling)?.night ?? [])
  expect(new Set(told.map(({ title }) => title)).size).toBe(3)
  for (const { id, title } of told) {
    const found = await mara.context.request.get(`/api/matches/${id}`)
    expect(await found.json()).toMatchObject({ form: 1, id, title, ended: null })
  }
})

test('a smaller title: the host says who sits out, and that one watches; then the table is cleared away', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone', OFFLINE_TOO)
  const code = await openRoom(mara, { title: 'evil-robots-classic' })
  const ben = await evening.invite('Ben', 'desktop')
  await takeSeat(ben, code)
  await mara.pressButton(mara.words.lobby.fillBots)
  await mara.pressButton(mara.words.lobby.fillBots)
  await expect(seen(mara.page, '9 of 9 taken')).toBeVisible()
  await changeTitle(mara, /Robot Revolution/)
  const sheet = mara.page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: words.sitOut.title('Robot Revolution', 6) })).toBeVisible()
  await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(3)
  await mara.press(sheet.getByRole('button', { name: 'Ben' }))
  await expect(sheet.getByRole('button', { pressed: true })).toHaveCount(3)
  await mara.press(sheet.getByRole('button', { name: words.sitOut.act('Robot Revolution') }))
  await expect(seen(mara.page, '6 of 6 taken')).toBeVisible()
  await expect(barSaying(ben, ben.words.lobby.watchTitle)).toBeVisible()

  await test.step('it is gone for all of them', async () => {
    await mara.pressButton(mara.words.app.menu)
    await mara.pressButton(words.clear.show)
    await accessible(mara, 'clearing the table', ['dark'])
    await mara.pressButton(words.clear.act)
    for (const each of [mara, ben])
      await expect(each.page.getByRole('heading', { name: each.words.closed.gone.title })).toBeVisible()
    expect((await mara.context.request.get(`/api/rooms/${code}`)).status()).toBe(404)
  })
})
