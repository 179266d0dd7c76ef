import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { hand } from '../games/robot-revolution/playing.ts'
import { accessible } from '../table/accessible.ts'
import { Aide } from '../table/Aide.ts'
import type { Guest } from '../table/Guest.ts'
import { runTable, toggles } from '../table/roomSettings.ts'
import { barSaying, choose, deal, openRoom, takeSeat, watch } from '../table/room.ts'
import { seen } from '../table/seen.ts'

const TURNED_AWAY = [/answered (403|409)/, /status of (403|409)/]

const strip = ({ page }: Guest, name: RegExp): Locator => page.getByRole('region', { name })
const noted = (guest: Guest, text: string) => guest.page.getByText(text, { exact: true }).last()
const cover = ({ page, words }: Guest) => page.getByRole('region', { name: words.roomSettings.paused.title })
const leaves = ({ page }: Guest) => page.goto('about:blank')
/** The sheet of somebody at play. */
async function about(host: Guest, name: string): Promise<Locator> {
  const sheet = await runTable(host)
  await host.press(sheet.getByRole('button', { name: host.words.room.menuOf(name) }))
  return host.page.getByRole('dialog')
}
/** The host ends the match, and all are in the lobby. */
async function backToLobby(host: Guest, code: string): Promise<void> {
  const aide = await Aide.of(host, code)
  await aide.manages({ do: 'stop' })
  await aide.manages({ do: 'toLobby' })
  aide.leave()
  await barSaying(host, host.words.lobby.hostTitle).waitFor()
}

test('who vanishes leaves the lamp to the next, and at play their turns to a tin robot, until they are back', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)

  await test.step('a host is a guest when they are back', async () => {
    await leaves(mara)
    await expect(barSaying(ben, ben.words.lobby.hostTitle)).toBeVisible({ timeout: 20_000 })
    await mara.visit(`/${code}`)
    await expect(barSaying(mara, mara.words.lobby.waitingTitle('Ben'))).toBeVisible()
    await expect(noted(mara, 'Ben is the host now')).toBeVisible()
  })

  await test.step('everybody sees the tin robot coming; they come back in the middle', async () => {
    await deal(ben)
    await leaves(ben)
    await expect(strip(mara, /Ben.* away$/)).toContainText(/A bot takes over in \d+ s/)
    await accessible(mara, 'somebody is away', ['dark'])
    await expect(noted(mara, mara.words.notes.botSteppedIn('Ben'))).toBeVisible({ timeout: 20_000 })
    await expect(mara.page.getByText('Ben, away, a bot is playing')).toBeAttached()
    await ben.visit(`/${code}`)
    await expect(hand(ben)).toBeVisible()
    await expect(noted(mara, mara.words.notes.returned('Ben'))).toBeVisible()
    await expect(strip(mara, /Ben is away/)).toHaveCount(0)
  })
})

test('the table votes for a tin robot; a vote can be taken back', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  const { code } = mara
  const ben = await evening.seats('Ben', code)
  const kim = await evening.invite('Kim', 'desktop')
  await takeSeat(kim, code)
  const ida = await evening.seats('Ida', code)
  await mara.manages({ do: 'setAbsence', absence: 'wait' })
  await mara.deals()
  const kims = await Aide.of(kim, code)
  await Promise.all([mara, kims, ida].map((each) => each.until(() => ben.asked !== null)))
  kims.leave()
  ben.leave()

  const { absent } = kim.words.roomSettings
  const away = strip(kim, /Ben.* away$/)
  await expect(away).toContainText(absent.patient)
  await kim.pressButton(absent.vote)
  await expect(away).toContainText(absent.votes(1, 3))
  await accessible(kim, 'a vote', ['dark'])
  await kim.pressButton(absent.unvote)
  await expect(away).not.toContainText(absent.votes(1, 3))
  await kim.pressButton(absent.vote)
  await ida.does({ what: 'vote', chair: ben.known.me.chair, on: true })
  await expect(noted(kim, kim.words.notes.botSteppedIn('Ben'))).toBeVisible()
})

test('who leaves in the middle is played by a bot and comes back; somebody new has the seat only where all saw before the deal that they may', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const [ben, eva] = [await evening.invite('Ben', 'phone'), await evening.invite('Eva', 'phone')]
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  eva.forgive(...TURNED_AWAY)
  await watch(eva, code)
  const { takeOver, leave, fixed } = ben.words.seats
  const { passing } = mara.words.roomSettings

  await test.step('nobody but their owner takes the seat up again', async () => {
    await deal(mara)
    await expect(hand(ben)).toBeVisible()
    await ben.pressButton(ben.words.app.menu)
    await ben.pressButton(ben.words.lobby.leave)
    await expect(ben.page.getByRole('heading', { name: leave.title })).toBeVisible()
    await accessible(ben, 'leaving', ['dark'])
    await ben.press(ben.page.getByRole('dialog').getByRole('button', { name: ben.words.lobby.leave }))
    await expect(ben.page.getByRole('button', { name: takeOver.actOwn })).toBeVisible()
    await expect(hand(ben)).toHaveCount(0)
    await expect(eva.page.getByText(eva.words.room.youWatch).first()).toBeAttached()
    await expect(eva.page.getByRole('button', { name: takeOver.act })).toHaveCount(0)
    const sheet = await runTable(mara)
    await expect(seen(sheet, fixed.stays)).toBeVisible()
    await mara.pressButton(mara.words.app.close)
    await ben.pressButton(takeOver.actOwn)
    await expect(hand(ben)).toBeVisible()
    await expect(noted(mara, mara.words.notes.returned('Ben'))).toBeVisible()
  })

  await test.step('in the next match, as the host has it, somebody new takes over', async () => {
    await backToLobby(mara, code)
    await choose(mara, passing.label, passing.choices.passes)
    await expect(seen(ben.page, passing.hints.passes)).toBeVisible()
    await deal(mara)
    await leaves(ben)
    await eva.press(eva.page.getByRole('button', { name: takeOver.act }), { timeout: 20_000 })
    await eva.page.getByRole('textbox', { name: eva.words.name.label }).fill('Eva')
    await eva.press(eva.page.getByRole('dialog').getByRole('button', { name: eva.words.name.sitDown }))
    await expect(hand(eva)).toBeVisible()
    await expect(noted(mara, mara.words.notes.tookOver('Eva', 'Ben'))).toBeVisible()
    await ben.visit(`/${code}`)
    await expect(ben.page.getByText(ben.words.room.youWatch).first()).toBeAttached()
    await expect(hand(ben)).toHaveCount(0)
  })
})

test('a match of days says in days what is left, hurries nobody who is away, and a pause stands over its clock', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const code = await openRoom(mara, { pace: 'week' })
  await takeSeat(ben, code)
  const { host, paused } = mara.words.roomSettings
  await deal(mara)
  for (const { page } of [mara, ben]) {
    // The Worker under test has twenty seconds in one.
    await expect(page.getByRole('timer')).toHaveAttribute('aria-label', /^[78] hours left$/)
    await expect(seen(page, /^[78] hours left$/)).toBeVisible()
  }
  await accessible(ben, 'a turn of days', ['dark'])
  const sheet = await runTable(mara)
  await accessible(mara, 'running the table', ['dark'])
  await mara.press(sheet.getByRole('button', { name: host.pause }))
  for (const guest of [mara, ben]) {
    await expect(cover(guest)).toBeVisible()
    await expect(guest.page.getByRole('timer')).toHaveCount(0)
  }
  await accessible(ben, 'paused')
  await expect(noted(mara, mara.words.notes.paused('Mara'))).toBeVisible()
  await ben.reload()
  await expect(cover(ben)).toContainText(paused.guest('Mara'))
  await mara.pressButton(paused.act)
  await expect(cover(ben)).toHaveCount(0)
  await expect(mara.page.getByRole('timer').first()).toBeVisible()
  await leaves(ben)
  await expect(mara.page.getByText(/^Ben, away/)).toBeAttached()
  await expect(mara.page.getByText(mara.words.absent.title('Ben'))).toHaveCount(0)
})

test('who is sent home is played by a tin robot, who is banned stays away until it is lifted; locked or shut the room takes nobody', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const kim = await evening.invite('Kim', 'phone')
  const code = await openRoom(mara, { pace: 'off' })
  await evening.seats('Ben', code)
  await takeSeat(kim, code)
  kim.forgive(...TURNED_AWAY)
  const { chair, host, locked } = mara.words.roomSettings

  await test.step('sent home', async () => {
    await deal(mara)
    const sheet = await about(mara, 'Ben')
    await accessible(mara, 'about somebody', ['dark'])
    await mara.press(sheet.getByRole('button', { name: mara.words.chair.sendHome }))
    await expect(mara.page.getByRole('heading', { name: chair.sendSure('Ben') })).toBeVisible()
    await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: mara.words.chair.sendHome }))
    await expect(mara.page.getByText(/^Ben was sent home; .+ plays on for them$/).last()).toBeVisible()
  })

  await test.step('banned', async () => {
    let sheet = await about(mara, 'Kim')
    await mara.press(sheet.getByRole('button', { name: chair.ban }))
    await expect(seen(mara.page, chair.banText)).toBeVisible()
    await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: chair.ban }))
    await expect(kim.page.getByRole('heading', { name: kim.words.closed.banned.title })).toBeVisible()
    await kim.page.goto(`/${code}`)
    await expect(kim.page.getByRole('heading', { name: 'This table is closed to you' })).toBeVisible()
    await accessible(kim, 'banned')
    sheet = await runTable(mara)
    await mara.press(sheet.getByRole('button', { name: host.unban('Kim') }))
    await expect(sheet.getByRole('button', { name: host.unban('Kim') })).toHaveCount(0)
    await mara.pressButton(mara.words.app.close)
    await kim.visit(`/${code}`)
    await expect(kim.page.getByText(kim.words.room.youWatch).first()).toBeAttached()
  })

  await test.step('locked, and shut', async () => {
    await backToLobby(mara, code)
    await toggles(mara, host.lock)
    await expect(barSaying(kim, locked.title)).toBeVisible()
    await expect(kim.page.getByRole('button', { name: kim.words.name.sitDown })).toHaveCount(0)
    await accessible(kim, 'locked', ['dark'])
    await toggles(mara, host.shut)
    await expect(kim.page.getByRole('heading', { name: kim.words.closed.shut.title })).toBeVisible()
    const loaded = kim.page.waitForEvent('load')
    await kim.pressButton(kim.words.closed.shut.act)
    await loaded
    await kim.awake()
    await expect(kim.page.getByRole('heading', { name: kim.words.closed.shut.title })).toBeVisible()
    await expect(kim.page.getByRole('textbox', { name: kim.words.name.label })).toHaveCount(0)
    await accessible(kim, 'shut', ['dark'])
    for (const hurdle of [host.lock, host.shut]) await toggles(mara, hurdle)
    await takeSeat(kim, code)
    await expect(barSaying(kim, kim.words.lobby.waitingTitle('Mara'))).toBeVisible()
  })
})
