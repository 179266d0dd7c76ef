import { TITLES } from '@robot-night/engine'
import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { barSaying, deal, giveName, makeRoom, roomAt, stopTheClock } from '../table/room.ts'

/** Other tests may have public tables too: this one is meant. */
const cardOf = (guest: Guest, code: string) =>
  guest.page.getByRole('listitem').filter({ has: guest.page.getByRole('link', { name: `Watch ${code}` }) })

async function makePublic(host: Guest): Promise<void> {
  const toggle = host.page.getByRole('switch', { name: 'Public table' })
  await host.press(toggle)
  await expect(toggle).toBeChecked()
}

/** One after the other: who takes any open seat would take one at another test's table. */
test.describe.configure({ mode: 'default' })

test('a table that is made public appears to all who look, fills, is played and goes', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const ida = await evening.invite('Ida', 'desktop')
  await ben.visit('/tables')
  await ida.visit('/tables')
  const code = await makeRoom(mara)
  // A clock would play for people who press nothing, and a table that everybody has left is not listed.
  await stopTheClock(mara)
  await expect(cardOf(ben, code)).toHaveCount(0)
  await makePublic(mara)
  await expect(mara.page.getByText('This is a public table now').first()).toBeVisible()
  for (const guest of [ben, ida]) await expect(cardOf(guest, code)).toContainText('Not dealt yet, 5 seats free')
  await accessible(ben)
  await ben.press(cardOf(ben, code).getByRole('button', { name: `Sit down at ${code}` }))
  await giveName(ben, 'Sit down')
  await expect(ben.page).toHaveURL(roomAt(code))
  await expect(barSaying(ben, 'Waiting for Mara to deal')).toBeVisible()
  await expect(cardOf(ida, code)).toContainText('4 seats free')
  await deal(mara)
  await expect(cardOf(ida, code)).toContainText('Playing')
  await expect(cardOf(ida, code).getByRole('button')).toHaveCount(0)
  await ida.press(cardOf(ida, code).getByRole('link'))
  await expect(ida.page).toHaveURL(roomAt(code))
  await ida.visit('/tables')
  const kim = await evening.watches('Kim', code)
  await expect(cardOf(ida, code)).toContainText('1 watching')
  kim.leave()
  await mara.page.close()
  await ben.page.close()
  await expect(cardOf(ida, code)).toHaveCount(0)
})

test('any open seat is one at the fullest table; two who run for the last seat get one each', async ({ evening }) => {
  const wanted = { title: 'cardbot-derby', public: true }
  const runners = [await evening.invite('Ben', 'phone'), await evening.invite('Ida', 'desktop')]
  const mara = await evening.hosts('Mara', wanted)
  const { code } = mara
  for (const name of ['Ann', 'Cleo', 'Dora', 'Eve', 'Fay', 'Gus']) await evening.seats(name, code)
  const { code: next } = await evening.hosts('Tom', wanted)
  for (const runner of runners) {
    await runner.visit('/tables')
    await expect(cardOf(runner, code)).toContainText('1 seat free')
    await expect(cardOf(runner, next)).toBeVisible()
    await runner.pressButton('Find me a table')
    await runner.page.getByRole('textbox', { name: runner.words.name.label }).fill(runner.name)
  }
  await Promise.all(
    runners.map((runner) => runner.press(runner.page.getByRole('dialog').getByRole('button', { name: 'Sit down' }))),
  )
  for (const runner of runners) await expect(barSaying(runner, /^Waiting for .* to deal$/)).toBeVisible()
  await expect.poll(() => mara.known.room?.chairs.filter(({ kind }) => kind === 'free').length).toBe(0)
  const places = runners.map(({ page }) => new URL(page.url()).pathname)
  expect(new Set(places).size).toBe(2)
  expect(places).toContain(`/${code}`)
})

test('who looks for a table by its language and clock finds it; the list and its link remember that', async ({
  evening,
}) => {
  const about = { title: 'robot-revolution', public: true, language: 'de', pace: 'week' } as const
  const { code } = await evening.hosts('Mara', { ...about, beginners: true })
  const { code: other } = await evening.hosts('Tom', { ...about, language: 'en' })
  const ben = await evening.invite('Ben', 'phone')
  await ben.visit('/tables?pace=week&nonsense=1')
  for (const each of [code, other]) await expect(cardOf(ben, each)).toBeVisible()
  await expect(cardOf(ben, code)).toContainText('German')
  await expect(cardOf(ben, code)).toContainText('Beginners welcome')
  await ben.press(ben.page.getByText('Filter: 7 days a turn'))
  await ben.page.getByRole('combobox', { name: 'Language' }).selectOption('German')
  await expect(ben.page).toHaveURL(/\?language=de&pace=week$/)
  await expect(cardOf(ben, other)).toHaveCount(0)
  await expect(cardOf(ben, code)).toBeVisible()
  await accessible(ben)
  await ben.pressButton('Find me a table')
  await giveName(ben, 'Sit down')
  await expect(ben.page).toHaveURL(roomAt(code))
})

test('where no table fits one is opened, and says that somebody may come', async ({ evening }) => {
  const ida = await evening.invite('Ida', 'phone')
  const query = 'title=cardbot-derby&language=de&pace=days&beginners=1'
  await ida.visit(`/tables?${query}`)
  await expect(ida.page.getByText('No public table like that right now')).toBeVisible()
  await ida.pressButton('Open a public table')
  await giveName(ida, 'Open a public table')
  await expect(ida.page.getByText('You’re the first. We’ll tell you when someone joins.')).toBeVisible()
  await expect(ida.page.getByRole('switch', { name: 'Beginners welcome' })).toBeChecked()
  await expect(ida.page.getByRole('radio', { name: 'German' })).toBeChecked()
  await accessible(ida)
  const ben = await evening.invite('Ben', 'desktop')
  await ben.visit(`/tables?${query}`)
  await expect(cardOf(ben, new URL(ida.page.url()).pathname.slice(1, 6))).toBeVisible()
  await ben.pressButton('Find me a table')
  await giveName(ben, 'Sit down')
  await expect(ida.page.getByText('You’re the first.')).toHaveCount(0)
  await expect(barSaying(ben, 'Waiting for Ida to deal')).toBeVisible()
})

test('with no open seat there is a way on: a table of one’s own, found by the others', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const ben = await evening.invite('Ben', 'desktop')
  await ben.visit('/')
  await ben.press(ben.page.getByRole('link', { name: /public table/i }))
  await expect(ben.page.getByRole('heading', { name: 'Public tables', exact: true })).toBeVisible()
  await mara.visit('/tables')
  await mara.pressButton('Open a public table')
  await accessible(mara)
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: /I’m Not a Robot/ }))
  await giveName(mara, 'Open a public table')
  await expect(barSaying(mara, mara.words.lobby.hostTitle)).toBeVisible()
  await expect(mara.page.getByRole('switch', { name: 'Public table' })).toBeChecked()
  await expect(cardOf(ben, new URL(mara.page.url()).pathname.slice(1))).toContainText('I’m Not a Robot')
})

test('each title is played against tin robots within two clicks from home', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  let last: string | null = null
  for (const { id: title } of TITLES) {
    await test.step(title, async () => {
      await mara.visit('/')
      // As the last time.
      if (last) await expect(mara.page.locator(`input[value="${last}"]`)).toBeChecked()
      last = title
      const card = mara.page.locator('label', { has: mara.page.locator(`input[value="${title}"]`) })
      const name = await card.locator('b').innerText()
      const pick = mara.page
        .getByRole('group', { name: mara.words.home.whichGame })
        .getByRole('button', { name, exact: true })
      // A phone shows all of them, wherever on the page it is.
      await expect(pick).toBeInViewport({ ratio: 1 })
      await mara.press(pick)
      await expect(mara.page.getByRole('region', { name, exact: true })).toContainText(name)
      await mara.pressButton(mara.words.home.playNow)
      await expect(mara.page).toHaveURL(new RegExp(`/[A-Z]{5}/${title}$`))
      await expect(mara.page.getByRole('list', { name: mara.words.room.players })).toBeVisible()
    })
  }
})
