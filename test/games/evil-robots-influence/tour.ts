import { expect } from '@playwright/test'
import type { View } from '@robot-night/engine/games/evil-robots-influence'
import { Aide, catchesUp, dealtAnew, type Manner } from '../../table/Aide.ts'
import type { Guest } from '../../table/Guest.ts'
import { takeSeat } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { OPTIONS } from '../../table/words.ts'
import { button, DESKTOP, invite, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import { acts, plays, raises, WAITING, type Kind } from './playing.ts'
import { askedOf, dealWith, ended, makeTable, phaseOf, said } from './table.ts'
import { ANSWERS, VISITS } from './visits.ts'

interface Party extends Walk {
  mara: Guest
  ida: Guest
  /** What moves for Mara when a question has been looked at before, and for Ben. */
  maras: Aide
  bens: Aide
}

/** With rivals there are offers, and with offers somebody to pick from. */
const asRival: Manner = ({ kind, prompt }) => {
  if (kind === 'claim') return { raise: true }
  return kind === 'offer' && 'most' in prompt ? { amount: Math.min(1, Number(prompt.most)) } : null
}

/** What comes up in every match or two; all else is looked at if it does. */
const WANTED = ['claim', 'offer', 'pick', 'turn', 'split', 'endgame', 'retain', 'splitWatched', 'sealed'] as const
type Wanted = (typeof WANTED)[number]
const MOST_MATCHES = 5

const menu = (guest: Guest) => button(guest, guest.words.app.menu)

/** Matches of five until each question has been put to Mara, with the sheets and the ways to look on. No clock runs. */
export async function influenceMatch(walk: Walk): Promise<void> {
  const [mara, ben, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ben'), await invite(walk, 'Ida')]
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `influence-${state}`, look)
  const code = await makeTable(mara)
  await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillBots) })
  // By lot, or one of the three seats that there are at least.
  const dealers = mara.page.getByRole('group', { name: OPTIONS['evil-robots-influence'][mara.language][0]!.label })
  await expect(dealers.getByRole('radio')).toHaveCount(4)
  await takeSeat(ben, code)
  await dealWith(mara, ['Trundle', 'Gyro', 'Boiler'])
  await ida.visit(`/${code}`)
  const [maras, bens] = [await Aide.of(mara, code), await Aide.of(ben, code)]
  await ben.page.close()
  const party: Party = { ...walk, mara, ida, visit, maras, bens }
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
  const { maras, bens } = party
  const isMove = () => maras.isOver || maras.asked !== null || bens.asked !== null
  for (;;) {
    await expect.poll(isMove, WAITING).toBe(true)
    if (maras.isOver) return
    await asked(party, seen)
    if (bens.asked === null) continue
    await between(party, seen)
    await answersOnce(bens)
  }
}

/** The first time by what the page offers, once it stands there. */
async function asked(party: Party, seen: Set<string>): Promise<void> {
  const { mara, maras } = party
  const kind = kindOf(maras)
  if (kind === null) return
  if (seen.has(kind)) return answersOnce(maras, asRival)
  seen.add(kind)
  await catchesUp(mara, maras)
  await mara.page.keyboard.press('Escape')
  await VISITS[kind](party)
  await plays(mara, oneAnswer(mara), ANSWERS)
  const told = mara.ear.known.table?.n ?? 0
  await expect.poll(() => (maras.known.table?.n ?? 0) >= told, WAITING).toBe(true)
}

const kindOf = ({ asked }: Aide) => (asked?.kind as Kind | undefined) ?? null
const questionIn = ({ known }: Pick<Aide, 'known'>): string =>
  `${known.table?.scene.beat} ${known.table?.scene.asks?.kind}`

/** No more than what is asked now. */
function oneAnswer({ ear }: Guest): () => boolean {
  const before = questionIn(ear)
  return () => questionIn(ear) !== before
}
function answersOnce(aide: Aide, manner?: Manner): Promise<void> {
  const before = questionIn(aide)
  return aide.until(() => questionIn(aide) !== before, manner)
}

/** While Ben is waited for. */
async function between({ mara, ida, visit, maras, bens }: Party, seen: Set<string>): Promise<void> {
  if (!seen.has('sealed') && hasSealed(maras)) {
    seen.add('sealed')
    await catchesUp(mara, maras)
    await mara.page.keyboard.press('Escape')
    await visit(mara, `${phaseOf(mara)}-sealed`, { act: menu(mara) })
  }
  if (!seen.has('splitWatched') && kindOf(bens) === 'split') {
    seen.add('splitWatched')
    await expect.poll(() => phaseOf(ida), WAITING).toBe('split')
    await ida.page.keyboard.press('Escape')
    await visit(ida, 'split-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  }
}
function hasSealed({ known }: Aide): boolean {
  const view = known.table?.scene.view as object as View | undefined
  return (view?.me.sealed ?? null) !== null
}

async function again({ mara, maras, bens }: Party): Promise<void> {
  const before = maras.known
  await skipsTo(mara, ended(mara))
  await mara.pressButton(mara.words.over.again)
  await dealtAnew([mara.ear, maras, bens], before)
}

async function over({ mara, ida, visit }: Party): Promise<void> {
  await skipsTo(mara, ended(mara))
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
