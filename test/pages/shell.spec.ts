import type { OwnSeat } from '@robot-night/protocol'
import { expect, test } from '../fixtures.ts'
import { hand } from '../games/robot-revolution/playing.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { barSaying, deal, openRoom, sitDown, takeSeat } from '../table/room.ts'
import { seen } from '../table/seen.ts'

test('what leads nowhere leads home: a code that no room has, an address, and what can be no code', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone')
  mara.forgive(/answered 404/, /status of 404/)

  await test.step('a code that no room has: the page says so and offers to make a room', async () => {
    await mara.visit('/ZZZZZ')
    await expect(mara.page.getByRole('heading', { name: 'No table with that code' })).toBeVisible()
    await expect(mara.page.getByRole('img', { name: 'Room code Z Z Z Z Z' })).toBeVisible()
    await mara.press(mara.page.getByRole('link', { name: 'Open a table' }))
    await expect(mara.page.getByRole('heading', { name: 'Or open a table' })).toBeVisible()
    await mara.visit('/ZZZZZ')
    await mara.press(mara.page.getByRole('link', { name: 'Type it again' }))
    await expect(mara.page.getByRole('textbox', { name: 'Room code, five letters' })).toHaveValue('ZZZZZ')
  })

  await test.step('a word that is no code: there is no such page', async () => {
    await mara.visit('/howto')
    await expect(mara.page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible()
  })

  await test.step('an address that leads nowhere', async () => {
    await mara.visit('/no/such/page')
    await expect(mara.page.getByRole('heading', { name: 'There’s nothing here' })).toBeVisible()
    await mara.press(mara.page.getByRole('link', { name: 'Go to the home page' }))
    await expect(mara.page.getByRole('heading', { name: 'Game night for tin robots' })).toBeVisible()
  })

  await test.step('what can be no code is told apart from a code, and look-alikes are forgiven', async () => {
    await mara.visit('/?code=table')
    await expect(mara.page.getByRole('alert')).toContainText('Codes have no vowels, only consonants')
    const field = mara.page.getByRole('textbox', { name: 'Room code, five letters' })
    await expect(field).toHaveValue('table')
    await field.fill('b0y 5 1')
    await expect(field).toHaveValue('BQVSL')
    await expect(mara.page.getByRole('button', { name: 'Take a seat' })).toBeEnabled()
  })
})

test('home leads back to a table where this device has a seat, until it is told to forget it', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  const { page } = mara
  const code = await openRoom(mara)
  const kept = () => page.evaluate(() => localStorage.getItem('tables'))
  await expect.poll(kept).toBe(JSON.stringify([code]))
  const back = page.getByRole('link', { name: /^Back to (your|Ben’s) table/ })

  await test.step('from the lobby, for this device alone', async () => {
    await mara.visit('/')
    await expect(back).toContainText(`${code} · Robot Revolution · not dealt yet`)
    await accessible(mara)
    expect(await (await mara.context.request.get('/')).text()).not.toContain(code)
    const line = page.waitForEvent('websocket')
    await mara.press(back)
    await expect(page).toHaveURL(new RegExp(`/${code}$`))
    // Else who sits down next is the host.
    await (await line).waitForEvent('framereceived')
  })

  await test.step('from the middle of a match: whose turn it is', async () => {
    await evening.seats('Ben', code)
    await deal(mara)
    await mara.visit('/')
    await expect(back).toContainText(/(your turn|playing)$/)
    // A tin robot may have taken over meanwhile.
    await page.route(`**/api/rooms/${code}/seat`, async (route) => {
      const seat: OwnSeat = await (await route.fetch()).json()
      await route.fulfill({ json: { ...seat, isAsked: true } })
    })
    await mara.reload()
    await expect(back).toContainText('your turn')
    await page.unroute(`**/api/rooms/${code}/seat`)
  })

  await test.step('it is forgotten, and the seat is still there', async () => {
    await mara.pressButton(`Don’t show table ${code} here any more`)
    await expect(back).toHaveCount(0)
    expect(await kept()).toBeNull()
    await mara.reload()
    await expect(page.getByRole('heading', { name: 'Or open a table' })).toBeVisible()
    await expect(back).toHaveCount(0)
    await mara.visit(`/${code}`)
    await expect(hand(mara)).toBeVisible()
  })
})

test('a latecomer takes a tin robot’s seat, and others change theirs', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara)
  await mara.pressButton(mara.words.lobby.fillBots)
  await mara.pressButton(mara.words.lobby.fillBots)
  await expect(seen(mara.page, '6 of 6 taken')).toBeVisible()
  const ida = await evening.invite('Ida', 'phone')
  await ida.visit(`/${code}`)
  await expect(seen(ida.page, ida.words.lobby.botGetsUp)).toBeVisible()
  await accessible(ida)
  await sitDown(ida)
  const chairOf = ({ page }: Guest, name: RegExp) => page.locator('[data-chair]').filter({ hasText: name })
  const firstBot = (guest: Guest) =>
    guest.press(
      chairOf(guest, /tin robot/)
        .first()
        .getByRole('button'),
    )
  await expect(chairOf(mara, /Ida/)).toHaveAttribute('data-chair', '5')

  await test.step('a guest, through the sheet of a tin robot', async () => {
    await firstBot(ida)
    await accessible(ida, 'the sheet of a tin robot')
    await ida.pressButton(/^Sit here as /)
    await expect(chairOf(mara, /Ida/)).toHaveAttribute('data-chair', '1')
  })

  await test.step('the host too, who stays the host; and a free one with one press', async () => {
    await firstBot(mara)
    await mara.pressButton(/^Sit here as /)
    await expect(chairOf(mara, /Mara/)).toHaveAttribute('data-chair', '2')
    await expect(barSaying(mara, mara.words.lobby.hostTitle)).toBeVisible()
    await firstBot(mara)
    await mara.pressButton('Remove the bot')
    await ida.pressButton(/Sit here as /)
    await expect(chairOf(ida, /Ida/)).toHaveAttribute('data-chair', '0')
  })
})

test('who comes in the middle of a match is at the table for the next one', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  await mara.windsUp(5)
  await mara.deals()
  const ida = await evening.invite('Ida', 'phone')
  await ida.visit(`/${mara.code}`)
  await ida.pressButton('Menu')
  await ida.pressButton('Keep me a seat for the next match')
  await accessible(ida, 'asking for a seat')
  await ida.page.getByRole('textbox', { name: ida.words.name.label }).fill('Ida')
  await ida.pressButton('Keep me a seat for the next match')
  await expect(seen(ida.page, 'You’re in for the next match')).toBeVisible()
  await mara.manages({ do: 'stop' })
  await expect
    .poll(() => mara.known.room?.chairs.some((chair) => chair.kind === 'person' && chair.name === 'Ida'))
    .toBe(true)
})

test('a full room takes watchers only', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  for (const name of ['Ann', 'Ben', 'Cleo', 'Dora', 'Eve']) await evening.seats(name, mara.code)
  const ida = await evening.invite('Ida', 'phone')
  await ida.visit(`/${mara.code}`)
  await expect(barSaying(ida, 'Every seat is taken')).toBeVisible()
  await expect(ida.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0)
  await accessible(ida)
  const answer = await ida.context.request.post(`/api/rooms/${mara.code}/seats`, { data: { name: 'Ida' } })
  expect(await answer.json()).toMatchObject({ code: 'room_full', status: 409 })
})

test('who is sent home is told so, and may watch and sit down again', async ({ evening }) => {
  const mara = await evening.hosts('Mara')
  const ben = await evening.invite('Ben', 'phone')
  await takeSeat(ben, mara.code)
  await mara.manages({ do: 'clearChair', chair: ben.ear.known.me.chair ?? 0 })
  await expect(ben.page.getByRole('heading', { name: 'The host sent you home' })).toBeVisible()
  await ben.pressButton('Watch this table')
  await expect(barSaying(ben, 'You’re watching')).toBeVisible()
  await expect(seen(ben.page, '1 of 6 taken')).toBeVisible()
  await sitDown(ben)
  await expect(seen(ben.page, '2 of 6 taken')).toBeVisible()
})

test('what is half said at the deal is still there at the table, and for the same ears', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await evening.seats('Ben', await openRoom(mara))
  await mara.press(mara.page.getByRole('radio', { name: 'Ben', exact: true }))
  await mara.page.getByRole('textbox', { name: 'Whisper to Ben' }).fill('Do not tell')
  await deal(mara)
  await expect(hand(mara)).toBeVisible()
  await expect(mara.page.getByRole('textbox', { name: 'Whisper to Ben' })).toHaveValue('Do not tell')
})
