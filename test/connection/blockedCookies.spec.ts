import type { RoomFacts } from '@robot-night/protocol'
import { DEVICE_MARK } from '../../web/src/lib/device/deviceMark.ts'
import { DEVICE_WORDS } from '../../web/src/lib/device/words.ts'
import { expect, test } from '../fixtures.ts'
import { hand } from '../games/robot-revolution/playing.ts'
import { accessible } from '../table/accessible.ts'
import type { Aide } from '../table/Aide.ts'
import type { Evening } from '../table/Evening.ts'
import type { Guest } from '../table/Guest.ts'
import { barSaying, roomAt, waitsForDeal } from '../table/room.ts'
import { cookieless, keepsNothing } from '../table/withoutCookies.ts'
import { seen } from '../table/seen.ts'

const words = ({ language }: Guest) => DEVICE_WORDS[language]
const dialog = (guest: Guest) => guest.page.getByRole('dialog', { name: words(guest).title })
const people = ({ known }: Aide): number => personsIn(known.room)
const personsIn = (room: RoomFacts | null): number =>
  (room?.chairs ?? []).filter(({ kind }) => kind === 'person').length

/** Somebody whose browser keeps nothing, by way of `origin`. */
async function forgetful(
  evening: Evening,
  name: string,
  { origin, locale = 'en-GB' }: { origin: string; locale?: string },
): Promise<Guest> {
  const guest = await evening.invite(name, 'phone', { baseURL: origin, locale })
  await keepsNothing(guest.page)
  guest.page.on('dialog', (leaving) => leaving.accept())
  return guest
}

async function pressSitDown(guest: Guest): Promise<void> {
  await guest.page.getByRole('textbox', { name: guest.words.name.label }).fill(guest.name)
  await guest.pressButton(guest.words.name.sitDown)
}

test('a browser that keeps nothing is told so before it sits down, takes one chair in its tab, and finds it again by the link back', async ({
  evening,
  baseURL,
}) => {
  const proxy = await cookieless(baseURL!)
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const ben = await forgetful(evening, 'Ben', proxy)

  await test.step('it is told first, and takes nothing where it would rather not', async () => {
    await ben.visit(`/${mara.code}`)
    await pressSitDown(ben)
    await expect(dialog(ben)).toBeVisible()
    await accessible(ben)
    await ben.pressButton(words(ben).no)
    await expect(dialog(ben)).toHaveCount(0)
    await expect(seen(ben.page, ben.words.problems.forgetful)).toBeVisible()
    expect(people(mara)).toBe(1)
  })

  await test.step('one press takes one chair', async () => {
    await pressSitDown(ben)
    await ben.pressButton(words(ben).yes)
    await waitsForDeal(ben)
    await mara.until(() => people(mara) === 2)
  })

  await test.step('the link back leads to the same chair', async () => {
    await expect(seen(ben.page, words(ben).inTab)).toBeVisible()
    await ben.pressButton(words(ben).keep)
    await expect(ben.page.getByText(words(ben).inTab)).toHaveCount(0)
    await expect(ben.page).toHaveURL(new RegExp(`/${mara.code}[^#]*${DEVICE_MARK}[\\w-]{22}$`))
    await ben.reload()
    await waitsForDeal(ben)
    expect(people(mara)).toBe(2)
  })

  await test.step('and plays from there', async () => {
    await mara.deals()
    await expect(hand(ben)).toBeVisible()
    const secret = new URL(ben.page.url()).hash.slice(DEVICE_MARK.length)
    expect(secret).toHaveLength(22)
    expect(proxy.asked.join(' ')).toContain('/socket?as=player')
    expect(proxy.asked.join(' ')).not.toContain(secret)
  })
  proxy.end()
})

test('an answer that is lost costs a browser without cookies no second chair', async ({ evening, baseURL }) => {
  const proxy = await cookieless(baseURL!)
  const mara = await evening.hosts('Mara')
  const ben = await forgetful(evening, 'Ben', { ...proxy, locale: 'de-DE' })
  ben.forgive(/ERR_FAILED|Failed to load|failed/i)
  await ben.visit(`/${mara.code}`)
  await pressSitDown(ben)
  await expect(dialog(ben)).toBeVisible()
  await ben.page.route('**/seats', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await ben.pressButton(words(ben).yes)
  await expect(seen(ben.page, ben.words.problems.offline)).toBeVisible()
  await mara.until(() => people(mara) === 2)
  await ben.page.unroute('**/seats')
  await ben.pressButton(ben.words.name.sitDown)
  await waitsForDeal(ben)
  expect(people(mara)).toBe(2)
  proxy.end()
})

test('a browser that keeps nothing opens a table and is its host', async ({ evening, baseURL }) => {
  const proxy = await cookieless(baseURL!)
  const mara = await forgetful(evening, 'Mara', proxy)
  await mara.visit('/')
  await mara.pressButton(mara.words.home.makeRoom)
  const sheet = mara.page.getByRole('dialog')
  await sheet.getByRole('textbox', { name: mara.words.name.label }).fill('Mara')
  await mara.press(sheet.getByRole('button', { name: mara.words.home.makeRoom }))
  await expect(dialog(mara)).toBeVisible()
  await mara.pressButton(words(mara).yes)
  await expect(mara.page).toHaveURL(roomAt('[A-Z]{5}'))
  await expect(barSaying(mara, 'You’re the host: deal when everyone’s ready')).toBeVisible()
  await expect(seen(mara.page, '1 of 6 taken')).toBeVisible()
  proxy.end()
})

test('a link back that somebody else has sent takes no chair by their secret', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone')
  const secret = 'aBcDeFgHiJkLmNoPqRsTuV'
  const bearers: string[] = []
  ben.page.on('request', (request) => bearers.push(request.headers().authorization ?? ''))
  await ben.visit(`/${mara.code}${DEVICE_MARK}${secret}`)
  await pressSitDown(ben)
  await waitsForDeal(ben)
  await mara.until(() => people(mara) === 2)
  expect(bearers.join('')).toBe('')
  await expect(ben.page.getByText(words(ben).inTab)).toHaveCount(0)
})
