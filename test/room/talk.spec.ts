import { expect, test } from '../fixtures.ts'
import { accessible } from '../table/accessible.ts'
import type { Guest } from '../table/Guest.ts'
import { Listener } from '../table/Listener.ts'
import { deal, openRoom, takeSeat, watch } from '../table/room.ts'
import { seen } from '../table/seen.ts'

const line = ({ page }: Guest, label: string) => page.getByRole('textbox', { name: label, exact: true })
const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true })
const radio = ({ page }: Guest, name: string | RegExp) => page.getByRole('radio', { name })
const openTalk = (guest: Guest) => guest.pressButton(new RegExp(`^${guest.words.play.logAndTalk}`))
const sees = (guest: Guest, text: string) => expect(guest.page.getByText(text, { exact: true }).last()).toBeVisible()
const seesNot = (guest: Guest, text: string) => expect(guest.page.getByText(text)).toHaveCount(0)

async function say(guest: Guest, label: string, text: string): Promise<void> {
  await line(guest, label).fill(text)
  await guest.pressButton(guest.words.play.send)
}

/** Gives a name to the others who watch. */
async function joinWatchers(guest: Guest): Promise<void> {
  await guest.press(radio(guest, 'Watchers'))
  const form = guest.page.locator('form', { has: button(guest, 'Join in') })
  await form.getByRole('textbox', { name: guest.words.name.label }).fill(guest.name)
  await guest.pressButton('Join in')
  await expect(line(guest, 'Say something to the watchers')).toBeVisible()
}

/** What has come over the line to a guest. */
const heardBy = async (guest: Guest): Promise<string> => (await guest.ear.all()).map(({ text }) => text).join('\n')

test('two play and two watch: who watches talks apart, and the players read it when the match is over', async ({
  evening,
}) => {
  test.slow()
  const mara = await evening.invite('Mara', 'desktop')
  const ida = await evening.invite('Ida', 'desktop')
  const kim = await evening.invite('Kim', 'desktop')
  const code = await openRoom(mara, { pace: 'off' })
  const ben = await evening.seats('Ben', code)
  for (const guest of [ida, kim]) await watch(guest, code)
  const html = '<img src=x onerror=alert(1)> שלום 🤖'
  await say(mara, mara.words.play.say, html)
  await sees(ida, html)
  await joinWatchers(ida)
  await accessible(ida, 'among the watchers', ['dark'])
  await deal(mara)
  await say(ida, 'Say something to the watchers', 'Ben bluffs like a marmot')
  await sees(ida, 'Ben bluffs like a marmot')
  await kim.press(radio(kim, 'Watchers'))
  await sees(kim, 'Give a name here to hear the watchers.')
  await seesNot(kim, 'Ben bluffs like a marmot')
  await joinWatchers(kim)
  await sees(kim, 'Ben bluffs like a marmot')
  await say(kim, 'Say something to the watchers', 'And Mara knows')
  await sees(ida, 'And Mara knows')

  await expect(radio(mara, /^Watchers/)).toHaveCount(0)
  await mara.reload()
  for (const heard of [await heardBy(mara), ben.heard]) expect(heard).not.toMatch(/marmot|murmurs/)
  await mara.pressButton('Menu')
  await mara.pressButton(mara.words.play.stop)
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: mara.words.play.stop }))
  await mara.press(radio(mara, /^Watchers/))
  await sees(mara, 'Ben bluffs like a marmot')
  await sees(mara, 'Only watchers talk here.')
})

test('a reaction is seen at the robot of who reacts, and heard; not by whom it does not please', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  const listener = await Listener.at(ben)
  const code = await openRoom(mara, { pace: 'off' })
  await takeSeat(ben, code)
  await deal(mara)
  await expect(ben.page.getByRole('list', { name: ben.words.room.players })).toBeVisible()
  // It does not last: both are looked at at once.
  const isSeen = [mara, ben].map(({ page }) => expect(page.locator('[data-reaction=clap]')).toBeVisible())
  await Promise.all([...isSeen, mara.pressButton('Clap')])
  // After everything to say of the deal.
  await expect.poll(() => listener.heardSay('polite', /Mara klatscht/), { timeout: 30_000 }).toBe(true)

  // One tap, and one more; then the sheet makes room for what it shows.
  await openTalk(ben)
  await ben.pressButton('Herz')
  await expect(ben.page.getByRole('dialog')).toHaveCount(0)
  await expect(mara.page.locator('[data-reaction=heart]')).toBeVisible()

  await openTalk(ben)
  await ben.pressButton('Wie wir reden')
  await ben.press(ben.page.getByRole('switch', { name: 'Mara für mich stummschalten' }))
  await accessible(ben, 'how we talk', ['dark'])
  await ben.page.keyboard.press('Escape')
  await ben.reload()
  await mara.pressButton('Laugh')
  await expect(mara.page.locator('[data-reaction=laugh]')).toBeVisible()
  await say(mara, mara.words.play.say, 'Did you see that?')
  await expect.poll(() => heardBy(ben)).toContain('Did you see that?')
  await expect(ben.page.locator('[data-reaction=laugh]')).toHaveCount(0)
  await openTalk(ben)
  await ben.press(radio(ben, ben.words.play.talk))
  await seesNot(ben, 'Did you see that?')
})

test('each reader sees a claim in their own language', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  const listener = await Listener.at(ben)
  const code = await openRoom(mara, { title: 'evil-robots-classic' })
  await takeSeat(ben, code)
  await mara.pressButton('Claim something')
  await accessible(mara, 'claims', ['dark'])
  await mara.press(mara.page.getByRole('group', { name: 'My power is …' }).getByRole('button', { name: '7' }))
  await sees(mara, 'I have power 7')
  await expect(button(mara, 'Claim something')).toBeFocused()
  await expect.poll(() => listener.heardSay('polite', /Mara behauptet: Ich habe Stärke 7/)).toBe(true)
  await openTalk(ben)
  await sees(ben, 'Ich habe Stärke 7')
  await ben.pressButton('Etwas behaupten')
  await ben.press(ben.page.getByRole('group', { name: 'Ich bin …' }).getByRole('button', { name: 'Gut' }))
  await sees(ben, 'Ich bin gut')
  await sees(mara, 'I’m Good')
})

test('each reader sees and hears what a tin robot says in their own language, and the host quietens them', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  const listener = await Listener.at(ben)
  // As a tin robot would say it: when one does is up to its cards.
  const remark = { title: 'robot-revolution', line: 'last', variant: 6, who: { chair: 0, name: 'Mara' } }
  for (const { page } of [mara, ben]) {
    await page.routeWebSocket(/socket/, (line) => {
      const server = line.connectToServer()
      server.onMessage((said) =>
        line.send(String(said).replace('"text":"One more"', `"text":"One more","remark":${JSON.stringify(remark)}`)),
      )
    })
  }
  const code = await openRoom(mara, { title: 'evil-robots-classic' })
  await takeSeat(ben, code)
  // What reads talk aloud comes once there's time.
  await ben.page.waitForLoadState('networkidle')
  await say(mara, mara.words.play.say, 'One more')
  await sees(mara, 'One more hit, and Mara is out.')
  await expect
    .poll(() => listener.heardSay('polite', /Mara: Noch ein Treffer, und Mara ist raus\./), { timeout: 30_000 })
    .toBe(true)
  await openTalk(ben)
  await sees(ben, 'Noch ein Treffer, und Mara ist raus.')
  await mara.pressButton('How we talk')
  await accessible(mara, 'how we talk, as the host', ['dark'])
  await mara.press(mara.page.getByRole('switch', { name: 'Bots talk' }))
  await sees(ben, 'Mara lässt die Bots nur noch spielen, nicht reden')
  await ben.pressButton('Wie wir reden')
  await sees(ben, 'Bots reden mit')
})

test('the host turns typing off, and the filter; everybody is told, and sees it at once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await openRoom(mara, { title: 'not-a-robot' })
  await takeSeat(ben, code)
  await say(ben, ben.words.play.say, 'Oh shit, I forgot')
  for (const guest of [mara, ben]) await sees(guest, 'Oh s***, I forgot')
  await mara.pressButton('How we talk')
  await mara.press(mara.page.getByRole('switch', { name: 'Family filter' }))
  await sees(ben, 'Mara turned the family filter off')
  for (const guest of [mara, ben]) await sees(guest, 'Oh shit, I forgot')
  await mara.press(mara.page.getByRole('switch', { name: 'Typing' }))
  await sees(ben, 'Typing is turned off here. You can claim and react.')
  await expect(ben.page.getByRole('textbox')).toHaveCount(0)
  await expect(button(ben, 'Clap')).toBeVisible()
  await accessible(ben, 'typing is off', ['dark'])
  await ben.pressButton('How we talk')
  await sees(ben, 'For everyone: the host decides')
})

test('what watchers say is marked as unread for those who watch', async ({ evening }) => {
  const { code } = await evening.hosts('Mara')
  const ida = await evening.invite('Ida', 'phone')
  await watch(ida, code)
  await openTalk(ida)
  await joinWatchers(ida)
  await ida.press(radio(ida, 'Table'))
  const kim = await evening.watches('Kim', code)
  await kim.does({ what: 'watcherSay', text: 'hm' })
  await expect(radio(ida, 'Watchers, 1 new')).toBeVisible()
  await ida.page.keyboard.press('Escape')
  await kim.does({ what: 'watcherSay', text: 'hm again' })
  await expect(ida.page.getByRole('button', { name: `${ida.words.play.logAndTalk}, 1 new` })).toBeVisible()
})

test('where talk is the game a phone shows the last word, a tap leads to the talk, and a button to what may be claimed', async ({
  evening,
}) => {
  const mara = await evening.invite('Mara', 'phone')
  const code = await openRoom(mara, { title: 'evil-robots-classic', pace: 'off' })
  const ben = await evening.seats('Ben', code)
  await evening.seats('Cleo', code)
  await deal(mara)
  const { play } = mara.words
  const strip = button(mara, play.talk)
  await expect(strip).toBeVisible()
  await ben.says('I’m Good, I promise')
  await expect(seen(mara.page, 'Ben: I’m Good, I promise')).toBeVisible()
  await mara.pressButton('Claim…')
  const sheet = mara.page.getByRole('dialog', { name: 'Claim something' })
  await mara.press(sheet.getByRole('button', { name: 'Evil' }))
  await expect(sheet).toHaveCount(0)
  await expect(seen(mara.page, 'Mara claims: I’m Evil')).toBeVisible()
  await expect(button(mara, `${play.logAndTalk}, 1 new`)).toBeVisible()
  await mara.press(strip)
  await expect(radio(mara, play.talk)).toBeChecked()
  await expect(line(mara, play.say)).toBeVisible()
})
