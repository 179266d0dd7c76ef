import { expect, test } from '../fixtures.ts'
import { askedOf, dealtTo, questionOf, said, skipsTheatre } from '../games/robot-revolution/playing.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { barSaying, deal, openRoom } from '../table/room.ts'
import {
  asksWith,
  copiesLink,
  handOffWords,
  handsOff,
  knockOn,
  letsIn,
  linkOf,
  opensHandOff,
  opensInvite,
  otherDevice,
  pageSaying,
  toast,
} from '../table/ticket.ts'

/** A refused ticket is an answer of 4xx, which browsers write down. */
const REFUSED = [/answered 4\d\d: .*\/tickets$/, /console: Failed to load resource/]
const says = (guest: Guest, text: string) => guest.page.getByText(text, { exact: true }).last()

async function tells(guest: Guest, text: string): Promise<void> {
  await guest.page.getByRole('textbox', { name: guest.words.play.say }).fill(text)
  await guest.pressButton(guest.words.play.send)
}

test('a seat is open on three devices, and all of them are live, until one signs another out', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const [second, third] = [await otherDevice(evening, mara, 'desktop'), await otherDevice(evening, mara, 'desktop')]
  const code = await openRoom(mara)
  const ben = await evening.seats('Ben', code)
  await handsOff(mara, second, 'mirror')
  await handsOff(second, third, 'mirror')
  await ben.says('who is where?')
  for (const device of [mara, second, third]) await expect(says(device, 'who is where?')).toBeVisible()
  await tells(third, 'on my third device')
  for (const device of [mara, second]) await expect(says(device, 'on my third device')).toBeVisible()
  await expect.poll(() => ben.heard).toContain('on my third device')
  await expect(barSaying(second, second.words.lobby.hostTitle)).toBeVisible()
  expect(ben.heard).not.toMatch(/"own"|"asking"|"tickets"|"digits"/)

  await test.step('one device signs the others out', async () => {
    await opensHandOff(mara)
    const { another, signOutOf } = handOffWords(mara)
    const signOut = mara.page.getByRole('button', { name: signOutOf(another.computer) })
    await expect(signOut).toHaveCount(2)
    for (const left of [1, 0]) {
      await mara.press(signOut.first())
      await expect(signOut).toHaveCount(left)
    }
    for (const device of [second, third])
      await expect(pageSaying(device, device.words.closed.signedOut.title)).toBeVisible()
    await second.pressButton(second.words.closed.signedOut.act)
    await expect(barSaying(second, second.words.lobby.watchTitle)).toBeVisible()
    await second.visit(`/${code}`)
    await expect(barSaying(second, second.words.lobby.watchTitle)).toBeVisible()
  })
})

test('a seat moves in the middle of a question, and is answered on the other device', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara, { pace: 'off' })
  const ben = await evening.seats('Ben', code)
  await deal(mara)
  await skipsTheatre(mara)
  await ben.until(() => askedOf(mara) === 'mulligan')
  const question = questionOf(mara, 'mulligan')
  const phone = await otherDevice(evening, mara, 'phone')
  const hand = await dealtTo(mara)

  const link = await linkOf(mara, 'move')
  const digits = await asksWith(phone, link, 'Mara')
  expect(await knockOn(mara)).toBe(digits)
  await letsIn(mara)
  await expect(barSaying(phone, question)).toBeVisible()
  expect(await dealtTo(phone)).toEqual(hand)
  await expect(mara.page.getByText(mara.words.room.youWatch).first()).toBeVisible()
  await expect(barSaying(mara, question)).toBeHidden()

  const { beat } = ben.known.table?.scene ?? {}
  await phone.pressButton(said(phone).ask.keep)
  await expect(barSaying(phone, question)).toBeHidden()
  await expect.poll(() => ben.known.table?.scene.beat).not.toBe(beat)
})

test('a ticket is good once, and gives nothing to anyone who photographed it', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const thief = await evening.invite('Otto', 'desktop')
  const tablet = await otherDevice(evening, mara, 'desktop')
  thief.forgive(...REFUSED)
  tablet.forgive(...REFUSED)
  await openRoom(mara)
  const { problems, take, knock } = handOffWords(mara)
  const first = await linkOf(mara, 'move')

  await test.step('the thief is first: another number stands there', async () => {
    await asksWith(thief, first, 'Mara')
    await tablet.visit(first)
    await expect(pageSaying(tablet, problems.ticket_taken.title)).toBeVisible()
    await letsIn(mara, false)
    await expect(pageSaying(thief, problems.ticket_refused.title)).toBeVisible()
    await thief.pressButton(take.look)
    await expect(barSaying(thief, thief.words.lobby.watchTitle)).toBeVisible()
  })

  await test.step('the thief is late', async () => {
    await expect(toast(mara, knock.refused)).toBeVisible()
    await mara.pressButton(handOffWords(mara).newCode)
    await expect.poll(() => copiesLink(mara)).not.toBe(first)
    const link = await copiesLink(mara)
    await asksWith(tablet, link, 'Mara')
    await thief.visit(link)
    await expect(pageSaying(thief, problems.ticket_taken.title)).toBeVisible()
    await letsIn(mara)
    await expect(barSaying(tablet, tablet.words.lobby.hostTitle)).toBeVisible()
    await thief.reload()
    await expect(pageSaying(thief, problems.ticket_used.title)).toBeVisible()
  })

  await test.step('a newer one makes it worthless, and half of one is none', async () => {
    const old = await linkOf(tablet, 'move')
    await tablet.pressButton(handOffWords(tablet).newCode)
    await expect.poll(() => copiesLink(tablet)).not.toBe(old)
    for (const [link, title] of [
      [old, problems.ticket_revoked.title],
      [`${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`, problems.no_such_ticket.title],
    ] as const) {
      await thief.visit('/')
      await thief.visit(link)
      await expect(pageSaying(thief, title)).toBeVisible()
    }
  })

  await test.step('nor is one that has run out', async () => {
    // The room's clock cannot be set from here: that it says so is told in handOff.test.ts.
    await thief.page.route('**/tickets', (route) =>
      route.fulfill({ status: 410, contentType: 'application/problem+json', json: { code: 'ticket_expired' } }),
    )
    await thief.visit('/')
    await thief.visit(first)
    await expect(pageSaying(thief, problems.ticket_expired.title)).toBeVisible()
    await accessible(thief, 'run out', ['dark'])
  })
})

test('a friend is invited to one seat, in their own language', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  await openRoom(mara)
  const { invite } = handOffWords(mara)
  await opensInvite(mara)
  await mara.press(mara.page.getByRole('dialog').getByRole('radio', { name: 'Boiler' }))
  await mara.pressButton(invite.make)
  await ben.visit(await copiesLink(mara))
  await expect(pageSaying(ben, handOffWords(ben).take.invited('Mara'))).toBeVisible()
  await ben.page.getByRole('textbox', { name: ben.words.name.label }).fill('Ben')
  await ben.pressButton(ben.words.name.sitDown)
  await expect(toast(ben, handOffWords(ben).take.done('Ben'))).toBeVisible()
  await mara.pressButton(mara.words.app.close)
  await expect(mara.page.getByRole('button', { name: /Ben.*Boiler/ })).toBeVisible()
})
