import type { Locator } from '@playwright/test'
import { aloudOf } from '../../../web/src/games/evil-robots-classic/aloud.ts'
import { WORDS } from '../../../web/src/games/evil-robots-classic/words/words.ts'
import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { hearsAll, hearsQuestion } from '../../table/hearing.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { skipsTo } from '../../table/skipping.ts'
import { barSaying } from '../../table/room.ts'
import { ended, mine, options } from './table.ts'
import { seen } from '../../table/seen.ts'

test('by keyboard alone from the home page, through a round, to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const keys = new Keys(mara)
  const voice = await Listener.at(mara)
  await mara.visit('/')

  await test.step('a room for this title, a short match without a clock, with two tin robots', async () => {
    await keys.to('radio', /^Evil Robots Good or evil/)
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
    await expect(mine(mara)).toBeVisible()
  })

  await test.step('my cards, a show to one, and what I know of it', async () => {
    for (const part of ['My robot', 'Power', 'Coin']) await expect(mine(mara)).toContainText(`${part}, covered`)
    await peeks(mara, keys)
    await keys.use('button', 'Show…')
    await keys.to('checkbox', /./)
    const { name = '' } = (await keys.here()) ?? {}
    await keys.press('Space')
    await keys.use('button', `Show it to ${name}`)
    await expect(mara.page.getByRole('dialog')).toHaveCount(0)
    await keys.use('button', 'What I know')
    await peeks(mara, keys)
    await expect(seen(mara.page, new RegExp(`^You showed ${name} (Good|Evil|Neutral)\\.$`))).toBeVisible()
    await keys.press('Escape')
    expect(await keys.here()).toMatchObject({ role: 'button', name: 'What I know' })
  })

  await test.step('every question is answered', async () => {
    const answered = new Set<Act>()
    for (let act; !answered.has('next') && (act = await nextAct(mara)) !== 'over'; answered.add(act)) {
      await hearsQuestion(voice, mara)
      await ACTS[act](mara, keys)
    }
    expect([...answered]).toEqual(expect.arrayContaining(['talk', 'turn', 'next']))
    await leavesTheRest(mara)
    await skipsTo(mara, ended(mara))
  })

  await test.step('all of it was said aloud, and once', async () => {
    await WORDS.fetch('en')
    await hearsAll(voice, mara, { aloudOf, isCovered: true })
  })

  await test.step('and dealt once more', async () => {
    await keys.use('button', 'Deal again')
    await expect(mine(mara)).toBeVisible({ timeout: 20_000 })
  })
})

/** By key cards stay open, until another window comes before this one. */
async function peeks(guest: Guest, keys: Keys): Promise<void> {
  if (!(await mine(guest).getByText(/Bot$/).isVisible())) await keys.use('button', /^Hold to peek/)
  await expect(seen(mine(guest), /Bot$/)).toBeVisible()
}

const CHOICES = [
  ['Clock', 'No clock'],
  ['Points to win', '5'],
  ['Points a round', '3'],
] as const

/** What waits until it is answered. Windows close by themselves. */
const BUTTONS = { talk: 'I’m ready', sort: 'Use this order', next: 'Next round' } as const
type Act = keyof typeof BUTTONS | 'turn'
const KINDS = Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]

async function nextAct(guest: Guest): Promise<Act | 'over'> {
  const button = (name: string) => guest.page.getByRole('button', { name, exact: true, disabled: false })
  const all: [Act | 'over', Locator][] = [
    ['over', ended(guest)],
    ['turn', options(guest)],
    ...KINDS.map((kind): [Act, Locator] => [kind, button(BUTTONS[kind])]),
  ]
  const any = all.map(([, act]) => act).reduce((one, other) => one.or(other))
  for (;;) {
    await skipsTo(guest, any.first(), 45_000)
    for (const [act, locator] of all) if (await locator.isVisible()) return act
  }
}

const ACTS: Readonly<Record<Act, (guest: Guest, keys: Keys) => Promise<void>>> = {
  async talk(guest, keys) {
    await keys.use('button', BUTTONS.talk)
    await expect(guest.page.getByRole('button', { name: BUTTONS.talk })).toBeHidden()
  },
  sort: (_guest, keys) => keys.use('button', BUTTONS.sort),
  async next(guest, keys) {
    await keys.use('button', BUTTONS.next, 'Space')
    await expect(guest.page.getByRole('button', { name: BUTTONS.next, disabled: false })).toBeHidden()
  },
  async turn(guest, keys) {
    await expect.poll(() => keys.here(), 'the focus is never lost').not.toBeNull()
    if (await barSaying(guest, 'The Pass phase: act now, or pass for good').isVisible()) {
      await keys.use('button', /^Pass\. /)
      await keys.use('button', 'Pass')
    } else {
      await peeks(guest, keys)
      const own = await mine(guest).getByRole('figure').textContent()
      const side = own?.trim() === 'Evil' ? 'Evil' : 'Good'
      await keys.use('button', /^Convert yourself\. /, 'Space')
      await keys.to('radio', side)
      await keys.press('Space')
      await keys.use('button', `Become ${side}`)
    }
    await expect(options(guest)).toBeHidden({ timeout: 20_000 })
  },
}
