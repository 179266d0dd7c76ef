import { expect, test } from '../fixtures.ts'
import type { Guest } from '../table/Guest.ts'
import { NO_NETWORK } from '../table/line.ts'
import { COMPANION, COVERED, covers, OPEN, panel } from '../table/phone.ts'
import { seen } from '../table/seen.ts'

const words = COMPANION.en
const { table } = words

async function make(guest: Guest): Promise<string> {
  await guest.visit('/companion')
  await guest.pressButton(table.offer.act)
  const sheet = guest.page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(guest.name)
  await guest.press(sheet.getByRole('button', { name: table.offer.act }))
  await expect(guest.page.getByRole('button', { name: table.shuffle })).toBeVisible()
  return new URL(guest.page.url()).pathname.slice('/companion/'.length)
}
async function join(guest: Guest, code: string): Promise<void> {
  await guest.visit(`/companion/${code.toLowerCase()}`)
  await guest.page.getByRole('textbox').fill(guest.name)
  await guest.pressButton(table.join.act)
  await expect(seen(guest.page, /to shuffle|Back to my cards/)).toBeVisible()
}
async function uncovered(guest: Guest): Promise<string> {
  await guest.pressButton(words.uncover.robot)
  return panel(guest, 'robot').getByRole('heading').innerText()
}

test('CM-20 to CM-27 three phones around one deck: each its own cards, face down, and one that shuffles', async ({
  evening,
}) => {
  const mira = await evening.invite('Mira', 'phone')
  const ben = await evening.invite('Ben', 'phone')
  const ida = await evening.invite('Ida', 'desktop')
  const everybody = [mira, ben, ida]
  const code = await make(mira)
  await join(ben, code)
  await join(ida, code)
  await expect(seen(mira.page, '3 phones')).toBeVisible()

  await mira.pressButton(table.shuffle)
  for (const guest of everybody) {
    await expect(panel(guest, 'robot')).toBeVisible()
    expect(await covers(guest)).toEqual(COVERED)
  }
  const robots = [await uncovered(mira), await uncovered(ben), await uncovered(ida)]
  expect(new Set(robots).size).toBe(3)
  await expect(ben.page.getByRole('button', { name: words.head.shuffle })).toHaveCount(0)

  await ben.pressButton(words.head.info)
  await ben.press(ben.page.getByRole('button', { name: new RegExp(`^${words.info.entries.convert.name}`) }))
  expect(await covers(ben)).toEqual({ ...OPEN, robot: true })
  await ben.pressButton(words.neutral.whole)
  await ben.press(ben.page.getByRole('button', { name: words.turn.N }))
  await ben.reload()
  await expect(ben.page.getByRole('button', { name: words.turn.G })).toBeVisible()
  expect(await covers(ben)).toEqual({ ...OPEN, robot: true })

  await mira.pressButton(words.head.shuffle)
  await mira.pressButton(table.again.yes)
  for (const guest of everybody) {
    await expect(guest.page.getByRole('heading', { name: table.round(2) })).toBeVisible()
    expect(await covers(guest)).toEqual(COVERED)
  }
})

test('CM-26 the extra robot is the same on all screens', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  const ben = await evening.invite('Ben', 'phone')
  const code = await make(mira)
  await join(ben, code)
  await mira.press(mira.page.getByRole('switch', { name: table.npc.on }))
  await mira.pressButton(table.shuffle)
  await expect(panel(ben, 'robot')).toBeVisible()
  await ben.press(ben.page.getByRole('radio', { name: words.sides.E }))
  await expect(mira.page.getByRole('radio', { name: words.sides.E })).toBeChecked()
})

test('CM-24, CM-25 who leaves for good is out, and somebody else shuffles', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  const ben = await evening.invite('Ben', 'phone')
  const code = await make(mira)
  await join(ben, code)
  await mira.pressButton(table.leave.act)
  await mira.press(mira.page.getByRole('dialog').getByRole('button', { name: table.leave.act }))
  await expect(mira.page.getByRole('button', { name: table.join.act })).toBeVisible()
  await expect(ben.page.getByRole('button', { name: table.shuffle })).toBeVisible()
})

test('CM-23 a coin turned while the line is down is heard of later', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  await make(mira)
  await mira.pressButton(table.shuffle)
  await mira.pressButton(words.uncover.allegiance)
  await mira.context.setOffline(true)
  mira.forgive(...NO_NETWORK)
  await mira.pressButton(words.neutral.whole)
  await mira.context.setOffline(false)
  await expect(async () => {
    await mira.reload()
    await expect(mira.page.getByRole('button', { name: words.turn.N })).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('the code of a table leads there from the home page, and so does the QR code', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  const ben = await evening.invite('Ben', 'phone')
  const code = await make(mira)
  await expect(mira.page.getByRole('img', { name: new RegExp(`/companion/${code}$`) })).toBeVisible()
  // No room has that code: it is asked for first.
  ben.forgive(/404/)
  await ben.visit('/')
  await ben.page.getByRole('textbox', { name: ben.words.home.codeLabel }).fill(code)
  await ben.pressButton(ben.words.home.takeSeat)
  await expect(ben.page).toHaveURL(new RegExp(`/companion/${code}$`))
  await expect(ben.page.getByRole('button', { name: table.join.act })).toBeVisible()
})

test('a code that no table has says so', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'phone')
  await mira.visit('/companion/ZZZZZ')
  await expect(mira.page.getByRole('heading', { name: table.gone.title })).toBeVisible()
})
