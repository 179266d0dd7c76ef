import { expect, test } from '../../fixtures.ts'
import { accessible } from '../../table/accessible.ts'
import type { Guest } from '../../table/Guest.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { skipsTo } from '../../table/skipping.ts'
import { CLASSIC, startingWith } from '../../table/words.ts'
import { STEPS } from '../../../web/src/games/evil-robots-classic/lesson/story.ts'
import { words as de } from '../../../web/src/lib/words/de/titles/evil-robots-classic/lesson.ts'
import { words as en } from '../../../web/src/lib/words/en/titles/evil-robots-classic/lesson.ts'
import { seen } from '../../table/seen.ts'

const LESSON = { en, de } as const
const HOW_TO = '/how-to/evil-robots-classic'
const partOf = (guest: Guest) => guest.page.getByRole('region', { name: LESSON[guest.language].label, exact: true })
const heading = (guest: Guest, name: string) => partOf(guest).getByRole('heading', { name, exact: true, level: 3 })

for (const locale of ['en-GB', 'de-DE']) {
  test(`the lesson is played by taps on a phone (${locale})`, async ({ evening }) => {
    const mara = await evening.invite('Mara', 'phone', { locale, viewport: { width: 360, height: 640 } })
    const { steps, won, hint, next, fromStart } = LESSON[mara.language]
    const { talk, turn } = CLASSIC[mara.language]
    const button = (name: string) => partOf(mara).getByRole('button', { name: startingWith(name) })
    await mara.visit(HOW_TO)
    await expect(heading(mara, steps.talk.title)).toBeVisible()
    expect(await mara.page.evaluate(() => scrollY), 'the page is read from its top').toBe(0)
    await mara.press(button(talk.ready))
    await skipsTo(mara, heading(mara, steps.called.title))
    await mara.press(button(next))
    await skipsTo(mara, heading(mara, steps.turn.title))

    await test.step('a pass is answered kindly', async () => {
      await mara.press(button(turn.actions.pass.name))
      await mara.press(button(turn.do.pass).last())
      await expect(seen(partOf(mara), hint)).toBeVisible()
      await expect(heading(mara, steps.turn.title)).toBeVisible()
    })
    await mara.press(button(turn.actions.convert.name))
    await mara.press(button('Trundle, '))
    await mara.press(button(turn.do.convert('Trundle', 'G')))
    await skipsTo(mara, heading(mara, steps.worked.title))
    await mara.press(button(next))
    await skipsTo(mara, heading(mara, won.title))
    await accessible(mara)
    await mara.press(button(fromStart))
    await expect(heading(mara, steps.talk.title)).toBeVisible()
  })
}

test('the lesson is played by keys alone, and each step is said once', async ({ evening }) => {
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  const keys = new Keys(mara)
  const { talk, turn } = CLASSIC.en
  const reaches = async ({ title, text }: { title: string; text: string }) => {
    await skipsTo(mara, heading(mara, title))
    await expect.poll(() => timesSaid(voice, text)).toBe(1)
    await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
  }
  await mara.visit(HOW_TO)
  await keys.use('button', talk.ready)
  await reaches(en.steps.called)
  await keys.use('button', en.next)
  await reaches(en.steps.turn)
  await keys.use('button', startingWith(turn.actions.convert.name))
  await keys.use('button', startingWith('Telly, '))
  await keys.use('button', turn.do.convert('Telly', 'G'))
  await reaches(en.steps.worked)
  await keys.use('button', en.next)
  await reaches(en.won)
  for (const { text } of [...STEPS.slice(1).map(({ name }) => en.steps[name]), en.won])
    expect(timesSaid(voice, text)).toBe(1)
  await accessible(mara)
})

const timesSaid = ({ heard }: Listener, words: string): number =>
  heard.reduce((times, { text }) => times + text.split(words).length - 1, 0)
