import { aloudOf } from '../../../web/src/games/robot-revolution/aloud.ts'
import { WORDS } from '../../../web/src/games/robot-revolution/words/words.ts'
import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { hearsAll, hearsQuestion } from '../../table/hearing.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { barSaying } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { hand, handOf } from './playing.ts'
import { seen } from '../../table/seen.ts'

test('by keyboard alone from the home page, through every question, to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const keys = new Keys(mara)
  const voice = await Listener.at(mara)
  await mara.visit('/')

  await test.step('a room, without a clock, with a tin robot', async () => {
    await keys.use('button', 'Open a table')
    await keys.to('textbox', 'Your name tonight')
    await keys.type('Mara')
    await keys.press('Enter')
    await expect(barSaying(mara, 'You’re the host: deal when everyone’s ready')).toBeVisible()
    await keys.to('radio', 'No clock')
    await expect(mara.page.getByRole('radio', { name: 'No clock' })).toBeChecked()
    await keys.use('button', /Add a bot as Trundle/, 'Space')
    await expect(seen(mara.page, '2 of 6 taken')).toBeVisible()
    await keys.use('button', 'Deal')
    await expect(hand(mara)).toBeVisible()
  })

  await test.step('the menu opens, closes by Escape, and gives the focus back', async () => {
    await keys.use('button', 'Menu', 'Space')
    await expect(mara.page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await keys.use('button', 'How to play')
    await expect(mara.page.getByRole('dialog', { name: 'How to play' })).toBeVisible()
    await keys.press('Escape')
    await expect(mara.page.getByRole('dialog')).toHaveCount(0)
    expect(await keys.here()).toMatchObject({ role: 'button', name: 'Menu' })
  })

  await test.step('every question is answered', async () => {
    const answered = new Set<Question>()
    for (let question; !answered.has('faceDown') && (question = await nextQuestion(mara, keys)) !== 'over';) {
      answered.add(question)
      await hearsQuestion(voice, mara)
      await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
      await ANSWERS[question](mara, keys)
      // The table has gone on; the same question does not come twice in a row.
      await expect(barSaying(mara, QUESTIONS[question])).toBeHidden({ timeout: 20_000 })
    }
    expect([...answered]).toEqual(expect.arrayContaining(['mulligan', 'faceUp', 'faceDown']))
    await leavesTheRest(mara)
    await skipsTo(mara, over(mara))
  })

  await test.step('all of it was said aloud, and once', async () => {
    await WORDS.fetch('en')
    await hearsAll(voice, mara, { aloudOf, isCovered: false })
  })

  await test.step('and dealt once more', async () => {
    await keys.use('button', 'Deal again')
    await expect(hand(mara)).toBeVisible({ timeout: 20_000 })
  })
})

const QUESTIONS = {
  mulligan: /^Keep these five\?$/,
  faceUp: /^Play one card face up$/,
  noble: /^Nobility: play one more\?$/,
  faceDown: /^Lay (two cards|your last card) face down$/,
} as const
type Question = keyof typeof QUESTIONS
const KINDS = Object.keys(QUESTIONS) as Question[]

/** Waits for the next question, and for none of the battles before it. */
async function nextQuestion(guest: Guest, keys: Keys): Promise<Question | 'over'> {
  const skip = guest.page.getByRole('button', { name: 'Skip', exact: true })
  for (;;) {
    await expect(anyOf(guest).or(skip).or(over(guest)).first()).toBeVisible({ timeout: 30_000 })
    if (await over(guest).isVisible()) return 'over'
    for (const kind of KINDS) if (await barSaying(guest, QUESTIONS[kind]).isVisible()) return kind
    if ((await keys.here())?.name === 'Skip') await keys.press('Enter')
    else if (await skip.isVisible()) await keys.press('Tab')
  }
}
const over = ({ page }: Guest) => page.getByText(/^Finished after round/)
const anyOf = (guest: Guest) => barSaying(guest, new RegExp(KINDS.map((kind) => QUESTIONS[kind].source).join('|')))

const ANSWERS: Readonly<Record<Question, (guest: Guest, keys: Keys) => Promise<void>>> = {
  mulligan: (_guest, keys) => keys.use('button', 'Swap all five'),
  async faceUp(guest, keys) {
    await lift(guest, keys)
    await keys.use('button', /^Battlefield 1, .*would make/)
    await keys.use('button', 'Play on 1')
  },
  noble: (_guest, keys) => keys.use('button', 'Pass'),
  async faceDown(guest, keys) {
    const count = Math.min(2, (await handOf(guest)).length)
    for (const battlefield of [2, 1].slice(0, count)) {
      await lift(guest, keys)
      await keys.use('button', new RegExp(`^Battlefield ${battlefield}, .*would make`), 'Space')
    }
    await keys.use('button', /^Send (it|them) in$/)
  },
}

/** The strongest card in hand. */
async function lift(guest: Guest, keys: Keys): Promise<void> {
  const [strongest = ''] = (await handOf(guest)).sort((one, other) => rankOf(other) - rankOf(one))
  await keys.use('button', strongest, 'Space')
  await expect(hand(guest).getByRole('button', { name: strongest, exact: true, pressed: true })).toBeVisible()
}
const RANKS = ['Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Jack', 'Queen', 'King', 'Ace']
const rankOf = (name: string) => RANKS.indexOf(name.split(' ')[0] ?? '')
