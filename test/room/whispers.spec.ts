import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { Listener } from '../table/Listener.ts'
import { deal, openRoom, takeSeat } from '../table/room.ts'
import { seen } from '../table/seen.ts'

const SECRET = 'I never had the queen'

/** Whom to talk to, next to the line to type in. */
const ear = ({ page, words }: Guest, name: string) =>
  page.getByRole('group', { name: words.play.toWhom }).getByRole('radio', { name, exact: true })
const line = ({ page }: Guest, label: string) => page.getByRole('textbox', { name: label, exact: true })
const openTalk = (guest: Guest) => guest.pressButton(new RegExp(`^${guest.words.play.logAndTalk}`))

async function whisper(guest: Guest, to: string, text: string): Promise<void> {
  const { play } = guest.words
  await guest.press(ear(guest, to))
  await line(guest, play.whisper(to)).fill(text)
  await guest.pressButton(play.send)
  await expect(guest.page.getByText(play.whispered(to), { exact: true }).last()).toBeVisible()
}

async function reads(guest: Guest, text: string): Promise<void> {
  await expect(guest.page.getByText(guest.words.play.whisperedToYou, { exact: true }).last()).toBeVisible()
  await expect(guest.page.getByText(text, { exact: true }).last()).toBeVisible()
}

/** Nothing of it has come over the line, nor comes with the page. */
async function knowsNothing(guest: Guest): Promise<void> {
  await guest.reload()
  const texts = (await guest.ear.all()).map(({ text }) => text)
  expect(texts.join('\n')).toContain('Mara')
  expect(texts.join('\n')).not.toMatch(new RegExp(`${SECRET}|"whispers"`))
  await expect(guest.page.getByText(SECRET)).toHaveCount(0)
}

test('a whisper reaches one person and nobody else', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const kim = await evening.invite('Kim', 'desktop')
  const code = await openRoom(mara)
  for (const guest of [ben, kim]) await takeSeat(guest, code)
  const ida = await evening.watches('Ida', code)
  await openTalk(ben)
  await whisper(mara, 'Ben', SECRET)
  await reads(ben, SECRET)
  await whisper(ben, 'Mara', 'I thought so')
  await reads(mara, 'I thought so')
  await expect(ear(ben, 'Mara')).toBeChecked()
  await accessible(ben)
  await knowsNothing(kim)
  expect(ida.heard).not.toMatch(new RegExp(`${SECRET}|"whispers"`))
})

test('a whisper at play is marked as unread, read out, and there again after a reload', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  const listener = await Listener.at(ben)
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  await expect(ben.page.getByRole('list', { name: ben.words.room.players })).toBeVisible()
  await whisper(mara, 'Ben', SECRET)
  await expect(ben.page.getByRole('button', { name: `${ben.words.play.logAndTalk}, 1 neu` })).toBeVisible()
  await expect.poll(() => listener.heardSay('polite', /Mara flüstert dir zu: I never/), { timeout: 30_000 }).toBe(true)
  await openTalk(ben)
  await reads(ben, SECRET)
  await ben.page.keyboard.press('Escape')
  await expect(ben.page.getByRole('button', { name: ben.words.play.logAndTalk, exact: true })).toBeVisible()
  await ben.reload()
  await openTalk(ben)
  await ben.press(ben.page.getByRole('radio', { name: ben.words.play.talk }))
  await reads(ben, SECRET)
})

test('what is meant for somebody who goes is said to nobody, and who comes after reads nothing', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  const ben = await evening.seats('Ben', code)
  await whisper(mara, 'Ben', SECRET)
  await line(mara, 'Whisper to Ben').fill('and another thing')
  await ben.goes()
  await expect(line(mara, 'Choose who hears it')).toHaveValue('and another thing')
  await expect(mara.page.getByRole('button', { name: 'Send' })).toBeDisabled()
  await line(mara, 'Choose who hears it').press('Enter')
  await accessible(mara, 'nobody is chosen', ['dark'])

  const eva = await evening.seats('Eva', code)
  await expect(ear(mara, 'Eva')).not.toBeChecked()
  await expect(mara.page.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(eva.heard).toContain('Mara')
  expect(eva.heard).not.toMatch(new RegExp(`${SECRET}|another thing`))
})

test('whom to talk to is chosen by the keys, and a screen for all shows no whispers', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  const ben = await evening.seats('Ben', code)
  await ear(mara, 'Everyone').focus()
  await mara.page.keyboard.press('ArrowRight')
  await expect(ear(mara, 'Ben')).toBeFocused()
  await mara.page.keyboard.press('Tab')
  await mara.page.keyboard.type(SECRET)
  await mara.page.keyboard.press('Enter')
  await expect.poll(() => ben.heard).toContain(SECRET)

  const still = await evening.inviteAs(ben, 'desktop', { javaScriptEnabled: false })
  still.forgive(/\.js csp$/)
  for (const path of [`/${code}?tv`, `/embed/${code}`]) {
    const wall = await (await still.context.request.get(path)).text()
    expect(wall, path).toContain('Mara')
    expect(wall, path).not.toMatch(new RegExp(`${SECRET}|"?whispers"?:`))
  }
  await still.page.goto(`/${code}`)
  await reads(still, SECRET)
})

test('while the title lets nobody whisper, the choice says why', async ({ evening }) => {
  const { code } = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'desktop')
  // No title has such a time yet: the room is made to say so.
  await ben.page.routeWebSocket(/socket/, (line) => {
    const room = line.connectToServer()
    room.onMessage((text) => line.send(String(text).replace('"watchers":', '"hushed":true,"watchers":')))
  })
  await takeSeat(ben, code)
  await expect(seen(ben.page, 'No whispering in this part of the match.')).toBeVisible()
  await expect(ear(ben, 'Mara')).toBeDisabled()
  await expect(ear(ben, 'Everyone')).toBeChecked()
  await accessible(ben, 'hushed', ['dark'])
})
