import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { NOT_A_ROBOT } from '../../table/words.ts'
import { SOUGHT } from '../../../web/src/games/not-a-robot/lesson/story.ts'
import { STEPS } from '../../../web/src/games/not-a-robot/lesson/tale.svelte.ts'
import { words as lesson } from '../../../web/src/lib/words/en/titles/not-a-robot/lesson.ts'

const { steps } = lesson

test('a round is played along by keys alone, and each step is said once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  const part = mara.page.getByRole('region', { name: lesson.label, exact: true })
  const timesSaid = (words: string) => voice.heard.reduce((times, { text }) => times + text.split(words).length - 1, 0)
  const reaches = async (step: (typeof STEPS)[number]) => {
    await expect(part.getByRole('heading', { name: steps[step].title, exact: true })).toBeVisible()
    if (steps[step].text) await expect.poll(() => timesSaid(steps[step].text)).toBe(1)
    await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
  }
  await mara.visit('/how-to/not-a-robot')
  await keys.use('button', /^Hold to peek/)
  await keys.use('button', steps.card.act)
  await reaches('word')
  await keys.to('textbox', lesson.field)
  await keys.type('clothes')
  await expect(part.getByRole('status')).not.toBeEmpty()
  await mara.page.getByRole('textbox', { name: lesson.field }).fill('Wet')
  await keys.press('Enter')
  await reaches('call')
  await keys.use('checkbox', NOT_A_ROBOT.en.table.asks.stay, 'Space')
  await keys.use('button', steps.call.act)
  await reaches('talk')
  await keys.use('button', steps.talk.act)
  await reaches('vote')
  await part.getByRole('radio').nth(2).focus()
  await keys.press('Space')
  await keys.use('button', steps.vote.act)
  await expect.poll(() => timesSaid(lesson.endings[3])).toBe(1)
  await keys.use('button', steps.points.act)
  await reaches('robot')
  await part
    .locator('.sheet ul button')
    .nth(SOUGHT - 1)
    .focus()
  await keys.press('Enter')
  await expect.poll(() => timesSaid(lesson.found)).toBe(1)
  await accessible(mara)
  await keys.use('button', steps.robot.act)
  await expect(part.getByRole('heading', { name: steps.card.title, exact: true })).toBeVisible()
})

test('each of its steps but the last can be skipped', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'phone')
  await mara.visit('/how-to/not-a-robot')
  for (const step of STEPS) {
    await expect(mara.page.getByRole('heading', { name: steps[step].title, exact: true })).toBeVisible()
    const skip = mara.page.getByRole('button', { name: 'Skip this step' })
    if (step === STEPS.at(-1)) await expect(skip).toBeHidden()
    else await mara.press(skip)
  }
})
