import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Aide } from '../table/Aide.ts'
import type { Evening } from '../table/Evening.ts'
import { toggles } from '../table/roomSettings.ts'
import { barSaying, deal, openRoom } from '../table/room.ts'
import { asksWith, handOffWords, knockOn, letsIn, linkOf, pageSaying } from '../table/ticket.ts'
import { DOOR } from '../../web/src/routes/[code]/words/door.ts'
import { seen } from '../table/seen.ts'

/** The page of a shut room is an answer of 403, and a refused ticket one of 410. */
const TURNED_AWAY = [/answered (403|410)/, /console: Failed to load resource/]

/** A room that is shut from now on, and who is the host there. */
async function shutRoom(evening: Evening): Promise<Aide> {
  const mara = await evening.hosts('Mara')
  await mara.manages({ do: 'shut', on: true })
  return mara
}

test('an invitation opens a closed room once, to the first who brings it', async ({ evening }) => {
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  const late = await evening.invite('Kim', 'desktop')
  for (const guest of [ben, late]) guest.forgive(...TURNED_AWAY)
  const mara = await shutRoom(evening)
  const link = await mara.invites(1)

  await ben.visit(link)
  await expect(pageSaying(ben, handOffWords(ben).take.invited(''))).toBeVisible()
  await accessible(ben, 'invited to a shut room', ['dark'])
  await ben.page.getByRole('textbox', { name: ben.words.name.label }).fill('Ben')
  await ben.pressButton(ben.words.name.sitDown)
  await expect(barSaying(ben, ben.words.lobby.waitingTitle('Mara'))).toBeVisible()
  expect(new URL(ben.page.url()).hash).toBe('')
  expect(mara.known.room?.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben' })

  const { problems, take } = handOffWords(late)
  await late.visit(link)
  await expect(pageSaying(late, problems.ticket_used.title)).toBeVisible()
  await accessible(late, 'too late at a shut room', ['dark'])
  await late.pressButton(take.without)
  await expect(pageSaying(late, DOOR.en.shut.title)).toBeVisible()
  await expect(late.page.getByRole('textbox', { name: late.words.name.label })).toHaveCount(0)
})

test('a room that is shut is nowhere to be seen by strangers, nor in a copy that they have kept', async ({
  evening,
  baseURL,
  request,
}) => {
  const mara = await evening.hosts('Mara')
  const { code } = mara
  const about = `/oembed?url=${encodeURIComponent(`${baseURL}/${code}`)}`
  const ways = [`/${code}/picture.png`, `/${code}/picture.svg`, about, `${about}&format=xml`, `/embed/${code}`]
  // A picture is painted when it's first asked for, which takes a while.
  const before = await Promise.all(ways.map(async (way) => request.get(way, { timeout: 45_000 })))
  for (const answer of before) {
    expect(answer.status(), answer.url()).toBe(200)
    expect(answer.headers()['cache-control'], answer.url()).toMatch(/no-cache|no-store/)
    expect(answer.headers()['cache-control'], answer.url()).not.toMatch(/public|max-age=[1-9]/)
  }
  await mara.manages({ do: 'shut', on: true })
  const kept = { 'if-none-match': before[0]?.headers()['etag'] ?? '' }
  const more = [
    `/api/rooms/${code}`,
    `/${code}`,
    `/${code}/night`,
    `/${code}/__data.json`,
    `/${code}/night/__data.json`,
  ]
  for (const way of [...ways, ...more]) {
    const answer = await request.get(way, { headers: kept })
    // Data of a page that is not shown says so inside.
    if (!way.endsWith('__data.json')) expect([401, 403, 404], way).toContain(answer.status())
    const text = await answer.text()
    for (const told of ['Mara', 'robot-revolution', 'Robot Revolution']) expect(text, way).not.toContain(told)
    expect(answer.headers()['cache-control'], way).toContain('no-store')
  }
})

test('a seat comes to a fresh device before a room that is shut, and a photographed code does not', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const [phone, thief] = [await evening.invite('Mara’s phone', 'phone'), await evening.invite('Otto', 'desktop')]
  for (const guest of [phone, thief]) guest.forgive(...TURNED_AWAY)
  thief.forgive(/answered 409/)
  const code = await openRoom(mara)
  await evening.seats('Ben', code)
  await toggles(mara, mara.words.roomSettings.host.shut)
  await deal(mara)

  await test.step('a no is told too', async () => {
    await asksWith(thief, await linkOf(mara, 'mirror'), '')
    await letsIn(mara, false)
    await expect(pageSaying(thief, handOffWords(thief).problems.ticket_refused.title)).toBeVisible()
    await mara.pressButton(mara.words.app.close)
  })
  const link = await linkOf(mara, 'move')
  const digits = await asksWith(phone, link, '')
  expect(await knockOn(mara)).toBe(digits)
  await accessible(phone, 'waiting before a shut room', ['dark'])
  await thief.visit(link)
  await expect(pageSaying(thief, handOffWords(thief).problems.ticket_taken.title)).toBeVisible()
  await letsIn(mara)
  await expect(phone.page.getByRole('list', { name: phone.words.room.players })).toBeVisible()
  await expect(phone.page.getByText(phone.words.room.youWatch)).toHaveCount(0)
  await expect(pageSaying(mara, mara.words.closed.shut.title)).toBeVisible()
  await thief.reload()
  await expect(pageSaying(thief, handOffWords(thief).problems.ticket_used.title)).toBeVisible()
})

test('screens for all say that a room is shut, and come back', async ({ evening, baseURL }) => {
  const mara = await evening.hosts('Mara')
  const tv = await evening.invite('TV', 'desktop')
  const blog = await evening.invite('Ida', 'desktop')
  for (const guest of [tv, blog]) guest.forgive(...TURNED_AWAY)
  const { code } = mara
  await blog.page.goto(`${baseURL}/embed/${code}?lang=en`)
  await expect(seen(blog.page, 'Not dealt yet')).toBeVisible()
  await mara.manages({ do: 'shut', on: true })
  await tv.visit(`/${code}?tv`)
  await expect(pageSaying(tv, DOOR.en.shut.title)).toBeVisible()
  await expect(seen(tv.page, DOOR.en.shut.screen)).toBeVisible()
  await expect(tv.page.getByRole('textbox')).toHaveCount(0)
  await expect(pageSaying(blog, DOOR.en.shut.title)).toBeVisible()
  await expect(blog.page.getByText('Mara')).toHaveCount(0)
  await accessible(blog, 'a shut room in a blog', ['dark'])
  await mara.manages({ do: 'shut', on: false })
  await tv.pressButton(tv.words.missing.retry)
  await expect(seen(tv.page, tv.words.room.table('Mara'))).toBeVisible()
})
