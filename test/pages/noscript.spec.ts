import { expect, test } from '../fixtures.ts'
import type { Aide } from '../table/Aide.ts'
import type { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { barSaying, roomAt } from '../table/room.ts'
import { cardName } from '../table/words.ts'
import { seen } from '../table/seen.ts'

const SCRIPTLESS = { javaScriptEnabled: false }

async function withoutScript(evening: Evening, of: Aide): Promise<Guest> {
  const guest = await evening.inviteAs(of, 'phone', SCRIPTLESS)
  guest.forgive(/\.js csp$/)
  return guest
}
async function stranger(evening: Evening): Promise<Guest> {
  const guest = await evening.invite('Ida', 'phone', SCRIPTLESS)
  guest.forgive(/\.js csp$/)
  return guest
}
const handOf = ({ known }: Aide) => (known.table?.scene.view as object as { hand: string[] }).hand
const named = ({ page }: Guest, card: string) => page.getByLabel(cardName(card, 'en'), { exact: true })

test('without scripts the table is a true picture, as the lobby is: her own hand for a seat holder, no hand for a stranger', async ({
  evening,
}) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const { code } = mara
  const [still, ida] = [await withoutScript(evening, mara), await stranger(evening)]

  await test.step('the lobby', async () => {
    const answer = await still.page.goto(`/${code}`)
    expect(await answer?.text()).toMatch(/<noscript>.*You need JavaScript to play Robot Night/)
    await expect(barSaying(still, 'You’re the host: deal when everyone’s ready')).toBeVisible()
    await expect(seen(still.page, 'Mara', { exact: true })).toBeVisible()
    await expect(seen(still.page, '1 of 6 taken')).toBeVisible()
    await ida.page.goto('/')
    await ida.page.getByRole('textbox', { name: 'Room code, five letters' }).fill(code)
    await ida.pressButton('Take a seat')
    await expect(ida.page).toHaveURL(roomAt(code))
    await expect(ida.page.getByRole('heading', { name: 'Take a seat, or watch' })).toBeVisible()
    await expect(seen(ida.page, 'Mara', { exact: true })).toBeVisible()
  })

  await test.step('the table is a true picture', async () => {
    const ben = await evening.seats('Ben', code)
    await mara.deals()
    const [hers, his] = [handOf(mara), handOf(ben)]
    expect(hers).toHaveLength(5)
    await still.page.goto(`/${code}`)
    for (const card of hers) await expect(named(still, card)).toHaveCount(1)
    await expect(still.page.getByRole('list', { name: 'Your hand' }).locator('[aria-label]')).toHaveCount(5)
    for (const card of his) await expect(named(still, card)).toHaveCount(0)
    await ida.page.goto(`/${code}`)
    for (const card of [...hers, ...his]) await expect(named(ida, card)).toHaveCount(0)
    await expect(ida.page.getByText(/5 cards in hand/).first()).toBeVisible()
    const [first, second] = mara.asked ? [mara, ben] : [ben, mara]
    await first.until(() => first.asked === null)
    await ida.page.reload()
    await expect(barSaying(ida, `${second.name} is looking at their hand`)).toBeVisible()
  })
})

test('looking at a room seats nobody and changes nothing', async ({ evening, request }) => {
  const mara = await evening.hosts('Mara')
  const { code } = mara
  const before = await (await request.get(`/api/rooms/${code}`)).json()
  for (const path of [`/${code}`, `/${code.toLowerCase()}`, `/?code=${code}`, `/${code}?name=Eve&chair=2`]) {
    const looked = await request.get(path)
    expect(looked.status(), path).toBe(200)
    expect(looked.headers()['set-cookie'], path).toBeUndefined()
    expect(looked.headers()['cache-control'], path).toContain('no-store')
  }
  expect(await (await request.get(`/api/rooms/${code}`)).json()).toEqual(before)
  expect(mara.known.room?.chairs.filter(({ kind }) => kind !== 'free')).toHaveLength(1)
})
