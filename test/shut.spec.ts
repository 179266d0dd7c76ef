import type { APIResponse, Response } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accessible } from './table/accessible.ts'
import type { Guest } from './table/Guest.ts'
import { toggles } from './table/house.ts'
import { barSaying, deal, openRoom, takeSeat } from './table/room.ts'
import { asksWith, copiesLink, handOffWords, knockOn, letsIn, linkOf, opensInvite, pageSaying } from './table/ticket.ts'
import { DOOR } from '../web/src/routes/[code]/words/door.ts'

/** The page of a shut room is an answer of 403, and a refused ticket one of 410. */
const TURNED_AWAY = [/answered (403|410)/, /console: Failed to load resource/]

const shuts = (host: Guest) => toggles(host, host.words.house.host.shut)

test('an invitation opens a room that is shut, once, to whoever brings it', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  const late = await evening.invite('Kim', 'desktop')
  for (const guest of [ben, late]) guest.forgive(...TURNED_AWAY)
  await openRoom(mara)
  await shuts(mara)
  const { invite, problems } = handOffWords(mara)
  await opensInvite(mara)
  await mara.pressButton(invite.make)
  const link = await copiesLink(mara)
  await mara.pressButton(mara.words.app.close)

  await ben.visit(link)
  await expect(pageSaying(ben, handOffWords(ben).take.invited(''))).toBeVisible()
  await accessible(ben, 'invited to a shut room')
  await ben.page.getByRole('textbox', { name: ben.words.name.label }).fill('Ben')
  await ben.pressButton(ben.words.name.sitDown)
  await expect(barSaying(ben, ben.words.lobby.waitingTitle('Mara'))).toBeVisible()
  expect(new URL(ben.page.url()).hash).toBe('')
  await expect(mara.page.getByRole('button', { name: /^Ben/ })).toBeVisible()

  await late.visit(link)
  await expect(pageSaying(late, problems.ticket_used.title)).toBeVisible()
  await accessible(late, 'too late at a shut room')
  await late.pressButton(handOffWords(late).take.without)
  await expect(pageSaying(late, DOOR.en.shut.title)).toBeVisible()
  await expect(late.page.getByRole('textbox', { name: late.words.name.label })).toBeVisible()
})

test('a seat comes to a fresh device before a room that is shut, and a photographed code does not', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const [phone, thief] = [await evening.invite('Mara’s phone', 'phone'), await evening.invite('Otto', 'desktop')]
  for (const guest of [phone, thief]) guest.forgive(...TURNED_AWAY)
  thief.forgive(/answered 409/)
  const code = await openRoom(mara)
  await takeSeat(ben, code)
  await shuts(mara)
  await deal(mara)
  const link = await linkOf(mara, 'move')
  const digits = await asksWith(phone, link, '')
  expect(await knockOn(mara)).toBe(digits)
  await accessible(phone, 'waiting before a shut room')
  await thief.visit(link)
  await expect(pageSaying(thief, handOffWords(thief).problems.ticket_taken.title)).toBeVisible()
  await letsIn(mara)
  await expect(phone.page.getByRole('list', { name: phone.words.room.players })).toBeVisible()
  await expect(phone.page.getByText(phone.words.room.youWatch)).toHaveCount(0)
  await expect(pageSaying(mara, mara.words.closed.shut.title)).toBeVisible()
  await thief.reload()
  await expect(pageSaying(thief, handOffWords(thief).problems.ticket_used.title)).toBeVisible()
})

test('before a shut room, a no is told too', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const thief = await evening.invite('Otto', 'desktop')
  thief.forgive(...TURNED_AWAY)
  await openRoom(mara)
  await shuts(mara)
  const link = await linkOf(mara, 'mirror')
  await asksWith(thief, link, '')
  await letsIn(mara, false)
  await expect(pageSaying(thief, handOffWords(thief).problems.ticket_refused.title)).toBeVisible()
})

test('screens for all say that a room is shut, and come back', async ({ evening, baseURL }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const tv = await evening.invite('TV', 'desktop')
  const blog = await evening.invite('Ida', 'desktop')
  for (const guest of [tv, blog]) guest.forgive(...TURNED_AWAY)
  const code = await openRoom(mara)
  await blog.page.goto(`${baseURL}/embed/${code}?lang=en`)
  await expect(blog.page.getByText('Gathering')).toBeVisible()
  await shuts(mara)
  await tv.visit(`/${code}?tv`)
  await expect(pageSaying(tv, DOOR.en.shut.title)).toBeVisible()
  await expect(tv.page.getByText(DOOR.en.shut.screen)).toBeVisible()
  await expect(tv.page.getByRole('textbox')).toHaveCount(0)
  await accessible(tv, 'a shut room on a TV')
  await expect(pageSaying(blog, DOOR.en.shut.title)).toBeVisible()
  await expect(blog.page.getByText('Mara')).toHaveCount(0)
  await accessible(blog, 'a shut room in a blog')
  await shuts(mara)
  await tv.pressButton(tv.words.missing.retry)
  await expect(tv.page.getByText(tv.words.room.table('Mara'))).toBeVisible()
})

test('whoever types the code of a room that is shut sees its door at once, though the line has gone slow by then', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ida = await evening.invite('Ida', 'phone')
  ida.forgive(...TURNED_AWAY)
  const code = await openRoom(mara)
  await shuts(mara)
  await ida.visit('/')
  const saysIt = async (part: Response | APIResponse) => (await part.text()).includes(DOOR.en.shut.screen)
  const isThere = ida.page.waitForResponse(async (part) => part.url().includes('/immutable/') && saysIt(part))
  await ida.page.getByRole('textbox', { name: ida.words.home.codeLabel }).fill(code.toLowerCase())
  await isThere
  await ida.page.route('**/_app/immutable/**', async (route) => {
    const response = await route.fetch()
    // What the door says does not come any more.
    return (await saysIt(response)) ? undefined : route.fulfill({ response })
  })
  await ida.pressButton(ida.words.home.takeSeat)
  await expect(pageSaying(ida, DOOR.en.shut.title)).toBeVisible()
  // What comes later is not waited for.
  await ida.page.unrouteAll({ behavior: 'ignoreErrors' })
})
