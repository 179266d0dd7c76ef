import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { Listener } from '../../table/Listener.ts'
import { skipsTo } from '../../table/skipping.ts'
import { choices, lineUp, type Target } from './reading.ts'

/** What the table asks, as the bar is named in German. */
const QUESTIONS = {
  mulligan: /^Diese fünf behalten\?$/,
  faceUp: /^Spiel eine Karte offen$/,
  noble: /^Adel: noch eine Karte\?$/,
  faceDown: /^Leg (zwei Karten|deine letzte Karte) verdeckt$/,
} as const
type Question = keyof typeof QUESTIONS
const KINDS = Object.keys(QUESTIONS) as Question[]

test('by roles and names, in German, as it is read out, through every question to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE', reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const { page } = mara
  await mara.visit('/')

  await test.step('a room, without a clock, with a tin robot', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Spieleabend für Blechroboter' })).toBeVisible()
    await mara.pressButton('Tisch öffnen')
    await page.getByRole('dialog').getByRole('textbox', { name: 'Dein Name heute Abend' }).fill('Mara')
    await mara.press(page.getByRole('dialog').getByRole('button', { name: 'Tisch öffnen' }))
    await expect(
      page.getByRole('region', { name: 'Du bist Gastgeber: Gib die Karten, wenn alle so weit sind' }),
    ).toBeVisible()
    const off = page.getByRole('group', { name: 'Uhr' }).getByRole('radio', { name: 'Keine Uhr' })
    await off.check()
    await expect(off).toBeChecked()
    await mara.pressButton(/Bot dazu: Trundle/)
    await expect(page.getByRole('button', { name: /Trundle, Blechroboter/ })).toBeVisible()
    await mara.pressButton('Karten geben')
    await expect(page.getByRole('list', { name: 'Deine Hand' })).toBeVisible()
  })

  const asked = new Set<Question>()
  for (let question; !asked.has('faceDown') && (question = await nextQuestion(mara)) !== 'over';) {
    asked.add(question)
    const now = question
    await test.step(`asked: ${question}`, async () => {
      await expect.poll(() => voice.heardSay('polite', unanchored(QUESTIONS[now]))).toBe(true)
      voice.heard.length = 0
      await ANSWERS[now](mara)
      await expect(bar(mara, QUESTIONS[now])).toBeHidden({ timeout: 20_000 })
    })
  }
  expect([...asked]).toEqual(expect.arrayContaining(['mulligan', 'faceUp', 'faceDown']))

  await test.step('how it ended is read', async () => {
    await leavesTheRest(mara)
    await skipsTo(mara, over(mara))
    const result = page.getByRole('region', { name: /die Revolution|Unentschieden|Dreißig Runden/i })
    await expect(result.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(result.getByRole('listitem')).toHaveCount(2)
    await expect(
      page.getByRole('region', { name: 'Noch eine?' }).getByRole('button', { name: 'Noch einmal geben' }),
    ).toBeVisible()
    await expect.poll(() => voice.heardSay('polite', /die Revolution|Unentschieden|Dreißig Runden/i)).toBe(true)
  })
})

/** Waits for the next question, and for none of the battles before it. */
async function nextQuestion(guest: Guest): Promise<Question | 'over'> {
  const skip = guest.page.getByRole('button', { name: 'Weiter', exact: true })
  const any = bar(guest, new RegExp(KINDS.map((kind) => QUESTIONS[kind].source).join('|')))
  for (;;) {
    await expect(any.or(skip).or(over(guest)).first()).toBeVisible({ timeout: 30_000 })
    if (await over(guest).isVisible()) return 'over'
    for (const kind of KINDS) if (await bar(guest, QUESTIONS[kind]).isVisible()) return kind
    // It may end by itself just before it is pressed.
    await guest.press(skip).catch(() => {})
  }
}

const ANSWERS: Readonly<Record<Question, (guest: Guest) => Promise<void>>> = {
  mulligan: (guest) => guest.pressButton('Behalten'),
  faceUp: (guest) => layBest(guest),
  noble: (guest) => guest.pressButton('Passen'),
  async faceDown(guest) {
    const count = Math.min(2, await guest.page.getByRole('list', { name: 'Deine Hand' }).getByRole('button').count())
    for (let laid = 0; laid < count; laid++) await layBest(guest)
    await guest.pressButton(/losschicken$/)
  },
}

/** Lifts the strongest card, hears what it would make on each battlefield, and lays it where that helps most. */
async function layBest(guest: Guest): Promise<void> {
  const { page } = guest
  const [strongest = ''] = await lineUp(page.getByRole('list', { name: 'Deine Hand' }))
  await guest.press(
    page.getByRole('list', { name: 'Deine Hand' }).getByRole('button', { name: strongest, exact: true }),
  )
  await expect(page.getByRole('button', { name: /^Schlachtfeld 1, .* ergäbe/ })).toBeVisible()
  const best = bestOf(await choices(page))
  // Another's card may land there meanwhile.
  const there = new RegExp(`^Schlachtfeld ${best.battlefield}, .* ergäbe ${best.would}$`)
  await guest.press(page.getByRole('button', { name: there }))
  const plays = page.getByRole('button', { name: `Auf ${best.battlefield} spielen`, exact: true })
  if (await plays.isVisible()) await guest.press(plays)
  // What was promised is kept: the battlefield says so.
  await expect(
    page.getByRole('region', { name: new RegExp(`^Schlachtfeld ${best.battlefield}: .*Du ${best.would}\\b`) }),
  ).toBeVisible()
}

/** Just enough to win, on the lowest number; else where the gap is smallest. */
function bestOf(targets: readonly Target[]): Target {
  const [best] = targets.toSorted((one, other) => worth(other) - worth(one))
  if (!best) throw new Error('nowhere to lay a card')
  return best
}
const worth = ({ own, would, theirs }: Target) => (own <= theirs && would > theirs ? 100 : 0) - Math.abs(would - theirs)

const over = ({ page }: Guest) => page.getByText(/^Zu Ende nach Runde/)
const bar = ({ page }: Guest, words: RegExp) => page.getByRole('region', { name: words })
const unanchored = ({ source }: RegExp) => new RegExp(source.replace(/^\^/, '').replace(/\$$/, ''))
