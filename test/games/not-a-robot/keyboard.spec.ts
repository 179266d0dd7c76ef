import { aloudOf } from '../../../web/src/games/not-a-robot/aloud.ts'
import { WORDS } from '../../../web/src/games/not-a-robot/words/words.ts'
import { expect, test } from '../../fixtures.ts'
import type { Guest } from '../../table/Guest.ts'
import { hearsAll, hearsQuestion } from '../../table/hearing.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { barSaying } from '../../table/room.ts'
import { freshWord } from './playing.ts'
import { askedOf, ended, isOver, mine, phaseOf, picture, sheet, viewOf } from './table.ts'

test('a whole match by keyboard alone, from the home page to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const keys = new Keys(mara)
  const voice = await Listener.at(mara)
  await mara.visit('/')

  await test.step('a room for this title, one round without a clock, with two tin robots', async () => {
    await keys.to('radio', /^I’m Not a Robot One word each/)
    await keys.use('button', 'Open a table')
    await keys.to('textbox', 'Your name tonight')
    await keys.type('Mara')
    await keys.press('Enter')
    await expect(barSaying(mara, 'You’re the host: deal when everyone’s ready')).toBeVisible()
    for (const [option, choice] of CHOICES) {
      await keys.choose(option, choice)
      const radio = mara.page.getByRole('group', { name: option }).getByRole('radio', { name: choice, exact: true })
      await expect(radio).toBeChecked()
    }
    for (const robot of ['Telly', 'Trundle']) {
      await keys.use('button', new RegExp(`Add a bot as ${robot}`), 'Space')
      await expect(mara.page.getByRole('button', { name: `${robot}, tin robot` })).toBeVisible()
    }
    await keys.use('button', 'Deal')
    await expect(sheet(mara)).toBeVisible()
  })

  await test.step('the card lies open by key, and covered by key', async () => {
    const card = mine(mara).getByRole('img')
    await keys.use('button', /^Hold to peek/)
    await expect(card).toHaveAccessibleName(/^(You’re Human\. The answer is number \d: .|Robot, 404)/)
    await keys.press('Enter')
    await expect(card).toHaveAccessibleName('My card, covered')
  })

  await test.step('a picture comes close, the next one by arrow, and back to where one was', async () => {
    await keys.use('button', /^Picture 1: /)
    await expect(mara.page.getByRole('dialog', { name: 'Picture 1' })).toBeVisible()
    await keys.press('ArrowRight')
    await expect(mara.page.getByRole('dialog', { name: 'Picture 2' })).toBeVisible()
    await keys.press('Escape')
    await expect(mara.page.getByRole('dialog')).toHaveCount(0)
    await expect(picture(mara, 1)).toBeFocused()
  })

  await test.step('every question is answered', async () => {
    for (let isFirst = true; await isAsked(mara); isFirst = false) {
      const kind = askedOf(mara)
      await hearsQuestion(voice, mara)
      if (kind && kind !== 'call') await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
      // What was answered last is gone; pictures have the focus where one is to be picked.
      if (!isFirst && kind !== 'guess') expect((await keys.here())?.name ?? '').not.toMatch(/^Picture/)
      if (kind) await ACTS[kind](mara, keys)
      await expect.poll(() => askedOf(mara) !== kind || isOver(mara), WAITING).toBe(true)
    }
    await keys.press('Escape')
    await expect(ended(mara)).toBeVisible({ timeout: 30_000 })
  })

  await test.step('all of it was said aloud, and once', async () => {
    await WORDS.fetch('en')
    await hearsAll(voice, mara, { aloudOf, isCovered: true })
  })

  await test.step('and dealt once more', async () => {
    await keys.use('button', 'Deal again')
    await expect(sheet(mara)).toBeVisible({ timeout: 20_000 })
  })
})

const CHOICES = [
  ['Clock', 'No clock'],
  ['Rounds', '1'],
] as const
const WAITING = { intervals: [50], timeout: 45_000 }

/** Waits for the next question; false: the match is over. */
async function isAsked(guest: Guest): Promise<boolean> {
  await expect.poll(() => isOver(guest) || askedOf(guest) !== null, WAITING).toBe(true)
  return !isOver(guest)
}

type Act = (guest: Guest, keys: Keys) => Promise<void>
const ACTS: Readonly<Record<NonNullable<ReturnType<typeof askedOf>>, Act>> = {
  async associate(guest, keys) {
    await keys.to('textbox', 'Your word')
    await keys.type(freshWord(guest))
    await keys.press('Enter')
  },
  /** A flag goes up and down again. */
  async review(guest, keys) {
    await keys.use('button', /^Object to /, 'Space')
    await expect(guest.page.getByRole('button', { name: 'Object to 1 word', exact: true })).toBeVisible()
    await keys.press('Space')
    await keys.use('button', 'They’re all fine')
  },
  /** It is over in a moment, also for who only wants to press. */
  async call(guest, keys) {
    await keys.press('Tab')
    await expect.poll(() => phaseOf(guest), WAITING).not.toBe('call')
  },
  async guess(guest, keys) {
    await keys.use('button', /^Picture 3: /)
    await expect(picture(guest, 3)).toHaveAttribute('aria-pressed', 'true')
    await keys.use('button', 'It’s number 3')
  },
  async explain(guest, keys) {
    const { entry } = { entry: 0, ...viewOf(guest).phase }
    await keys.to('textbox', 'Your explanation')
    await keys.type('So it looks to me.')
    await keys.press('Enter')
    await expect.poll(() => viewOf(guest).list[entry - 1]?.explanation).toBe('So it looks to me.')
  },
  ready: (_guest, keys) => keys.use('checkbox', /^I’ve heard enough/, 'Space'),
  async vote(_guest, keys) {
    await keys.to('radio', /^9 Glitch/)
    await keys.press('Space')
    await keys.use('button', 'Vote for 9, Glitch')
  },
  async continue(_guest, keys) {
    await keys.press('Escape')
    await keys.use('button', 'See who won')
  },
}
