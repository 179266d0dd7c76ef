import { expect, test } from './fixtures.ts'
import { hand, handOf } from './games/robot-revolution/playing.ts'
import { accessible } from './table/accessible.ts'
import { barSaying, deal, joinByCode, makeRoom, sitDown, stopTheClock, watch } from './table/room.ts'

const NOT_FOUND = [/answered 404/, /status of 404/]

test('a code that no room has: the page says so and offers to make a room', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  mara.forgive(...NOT_FOUND)
  await mara.visit('/ZZZZZ')
  await expect(mara.page.getByRole('heading', { name: 'No table under that code' })).toBeVisible()
  await expect(mara.page.getByRole('img', { name: 'Room code Z Z Z Z Z' })).toBeVisible()
  await accessible(mara)
  await mara.press(mara.page.getByRole('link', { name: 'Make a room' }))
  await expect(mara.page.getByRole('heading', { name: 'Or set a table' })).toBeVisible()
})

test('an address that leads nowhere leads home', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  mara.forgive(...NOT_FOUND)
  await mara.visit('/no/such/page')
  await expect(mara.page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible()
  await accessible(mara)
  await mara.press(mara.page.getByRole('link', { name: 'Go to the home page' }))
  await expect(mara.page.getByRole('heading', { name: 'Game night for tin robots' })).toBeVisible()
})

test('what can be no code is told apart from a code, and look-alikes are forgiven', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  // The code that is typed is looked up, and no room has it.
  mara.forgive(...NOT_FOUND)
  await mara.visit('/?code=table')
  await expect(mara.page.getByRole('alert')).toContainText('That is no room code')
  const field = mara.page.getByRole('textbox', { name: 'Room code, five letters' })
  await field.fill('b0y 5 1')
  await expect(field).toHaveValue('BQVSL')
  await expect(mara.page.getByRole('button', { name: 'Take a seat' })).toBeEnabled()
  await accessible(mara)
})

test('a full room takes watchers only', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ida = await evening.invite('Ida', 'phone')
  const code = await makeRoom(mara)
  await mara.pressButton('Fill with tin robots')
  await mara.pressButton('Fill with tin robots')
  await expect(mara.page.getByText('6 of 6 seats')).toBeVisible()
  await ida.visit(`/${code}`)
  await expect(barSaying(ida, 'Every seat is taken')).toBeVisible()
  await expect(ida.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0)
  await accessible(ida)
  const answer = await ida.context.request.post(`/api/rooms/${code}/seats`, { data: { name: 'Ida' } })
  expect(await answer.json()).toMatchObject({ code: 'room_full', status: 409 })
})

test('who is sent home is told so, and may watch', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const code = await makeRoom(mara)
  await joinByCode(ben, code)
  await mara.pressButton(/Ben Telly, here/)
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: 'Send home' }))
  await expect(ben.page.getByRole('heading', { name: 'The host sent you home' })).toBeVisible()
  await ben.pressButton('Watch this table')
  await expect(barSaying(ben, 'You are watching')).toBeVisible()
  await expect(mara.page.getByText('1 of 6 seats')).toBeVisible()
  await sitDown(ben)
  await expect(mara.page.getByText('2 of 6 seats')).toBeVisible()
})

test('two pages of one browser are one person, in step', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await makeRoom(mara)
  await stopTheClock(mara)
  await joinByCode(ben, code)
  const again = await evening.another(ben)
  await again.visit(`/${code}`)
  await expect(barSaying(again, /^Waiting for Mara/)).toBeVisible()
  await expect(mara.page.getByText('2 of 6 seats')).toBeVisible()
  await deal(mara)
  // Each page draws its table when it comes to it.
  for (const page of [again, ben]) await expect(hand(page)).toBeVisible()
  expect(await handOf(again)).toEqual(await handOf(ben))
  const asked = ben.ear.known.table?.scene.asks ? again : mara
  await asked.pressButton('Keep them')
  for (const page of [ben, again]) {
    const words = asked === mara ? /^Keep these five/ : 'Mara is looking at their hand'
    await expect(barSaying(page, words)).toBeVisible()
  }
})

test('the lamp passes on when the host has been away for a while', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  const code = await makeRoom(mara)
  await joinByCode(ben, code)
  await mara.page.close()
  await expect(ben.page.getByText(/Sprocket, away/)).toBeAttached()
  await expect(barSaying(ben, 'You hold the lamp: deal when ready')).toBeVisible({ timeout: 20_000 })
})

test('table talk reaches everybody, as text', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ida = await evening.invite('Ida', 'desktop')
  const code = await makeRoom(mara)
  await watch(ida, code)
  const said = '<img src=x onerror=alert(1)> שלום 🤖'
  await mara.page.getByRole('textbox', { name: 'Say something to the table' }).fill(said)
  await mara.pressButton('Send')
  await expect(ida.page.getByText(said, { exact: true }).first()).toBeVisible()
  await expect(ida.page.getByText('You are watching').last()).toBeVisible()
})

test('what is half said at the deal is still there at the table, and for the same ears', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone')
  await joinByCode(ben, await makeRoom(mara))
  await mara.press(mara.page.getByRole('radio', { name: 'Ben', exact: true }))
  await mara.page.getByRole('textbox', { name: 'Whisper to Ben' }).fill('Do not tell')
  await deal(mara)
  await expect(hand(mara)).toBeVisible()
  await expect(mara.page.getByRole('textbox', { name: 'Whisper to Ben' })).toHaveValue('Do not tell')
})
