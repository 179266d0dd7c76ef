import { expect, test } from '../fixtures.ts'
import { Keys } from '../table/Keys.ts'
import { Listener } from '../table/Listener.ts'
import { barSaying, deal, openRoom, watch, windUp } from '../table/room.ts'

const timesHeard = (voice: Listener, words: string): number =>
  voice.heard.filter(({ text }) => text.includes(words)).length

test('a question is put once, however much is said meanwhile', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const voice = await Listener.at(mara)
  const code = await openRoom(mara, { title: 'not-a-robot', pace: 'off' })
  const ben = await evening.seats('Ben', code)
  await evening.seats('Cleo', code)
  await deal(mara)
  await expect.poll(() => timesHeard(voice, 'Your word, Mara?')).toBe(1)
  for (const text of ['Take your time', 'No hurry']) {
    await ben.says(text)
    await expect.poll(() => voice.heardOf(text)).toBe(true)
  }
  expect(timesHeard(voice, 'Your word, Mara?')).toBe(1)
})

test('a deal is told with the hand and who begins, and nothing talks over it', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const voice = await Listener.at(mara)
  const code = await openRoom(mara, { pace: 'off' })
  await evening.seats('Ben', code)
  voice.heard.length = 0
  await deal(mara)
  const told = /You drew the .+\. .+ the first Primary Unit\. You were dealt (\w+ of \w+(, )?){5}\./i
  await expect.poll(() => voice.heardSay('polite', told)).toBe(true)
  // The address follows to the title's page, whose name the router would read out.
  await expect(mara.page).toHaveURL(/robot-revolution$/)
  expect(voice.heard.filter(({ text }) => text.includes(' · '))).toEqual([])
})

test('a question is put with its time, and what the clock did with it is told', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const voice = await Listener.at(mara)
  const code = await openRoom(mara, { pace: 'relaxed' })
  const ben = await evening.seats('Ben', code)
  await deal(mara)
  const isTold = () =>
    voice.heard.some(({ text }) => /Time’s up: (you keep your hand|a card was played|cards were played)/.test(text))
  await Promise.all([
    ben.until(isTold),
    // Little time: it can't wait.
    expect.poll(() => voice.heardSay('assertive', /(five\?|face up|down)\b.*\d seconds? left$/)).toBe(true),
    expect.poll(isTold, { timeout: 60_000 }).toBe(true),
    // Those who look see it, too.
    expect(mara.page.getByRole('region', { name: /^Time’s up: / })).toBeVisible({ timeout: 60_000 }),
  ])
  // Until they press something.
  await mara.page.getByRole('button', { name: 'I’m here' }).click()
  await expect(mara.page.getByRole('button', { name: 'I’m here' })).toHaveCount(0)
})

test('a dialog begins with its field or its heading, and a room with where one is', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  const { page } = mara
  await mara.visit('/')
  await keys.use('button', mara.words.home.makeRoom)
  await expect(page.getByRole('textbox', { name: mara.words.name.label })).toBeFocused()
  await keys.type('Mara')
  await keys.press('Enter')
  await expect(barSaying(mara, mara.words.lobby.hostTitle)).toBeVisible()
  await expect
    .poll(() => voice.heardSay('polite', /^Room code (\w ){4}\w, Robot Revolution\. .*deal when everyone’s ready/))
    .toBe(true)
  await expect(page.getByRole('main', { name: /^Room code (\w ){4}\w, Robot Revolution$/ })).toBeFocused()

  await keys.use('button', 'Menu')
  await expect(page.getByRole('heading', { name: 'Menu' })).toBeFocused()
  await keys.press('Escape')
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused()
})

test('before something that can’t be taken back, the question is read', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const code = await openRoom(mara, { pace: 'off' })
  await evening.seats('Ben', code)
  await deal(mara)
  await mara.pressButton('Menu')
  await mara.pressButton(mara.words.play.stop)
  const dialog = mara.page.getByRole('dialog', { name: mara.words.play.stopSure })
  await expect(dialog).toHaveAccessibleDescription(mara.words.play.stopText)
  await expect(dialog.getByRole('heading')).toBeFocused()
})

test('things on the way say their name once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const { page } = mara
  await mara.visit('/')
  const shelf = await page.getByRole('main').ariaSnapshot()
  expect(shelf.split('Good or evil').length - 1).toBe(1)
  await openRoom(mara)
  await windUp(mara, 'Trundle')
  await expect(page.getByRole('button', { name: /^\w+, Trundle, tin robot$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Mara, \w+, host, here, you$/ })).toBeVisible()
})

test('who only looks hears of no hand of theirs', async ({ evening }) => {
  const mara = await evening.hosts('Mara', { pace: 'off' })
  await evening.seats('Ben', mara.code)
  const ida = await evening.invite('Ida', 'desktop')
  await watch(ida, mara.code)
  await mara.deals()
  await expect(ida.page.getByRole('region', { name: 'Deck' })).toBeVisible()
  await expect(ida.page.getByRole('region', { name: 'Your hand' })).toHaveCount(0)
})

test('how often the clock is to be heard is asked in the menu, and kept', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  await openRoom(mara)
  const calls = mara.page.getByRole('group', { name: 'Read out the time left' }).getByRole('radio')
  await mara.pressButton('Menu')
  await expect(calls.nth(1)).toBeChecked()
  await calls.nth(0).check()
  await mara.reload()
  await mara.pressButton('Menu')
  await expect(calls.nth(0)).toBeChecked()
})
