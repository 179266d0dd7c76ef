import { expect, test } from '../../fixtures.ts'
import type { Guest } from '../../table/Guest.ts'
import { Listener } from '../../table/Listener.ts'
import { freshWord } from './playing.ts'
import { askedOf, dealWith, ended, isOver, makeTable, mine, phaseOf, viewOf } from './table.ts'

test('a whole match by roles and names, in German, as it is read out', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE', reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  await makeTable(mara, { rounds: 1 })
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara

  await test.step('the nine pictures are described, and the own card', async () => {
    const tiles = page.getByRole('region', { name: 'Welches Bild ist die Antwort?' }).getByRole('button')
    await expect(tiles).toHaveCount(9)
    for (const [at, name] of (await namesOf(tiles.all())).entries())
      expect(name).toMatch(new RegExp(`^Bild ${at + 1}: .{12,}`))
    const card = mine(mara).getByRole('img')
    await expect(card).toHaveAccessibleName('Meine Karte, verdeckt')
    await mine(mara).getByRole('button', { name: 'Meine Karte offen lassen' }).press('Enter')
    await expect(card).toHaveAccessibleName(/^(Du bist ein Mensch\. Die Antwort ist Nummer \d: .{12,}|Roboter, 404)/)
  })

  const asked = new Set<string>()
  while (await isAsked(mara)) {
    const kind = askedOf(mara)
    asked.add(kind ?? '')
    if (kind) await ACTS[kind](mara, voice)
    await expect.poll(() => askedOf(mara) !== kind || isOver(mara), WAITING).toBe(true)
  }
  expect([...asked]).toEqual(expect.arrayContaining(['associate', 'review', 'continue']))

  await test.step('how it ended is read', async () => {
    await expect(ended(mara)).toBeVisible({ timeout: 30_000 })
    const result = page.getByRole('region', { name: /gewinn|Sieg/ })
    await expect(result.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(result.getByRole('row', { name: /Du / })).toBeVisible()
  })
})

const WAITING = { intervals: [50], timeout: 45_000 }

async function isAsked(guest: Guest): Promise<boolean> {
  await expect.poll(() => isOver(guest) || askedOf(guest) !== null, WAITING).toBe(true)
  return !isOver(guest)
}

type Tiles = Promise<{ getAttribute(name: string): Promise<string | null> }[]>
const namesOf = async (tiles: Tiles): Promise<string[]> =>
  Promise.all((await tiles).map(async (tile) => (await tile.getAttribute('aria-label')) ?? ''))

const heard = (voice: Listener, how: 'polite' | 'assertive', words: RegExp) =>
  expect.poll(() => voice.heardSay(how, words), { message: String(words), timeout: 15_000 }).toBe(true)

type Act = (guest: Guest, voice: Listener) => Promise<void>
const ACTS: Readonly<Record<NonNullable<ReturnType<typeof askedOf>>, Act>> = {
  async associate(guest, voice) {
    const field = guest.page.getByRole('textbox', { name: 'Dein Wort' })
    await field.fill('zwei Wörter')
    await heard(voice, 'assertive', /Nur ein Wort/)
    await field.fill(freshWord(guest))
    await guest.pressButton('Sagen')
  },
  async review(guest, voice) {
    await heard(voice, 'polite', /Gelten alle Wörter\?/)
    const words = guest.page.getByRole('region', { name: 'Die Wörter der Reihe nach' })
    await expect(words.getByRole('listitem')).toHaveCount(3)
    const flag = words.getByRole('button', { name: /^Einspruch gegen .+, / }).first()
    await guest.press(flag)
    await expect(flag).toHaveAttribute('aria-pressed', 'true')
    await guest.press(flag)
    await guest.pressButton('Alle Wörter gelten')
  },
  async call(guest, voice) {
    await heard(voice, 'assertive', /Roboter\?/)
    await expect.poll(() => phaseOf(guest), WAITING).not.toBe('call')
  },
  async guess(guest) {
    await guest.pressButton(/^Bild 4: /)
    await guest.pressButton('Es ist Nummer 4')
  },
  async explain(guest, voice) {
    await heard(voice, 'polite', /Erklär/)
    await guest.pressButton('Fertig')
  },
  async ready(guest) {
    await guest.press(guest.page.getByRole('checkbox', { name: /genug gehört/ }))
  },
  async vote(guest, voice) {
    await heard(voice, 'polite', /Wer ist der Roboter\?/)
    const own = viewOf(guest).list.findIndex(({ seat }) => seat === 0) + 1
    const choices = guest.page.getByRole('radio')
    await expect(choices).toHaveCount(4)
    await expect(guest.page.getByRole('radio', { name: new RegExp(`^${own}\\b`) })).toBeDisabled()
    await guest.press(guest.page.getByRole('radio', { name: /^9\b.*Störung/ }))
    await guest.pressButton('Für 9 stimmen, Störung')
  },
  async continue(guest) {
    await guest.page.keyboard.press('Escape')
    await expect(guest.page.getByRole('region', { name: /Runde/ }).first()).toBeVisible()
    await guest.pressButton('Ergebnis ansehen')
  },
}
