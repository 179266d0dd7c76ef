import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { Listener } from '../../table/Listener.ts'
import { skipsTo } from '../../table/skipping.ts'
import { dealWith, ended, makeTable, uncover } from './table.ts'

test('by roles and names, in German, as it is read out, through a round to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'phone', { locale: 'de-DE', reducedMotion: 'reduce' })
  const voice = await Listener.at(mara)
  await makeTable(mara)
  await dealWith(mara, ['Telly', 'Trundle'])
  const { page } = mara

  await test.step('the table is described, and what is mine', async () => {
    await uncover(mara)
    const own = page.getByRole('region', { name: 'Meine Karten', exact: true })
    await expect(own.getByRole('heading', { name: /Bot$/ })).toBeVisible()
    await expect(own.getByRole('article', { name: /^Stärke [1-9]$/ })).toBeVisible()
    await expect(own.getByRole('figure', { name: /^(Gut|Böse|Neutral)$/ })).toBeVisible()
    await expect(page.getByRole('button', { name: /, Bereit(,|$)/ }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Nummer Fünf, .*Stärke 5.*Neutral/ })).toBeVisible()
  })

  const asked = new Set<Act>()
  for (let act; !asked.has('next') && (act = await nextAct(mara)) !== 'over';) {
    asked.add(act)
    voice.heard.length = 0
    await ACTS[act](mara, voice)
  }
  expect([...asked]).toEqual(expect.arrayContaining(['talk', 'next']))

  await test.step('how it ended is read', async () => {
    await leavesTheRest(mara)
    await skipsTo(mara, ended(mara))
    const result = page.getByRole('region', { name: /gewinn|teil/ })
    await expect(result.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(result.getByRole('listitem').filter({ hasText: /Punkt/ }).first()).toBeVisible()
  })
})

const BUTTONS = { talk: 'Ich bin bereit', sort: 'In dieser Reihenfolge', next: 'Nächste Runde' } as const
type Act = keyof typeof BUTTONS | 'turn'
const KINDS = Object.keys(BUTTONS) as (keyof typeof BUTTONS)[]

const four = ({ page }: Guest) => page.getByRole('region', { name: 'Was alle sehen werden', exact: true })

async function nextAct(guest: Guest): Promise<Act | 'over'> {
  const button = (name: string) => guest.page.getByRole('button', { name, exact: true, disabled: false })
  const all: [Act | 'over', Locator][] = [
    ['over', ended(guest)],
    ['turn', four(guest)],
    ...KINDS.map((kind): [Act, Locator] => [kind, button(BUTTONS[kind])]),
  ]
  const any = all.map(([, act]) => act).reduce((one, other) => one.or(other))
  for (;;) {
    await skipsTo(guest, any.first(), 45_000)
    for (const [act, locator] of all) if (await locator.isVisible()) return act
  }
}

async function presses(guest: Guest, name: string): Promise<void> {
  await guest.pressButton(name)
  await expect(guest.page.getByRole('button', { name, exact: true, disabled: false })).toBeHidden({ timeout: 20_000 })
}

const ACTS: Readonly<Record<Act, (guest: Guest, voice: Listener) => Promise<void>>> = {
  talk: (guest) => presses(guest, BUTTONS.talk),
  sort: (guest) => presses(guest, BUTTONS.sort),
  next: (guest) => presses(guest, BUTTONS.next),
  /** What everybody will see is said with each of the four, and once more before it is confirmed. */
  async turn(guest, voice) {
    const pass = four(guest).getByRole('button', { name: /^Passen\. .*niemand sieht deinen Roboter/ })
    const shownAlready = four(guest).getByRole('button', { name: /^Passen\. .*alle sehen deinen Roboter/ })
    await guest.press(pass.or(shownAlready))
    await expect.poll(() => voice.heardSay('polite', /Sie sehen /)).toBe(true)
    await guest.pressButton('Passen')
    await expect(four(guest)).toBeHidden({ timeout: 20_000 })
  },
}
