import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hand } from './games/robot-revolution/playing.ts'
import { accessible } from './table/accessible.ts'
import type { Evening } from './table/Evening.ts'
import type { Guest } from './table/Guest.ts'
import { runTable, toggles } from './table/house.ts'
import { barSaying, choose, deal, openRoom, stopTheClock, takeSeat, watch } from './table/room.ts'

const TURNED_AWAY = [/answered (403|409)/, /status of (403|409)/]

/** Mara, who has the lamp, and her friends at a table without a clock. */
async function table(
  evening: Evening,
  names: readonly string[],
): Promise<{ mara: Guest; friends: Guest[]; code: string }> {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  const friends: Guest[] = []
  for (const name of names) {
    const friend = await evening.invite(name, 'phone')
    await takeSeat(friend, code)
    friends.push(friend)
  }
  await stopTheClock(mara)
  return { mara, friends, code }
}
const strip = ({ page }: Guest, name: RegExp): Locator => page.getByRole('region', { name })
const noted = (guest: Guest, text: string) => guest.page.getByText(text, { exact: true }).last()
const cover = ({ page, words }: Guest) => page.getByRole('region', { name: words.house.paused.title })
const leaves = ({ page }: Guest) => page.goto('about:blank')
/** The sheet of somebody at play. */
async function about(host: Guest, name: string): Promise<Locator> {
  const sheet = await runTable(host)
  await host.press(sheet.getByRole('button', { name: host.words.room.menuOf(name) }))
  return host.page.getByRole('dialog')
}

test('a host who vanishes leaves the lamp to the next, and is a guest when they are back', async ({ evening }) => {
  const { mara, friends, code } = await table(evening, ['Ben'])
  const [ben] = friends
  if (!ben) throw new Error('nobody came')
  await leaves(mara)
  await expect(barSaying(ben, ben.words.lobby.hostTitle)).toBeVisible({ timeout: 20_000 })
  await mara.visit(`/${code}`)
  await expect(barSaying(mara, mara.words.lobby.waitingTitle('Ben'))).toBeVisible()
  await expect(noted(mara, 'Ben holds the lamp now')).toBeVisible()
})

test('a tin robot plays for somebody absent, whom everybody saw coming; they come back in the middle', async ({
  evening,
}) => {
  const { mara, friends, code } = await table(evening, ['Ben'])
  const [ben] = friends
  if (!ben) throw new Error('nobody came')
  await deal(mara)
  await leaves(ben)
  await expect(strip(mara, /Ben.* away$/)).toContainText(/A tin robot plays for them in \d+ s/)
  await accessible(mara)
  await expect(noted(mara, mara.words.notes.substituted('Ben'))).toBeVisible({ timeout: 20_000 })
  await expect(mara.page.getByText('Ben, a tin robot plays')).toBeAttached()
  await ben.visit(`/${code}`)
  await expect(hand(ben)).toBeVisible()
  await expect(noted(mara, mara.words.notes.returned('Ben'))).toBeVisible()
  await expect(strip(mara, /Ben is away/)).toHaveCount(0)
})

test('the table votes for a tin robot; a vote can be taken back', async ({ evening }) => {
  const { mara, friends } = await table(evening, ['Ben', 'Kim', 'Ida'])
  const [ben, kim, ida] = friends
  if (!ben || !kim || !ida) throw new Error('somebody did not come')
  const { absent, away, aways } = mara.words.house
  await choose(mara, away, aways.wait)
  await deal(mara)
  await playsUntilAsked(mara, [mara, kim, ida], ben)
  await leaves(ben)
  await expect(strip(kim, /Ben.* away$/)).toContainText(absent.patient)
  await kim.pressButton(absent.vote)
  await expect(strip(mara, /Ben.* away$/)).toContainText(absent.votes(1, 3))
  await accessible(kim)
  await kim.pressButton(absent.unvote)
  await expect(strip(mara, /Ben.* away$/)).not.toContainText(absent.votes(1, 3))
  await kim.pressButton(absent.vote)
  await ida.pressButton(absent.vote)
  await expect(noted(mara, mara.words.notes.substituted('Ben'))).toBeVisible()
})

test('somebody new takes over the seat of one who left, if the host lets them', async ({ evening }) => {
  const { mara, friends, code } = await table(evening, ['Ben'])
  const [ben] = friends
  if (!ben) throw new Error('nobody came')
  const { takeOver, host } = mara.words.house
  const eva = await evening.invite('Eva', 'phone')
  eva.forgive(...TURNED_AWAY)
  await watch(eva, code)
  await deal(mara)
  await leaves(ben)
  await expect(noted(mara, mara.words.notes.substituted('Ben'))).toBeVisible({ timeout: 20_000 })
  await expect(eva.page.getByRole('button', { name: takeOver.act })).toHaveCount(0)
  await toggles(mara, host.takeOver)
  await eva.pressButton(takeOver.act)
  await eva.page.getByRole('textbox', { name: eva.words.name.label }).fill('Eva')
  await eva.press(eva.page.getByRole('dialog').getByRole('button', { name: eva.words.name.sitDown }))
  await expect(hand(eva)).toBeVisible()
  await expect(noted(mara, mara.words.notes.tookOver('Eva', 'Ben'))).toBeVisible()
  await ben.visit(`/${code}`)
  await expect(ben.page.getByText(ben.words.room.youWatch).first()).toBeAttached()
  await expect(hand(ben)).toHaveCount(0)
})

test('a pause stands over a running clock until the host lets it go on', async ({ evening }) => {
  const { mara, friends } = await table(evening, ['Ben'])
  const [ben] = friends
  if (!ben) throw new Error('nobody came')
  const { host, paused } = mara.words.house
  const { pace, paces } = mara.words.lobby
  await choose(mara, pace, paces.week)
  await deal(mara)
  await expect(mara.page.getByRole('timer').first()).toBeVisible()
  const sheet = await runTable(mara)
  await accessible(mara)
  await mara.press(sheet.getByRole('button', { name: host.pause }))
  for (const guest of [mara, ben]) {
    await expect(cover(guest)).toBeVisible()
    await expect(guest.page.getByRole('timer')).toHaveCount(0)
    await accessible(guest)
  }
  await expect(noted(mara, mara.words.notes.paused('Mara'))).toBeVisible()
  await ben.reload()
  await expect(cover(ben)).toContainText(paused.guest('Mara'))
  await mara.pressButton(paused.act)
  await expect(cover(ben)).toHaveCount(0)
  await expect(mara.page.getByRole('timer').first()).toBeVisible()
})

test('who is sent home in a match is played by a tin robot; who is banned does not come back until it is lifted', async ({
  evening,
}) => {
  const { mara, friends, code } = await table(evening, ['Ben', 'Kim'])
  const [ben, kim] = friends
  if (!ben || !kim) throw new Error('somebody did not come')
  const { chair, host } = mara.words.house
  kim.forgive(...TURNED_AWAY)
  await deal(mara)
  let sheet = await about(mara, 'Ben')
  await accessible(mara)
  await mara.press(sheet.getByRole('button', { name: mara.words.chair.sendHome }))
  await expect(mara.page.getByRole('heading', { name: chair.sendSure('Ben') })).toBeVisible()
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: mara.words.chair.sendHome }))
  await expect(ben.page.getByRole('heading', { name: ben.words.closed.sentHome.title })).toBeVisible()
  await expect(noted(mara, mara.words.notes.sentHome('Ben'))).toBeVisible()

  sheet = await about(mara, 'Kim')
  await mara.press(sheet.getByRole('button', { name: chair.ban }))
  await expect(mara.page.getByText(chair.banText)).toBeVisible()
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: chair.ban }))
  await expect(kim.page.getByRole('heading', { name: kim.words.closed.banned.title })).toBeVisible()
  await kim.page.goto(`/${code}`)
  await expect(kim.page.getByRole('heading', { name: 'This table is closed to you' })).toBeVisible()
  await accessible(kim)
  sheet = await runTable(mara)
  await mara.press(sheet.getByRole('button', { name: host.unban('Kim') }))
  await expect(sheet.getByRole('button', { name: host.unban('Kim') })).toHaveCount(0)
  await kim.visit(`/${code}`)
  await expect(kim.page.getByText(kim.words.room.youWatch).first()).toBeAttached()
})

test('a locked room takes nobody new; a shut one is seen by its own people only', async ({ evening }) => {
  const { mara, code } = await table(evening, ['Ben'])
  const { host, locked } = mara.words.house
  const ida = await evening.invite('Ida', 'phone')
  ida.forgive(...TURNED_AWAY)
  await toggles(mara, host.lock)
  await ida.visit(`/${code}`)
  await expect(barSaying(ida, locked.title)).toBeVisible()
  await expect(ida.page.getByRole('button', { name: ida.words.name.sitDown })).toHaveCount(0)
  await accessible(ida)
  await toggles(mara, host.shut)
  await expect(ida.page.getByRole('heading', { name: ida.words.closed.shut.title })).toBeVisible()
  const loaded = ida.page.waitForEvent('load')
  await ida.pressButton(ida.words.closed.shut.act)
  await loaded
  await ida.awake()
  await expect(ida.page.getByRole('textbox', { name: ida.words.name.label })).toBeVisible()
  await accessible(ida)
  await ida.page.getByRole('textbox', { name: ida.words.name.label }).fill('Ida')
  await ida.pressButton(ida.words.name.sitDown)
  await expect(ida.page.getByText(ida.words.problems.locked)).toBeVisible()
  await toggles(mara, host.lock)
  await ida.pressButton(ida.words.name.sitDown)
  await expect(barSaying(ida, ida.words.lobby.waitingTitle('Mara'))).toBeVisible()
})

/** Everybody keeps their cards until it is the turn of one of them. */
async function playsUntilAsked(host: Guest, others: readonly Guest[], asked: Guest): Promise<void> {
  const keep = (guest: Guest) => guest.page.getByRole('button', { name: 'Keep them' })
  await expect(async () => {
    for (const guest of others) if (await keep(guest).isVisible()) await guest.press(keep(guest))
    await expect(keep(asked)).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(host.page.getByText(/^Ben, .*, to move$/)).toBeAttached()
}
