import { expect } from '@playwright/test'
import type { Guest } from '../../table/Guest.ts'
import { joinByCode } from '../../table/room.ts'
import { OPTIONS } from '../../table/words.ts'
import { button, DESKTOP, invite, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import { acts, plays, raises, WAITING, type Kind } from './playing.ts'
import { askedOf, dealWith, ended, isOver, makeTable, phaseOf, said, viewOf } from './table.ts'
import { ANSWERS, VISITS } from './visits.ts'

export interface Party extends Walk {
  mara: Guest
  ben: Guest
  ida: Guest
}

/** What comes up in every match or two; all else is looked at if it does. */
const WANTED = ['claim', 'offer', 'pick', 'turn', 'split', 'endgame', 'retain', 'splitWatched', 'sealed'] as const
type Wanted = (typeof WANTED)[number]
const MOST_MATCHES = 3

const menu = (guest: Guest) => button(guest, guest.words.app.menu)

/** Matches of five until each question has been put to Mara, with the sheets and the ways to look on. No clock runs. */
export async function influenceMatch(walk: Walk): Promise<void> {
  const [mara, ben, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ben'), await invite(walk, 'Ida')]
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `influence-${state}`, look)
  const party: Party = { ...walk, mara, ben, ida, visit }
  const code = await makeTable(mara)
  await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillTin) })
  // By lot, or one of the three seats that there are at least.
  const dealers = mara.page.getByRole('group', { name: OPTIONS['evil-robots-influence'][mara.language][0]!.label })
  await expect(dealers.getByRole('radio')).toHaveCount(4)
  await joinByCode(ben, code)
  await dealWith(mara, ['Trundle', 'Gyro', 'Boiler'])
  await ida.visit(`/${code}`)
  const seen = new Set<Kind | Wanted>()
  for (let matches = 1; ; matches++) {
    await through(party, seen)
    const isEnough = WANTED.every((kind) => seen.has(kind))
    if (isEnough || matches === MOST_MATCHES) break
    await again(party)
  }
  expect(
    WANTED.filter((kind) => !seen.has(kind)),
    'questions that nobody has put',
  ).toEqual([])
  await over(party)
}

/** Mara first, as she is asked; then Ben, who has all the time in the world. */
async function through(party: Party, seen: Set<string>): Promise<void> {
  const { mara, ben } = party
  const isMove = () => isOver(mara) || askedOf(mara) !== null || askedOf(ben) !== null
  for (;;) {
    await expect.poll(isMove, WAITING).toBe(true)
    if (isOver(mara)) return
    await asked(party, seen)
    if (askedOf(ben) === null) continue
    await between(party, seen)
    await plays(ben, oneAnswer(ben))
  }
}

async function asked(party: Party, seen: Set<string>): Promise<void> {
  const { mara } = party
  const kind = askedOf(mara)
  if (kind === null) return
  await mara.page.keyboard.press('Escape')
  if (!seen.has(kind)) {
    seen.add(kind)
    await VISITS[kind](party)
  }
  await plays(mara, oneAnswer(mara), ANSWERS)
}

/** No more than what is asked now. */
function oneAnswer(guest: Guest): () => boolean {
  const before = `${guest.ear.known.table?.scene.beat} ${askedOf(guest)}`
  return () => `${guest.ear.known.table?.scene.beat} ${askedOf(guest)}` !== before
}

/** While Ben is waited for. */
async function between({ mara, ben, ida, visit }: Party, seen: Set<string>): Promise<void> {
  const kind = phaseOf(mara)
  const { me } = viewOf(mara)
  if (me.sealed !== null && !seen.has('sealed')) {
    seen.add('sealed')
    await visit(mara, `${kind}-sealed`, { act: menu(mara) })
  }
  if (kind === 'split' && askedOf(ben) === 'split' && !seen.has('splitWatched')) {
    seen.add('splitWatched')
    await visit(ida, 'split-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  }
}

async function again({ mara, ben, ida }: Party): Promise<void> {
  for (const guest of [mara, ben, ida]) await guest.page.keyboard.press('Escape')
  await expect(ended(mara)).toBeVisible(WAITING)
  await mara.pressButton(mara.words.over.again)
  await expect.poll(() => isOver(mara) || viewOf(mara).round, WAITING).toBe(1)
}

async function over({ mara, ida, visit }: Party): Promise<void> {
  for (const guest of [mara, ida]) await guest.page.keyboard.press('Escape')
  await expect(ended(mara)).toBeVisible(WAITING)
  await visit(mara, 'end', { act: button(mara, mara.words.over.again) })
  await onTv(ida, () => visit(ida, 'tv-end', { act: null, sizes: [TV] }))
}

async function onTv(ida: Guest, look: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(ida.page.url())
  await ida.visit(`${pathname}?tv`)
  await look()
  await ida.visit(pathname)
}

const ALL_TINS = ['Telly', 'Trundle', 'Gyro', 'Boiler', 'Skitter', 'Kettle', 'Fathom', 'Beacon']

/** The fewest, with the Idle Robot; and as many as there can be. */
export const influenceOf =
  (seats: 3 | 9) =>
  async (walk: Walk): Promise<void> => {
    const [mara, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ida')]
    const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `influence-${seats}-${state}`, look)
    const code = await makeTable(mara)
    await dealWith(mara, ALL_TINS.slice(0, seats - 1))
    await plays(mara, () => askedOf(mara) === 'claim')
    await visit(mara, 'claim', { act: button(mara, said(mara).table.asks.raise) })
    await ida.visit(`/${code}?tv`)
    await visit(ida, 'tv', { act: null, sizes: [TV] })
    await plays(mara, () => askedOf(mara) === 'turn', { claim: raises })
    await expect(acts(mara)).toBeVisible(WAITING)
    await visit(mara, 'turn', { act: acts(mara).getByRole('button').last() })
    await mara.press(acts(mara).getByRole('button').nth(3))
    await visit(mara, 'any-coin', { act: button(mara, said(mara).turn.act.back) })
    await mara.pressButton(said(mara).turn.act.back)
    await plays(mara, () => askedOf(mara) === 'retain')
    await mara.page.keyboard.press('Escape')
    if (askedOf(mara) === 'retain') await VISITS.retain({ ...walk, mara, visit })
  }
