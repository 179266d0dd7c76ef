import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { startingWith } from '../../table/words.ts'
import { toCard } from './keyboard.ts'
import { words as lesson } from '../../../web/src/lib/words/en/titles/cardbot-derby/lesson.ts'
import { seen } from '../../table/seen.ts'

/** Orders that lead to the goal. */
const SOLVED = [
  ['King', 'Ten', 'Three', 'Jack', 'Eight'],
  ['Five', 'Queen', 'Ten', 'Ace', 'Four'],
  ['Nine', 'Jack', 'Ace', 'Ten', 'Eight'],
]

test('five cards are tried on the page that tells how to play, by keyboard and by ear', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  await mara.visit('/how-to/cardbot-derby')
  const part = mara.page.getByRole('region', { name: lesson.label, exact: true })
  await expect(part.getByRole('heading', { name: lesson.tasks[0]?.title ?? '' })).toBeVisible()

  await test.step('as the cards are dealt they lead elsewhere', async () => {
    await expect(part.locator('.ways.under .own')).toHaveAttribute('d', /^M/i)
    await keys.use('button', 'Lock in')
    await keys.use('button', 'Skip')
    await expect(seen(part, lesson.missed)).toBeVisible()
    await expect.poll(() => voice.heardSay('polite', new RegExp(`Step 1: .*${lesson.missed}$`))).toBe(true)
    await keys.use('button', lesson.again)
  })

  for (const [at, order] of SOLVED.entries()) {
    await test.step(lesson.tasks[at]?.title ?? '', async () => {
      for (const [place, card] of order.entries()) {
        await toCard(keys, startingWith(`${card} of hearts,`))
        await keys.press(String(place + 1))
      }
      await keys.use('button', 'Lock in')
      await keys.use('button', 'Skip')
      await expect(seen(part, startingWith(lesson.tasks[at]?.done ?? ''))).toBeVisible()
      if (at === 1) await accessible(mara)
      await keys.use('button', at < SOLVED.length - 1 ? lesson.next : lesson.fromStart)
    })
  }
  expect(voice.heardSay('polite', /You shove Telly right/)).toBe(true)
})
