import type { Locator } from '@playwright/test'
import { aloudOf } from '../../../web/src/games/evil-robots-influence/aloud.ts'
import { WORDS } from '../../../web/src/games/evil-robots-influence/words/words.ts'
import { expect, test } from '../../fixtures.ts'
import { leavesTheRest } from '../../table/ended.ts'
import type { Guest } from '../../table/Guest.ts'
import { hearsAll, hearsQuestion } from '../../table/hearing.ts'
import { Keys } from '../../table/Keys.ts'
import { Listener } from '../../table/Listener.ts'
import { barSaying } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { bids, WAITING } from './playing.ts'
import { askedOf, ended, isOver, mine } from './table.ts'

test('by keyboard alone from the home page, through the questions of a round, to the end', async ({ evening }) => {
  test.setTimeout(180_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  const keys = new Keys(mara)
  const voice = await Listener.at(mara)
  await mara.visit('/')

  await test.step('a room for this title without a clock, with two tin robots', async () => {
    await keys.to('radio', /^Evil Robots: Influence /)
    await keys.use('button', 'Open a table')
    await keys.to('textbox', 'Your name tonight')
    await keys.type('Mara')
    await keys.press('Enter')
    await expect(barSaying(mara, 'You’re the host: deal when everyone’s ready')).toBeVisible()
    await keys.choose('Clock', 'No clock')
    for (const robot of ['Telly', 'Trundle']) {
      await keys.use('button', new RegExp(`Add a bot as ${robot}`), 'Space')
      await expect(mara.page.getByRole('button', { name: `${robot}, tin robot` })).toBeVisible()
    }
    await keys.use('button', 'Deal')
    await expect(mine(mara)).toBeVisible()
  })

  await test.step('my coins and cards, and what lies before another', async () => {
    await keys.use('button', /^Hold to peek/)
    await expect(mine(mara).getByRole('figure').first()).toContainText(/Good|Evil/)
    await keys.press('Shift+Tab')
    expect((await keys.here())?.name).toMatch(/^Look at /)
    await keys.press('Enter')
    await expect(mara.page.getByRole('dialog')).toBeVisible()
    await keys.press('Escape')
    await expect(mara.page.getByRole('dialog')).toHaveCount(0)
    await keys.use('button', /^Idle Robot, /)
    await expect(mara.page.getByRole('dialog')).toBeVisible()
    await keys.press('Escape')
    await expect(mara.page.getByRole('dialog')).toHaveCount(0)
    expect(await keys.here()).toMatchObject({ role: 'button', name: /^Idle Robot, / })
  })

  await test.step('every question is answered', async () => {
    const asked = new Set<Act>()
    for (let act; !asked.has('turn') && (act = await nextAct(mara)) !== 'over'; asked.add(act)) {
      await keys.press('Escape')
      await hearsQuestion(voice, mara)
      await expect.poll(() => keys.here(), { message: 'the focus is never lost', intervals: [50] }).not.toBeNull()
      await ACTS[act](mara, keys)
    }
    // Who deals may be asked nothing else of the auction than where the zero goes.
    const ofAuction: readonly Act[] = ['claim', 'offer', 'pick', 'giveZero']
    expect(asked).toContain('turn')
    expect(ofAuction.filter((each) => asked.has(each))).not.toEqual([])
  })

  await test.step('all of it was said aloud, and once', async () => {
    await WORDS.fetch('en')
    await hearsAll(voice, mara, { aloudOf, isCovered: true })
  })

  await test.step('and dealt once more', async () => {
    await leavesTheRest(mara)
    await skipsTo(mara, ended(mara), WAITING.timeout)
    await keys.use('button', 'Deal again')
    await expect(mine(mara)).toBeVisible(WAITING)
  })
})

type Act = NonNullable<ReturnType<typeof askedOf>>
const isAsked = (guest: Guest, act: Act) => (): boolean => askedOf(guest) === act

async function nextAct(guest: Guest): Promise<Act | 'over'> {
  await expect.poll(() => isOver(guest) || askedOf(guest) !== null, WAITING).toBe(true)
  return askedOf(guest) ?? 'over'
}

/**
 * By a button that is there once all before it has been shown. Not where the question goes meanwhile: what was pressed
 * before counts from when it arrives, and another's proposal may come first.
 */
async function uses(guest: Guest, keys: Keys, { act, name }: { act: Act; name: RegExp }): Promise<void> {
  const button: Locator = guest.page.getByRole('button', { name, disabled: false })
  const isThere = () => button.first().isVisible()
  await expect.poll(async () => !isAsked(guest, act)() || (await isThere()), WAITING).toBe(true)
  if (isAsked(guest, act)()) await keys.use('button', name)
}

const answers =
  (act: Act, name: RegExp) =>
  async (guest: Guest, keys: Keys): Promise<void> => {
    const { n } = guest.ear.known.table ?? {}
    await uses(guest, keys, { act, name })
    await expect.poll(() => !isAsked(guest, act)() || guest.ear.known.table?.n !== n, WAITING).toBe(true)
  }

let turns = 0
const ACTS: Readonly<Record<Act, (guest: Guest, keys: Keys) => Promise<void>>> = {
  claim: answers('claim', /^Raise my hand$/),
  async offer(guest, keys) {
    await keys.to('radio', '1 gem').catch(() => {})
    await answers('offer', /^Offer (nothing|\d+ gems?)$/)(guest, keys)
  },
  async pick(guest, keys) {
    await uses(guest, keys, { act: 'pick', name: /, \d+ gems?$/ })
    await answers('pick', /^(Give it to|Take it myself)/)(guest, keys)
  },
  async giveZero(guest, keys) {
    const name = await bids(guest).first().getAttribute('aria-label', WAITING)
    await keys.use('button', name ?? '')
    await answers('giveZero', /^(Give .+ the zero$|Take the zero)/)(guest, keys)
  },
  /** Every other time a coin is turned first. */
  async turn(guest, keys) {
    const may = guest.page.getByRole('button', { name: /^Turn my coin, / })
    await skipsTo(guest, may, WAITING.timeout)
    if (turns++ % 2 === 0 && (await may.isEnabled())) {
      await keys.use('button', /^Turn my coin, /, 'Space')
      await answers('turn', /^Turn it to (Good|Evil)$/)(guest, keys)
      await skipsTo(guest, may, WAITING.timeout)
    }
    await answers('turn', /^End turn/)(guest, keys)
  },
  async cardChoice() {
    throw new Error('nobody has played a card')
  },
  reveal: answers('reveal', /^Pass/),
  split: answers('split', /^(Agree to No\. \d+|Propose)$/),
  endgame: answers('endgame', /^Show nothing$/),
  retain: answers('retain', /^Keep (both|it)$/),
  path: answers('path', /^Evil$/),
}
