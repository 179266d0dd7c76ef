import { expect } from '@playwright/test'
import { Aide, catchesUp } from '../../table/Aide.ts'
import type { Guest } from '../../table/Guest.ts'
import { comesBack, dropsOut } from '../../table/line.ts'
import { skipsTo } from '../../table/skipping.ts'
import { canStandStill, goOn, showsMotion, showsNone, standStill } from '../../table/standing.ts'
import { barSaying, deal, openRoom, windUp } from '../../table/room.ts'
import { rankName, startingWith } from '../../table/words.ts'
import { button, inSheet, invite, PHONE, SMALLEST, TV, DESKTOP, type Walk } from '../../tour/tour.ts'
import {
  aimAt,
  answer,
  askedOf,
  comesToBar,
  hand,
  handOf,
  lay,
  lift,
  questionOf,
  said,
  skipsTheatre,
  strongestOf,
  type Kind,
  type Plan,
} from './playing.ts'

const ROBOTS = ['Trundle', 'Gyro', 'Boiler', 'Skitter']

interface Party extends Walk {
  mara: Guest
  ida: Guest
  /** What moves for Mara where it does not matter how, and for Ben, whose page nobody looks at. */
  maras: Aide
  bens: Aide
  seats: number
}
const PLAN: Plan = { up: 1, down: [2, 1] }

/** A match with every question that it puts, every sheet and every way to look on. Three play it to the end. */
export const match = (seats: number) => async (walk: Walk) => {
  const first = await seated(walk, seats)
  await mulligan(first)
  await faceUp(first)
  await faceDown(first)
  await battle(first)
  const party = seats === 3 ? await besides(first) : first
  if (seats === 2 || walk.isWhole) await nobility(party)
  if (seats === 3 || walk.isWhole) await over(party)
}

/** Hands that are covered until they are pressed. */
export async function covered(walk: Walk): Promise<void> {
  const mara = await invite(walk, 'Mara')
  await openRoom(mara, { pace: 'off' })
  await windUp(mara, 'Trundle')
  await mara.press(mara.page.getByRole('switch', { name: mara.words.lobby.peek }))
  await deal(mara)
  await expect(barSaying(mara, questionOf(mara, 'mulligan'))).toBeVisible()
  const peek = mara.page.getByRole('button', { name: new RegExp(said(mara).ask.show) })
  await walk.visit(mara, 'match-covered', { act: peek })
  await peek.press('Enter')
  await walk.visit(mara, 'match-uncovered', { act: peek })
}

async function seated(walk: Walk, seats: number): Promise<Party> {
  const [mara, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ida')]
  for (const guest of [mara, ida]) await canStandStill(guest)
  const code = await openRoom(mara, { pace: 'off' })
  const [maras, bens] = [await Aide.of(mara, code), await walk.evening.seats('Ben', code)]
  // Nobody moves for Ben while he is waited for.
  await maras.manages({ do: 'setAbsence', absence: 'wait' })
  for (const robot of ROBOTS.slice(0, seats - 2)) await windUp(mara, robot)
  await deal(mara)
  await expect(hand(mara)).toBeVisible()
  await ida.visit(`/${code}`)
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `match-${seats}-${state}`, look)
  return { ...walk, mara, ida, maras, bens, seats, visit }
}

/** Both go on until something is so or the match is over, and Mara's page has heard of it. */
async function goesOn({ mara, maras, bens }: Party, isSo: () => boolean): Promise<void> {
  await Promise.all([maras, bens].map((aide) => aide.until(isSo)))
  await catchesUp(mara, maras)
}

/** Mara is asked this, and it stands on her screen. */
async function asks(party: Party, kind: Kind): Promise<boolean> {
  const { mara, maras } = party
  await goesOn(party, () => maras.asked?.kind === kind)
  if (askedOf(mara) !== kind) return false
  await comesToBar(mara)
  return true
}
const firstCard = (guest: Guest) => hand(guest).getByRole('button').first()

async function mulligan(party: Party): Promise<void> {
  await asks(party, 'mulligan')
  await party.visit(party.mara, 'mulligan', { act: button(party.mara, said(party.mara).ask.keep) })
}

async function faceUp(party: Party): Promise<void> {
  const { mara, ida, visit, maras, bens } = party
  const { ask } = said(mara)
  await asks(party, 'faceUp')
  await visit(mara, 'face-up', { act: firstCard(mara) })
  await visit(ida, 'watching', { act: button(ida, ida.words.app.menu) })
  await lift(mara, await strongestOf(mara))
  await visit(mara, 'lifted', { act: button(mara, ask.playOn(1)) })
  await mara.pressButton(ask.putBack)
  await goesOn(party, () => bens.asked !== null && maras.asked === null)
  await visit(mara, 'waiting', { act: button(mara, mara.words.app.menu) })
}

/** With two cards at least, when Ben has laid his. */
async function faceDown(party: Party): Promise<void> {
  const { mara, visit, maras, bens } = party
  const { ask } = said(mara)
  // With one card left the second step would be missing.
  await goesOn(party, () => maras.asked?.kind === 'faceDown' && bens.asked?.kind !== 'faceDown')
  await comesToBar(mara)
  await visit(mara, 'face-down', { act: firstCard(mara) })
  const isPair = (await handOf(mara)).length > 1
  await lay(mara, 2)
  if (isPair) {
    await visit(mara, 'one-laid', { act: firstCard(mara) })
    await lay(mara, 2)
  }
  await visit(mara, 'both-laid', { act: button(mara, ask.layDown) })
}

async function battle(party: Party): Promise<void> {
  const { mara, ida, visit } = party
  const { ask } = said(mara)
  const battles = () => mara.ear.known.table?.log.filter(({ kind }) => kind === 'battle').length ?? 0
  const before = battles()
  await Promise.all([mara, ida].map(showsMotion))
  await mara.pressButton(ask.layDown)
  // The last to lay is at the battles at once.
  await goesOn(party, () => battles() > before)
  const skip = (guest: Guest) => button(guest, guest.words.room.skip)
  const still = async (guest: Guest) => {
    await expect(skip(guest)).toBeVisible()
    await standStill(guest)
  }
  await Promise.all([still(mara), still(ida)])
  await visit(mara, 'battle', { act: skip(mara) })
  await visit(ida, 'battle-watched', { act: skip(ida) })
  await Promise.all([goOn(mara), goOn(ida)])
  await Promise.all([mara, ida].map(showsNone))
  for (const guest of [mara, ida]) {
    await skipsTheatre(guest)
    await guest.page.keyboard.press('Escape')
  }
}

/** Sheets over the table, a line that drops, and somebody who is away: Ben, as he comes back. */
async function besides(party: Party): Promise<Party> {
  const { mara, ida, visit, maras, bens } = party
  const { app, lobby, play, line, roomSettings } = mara.words
  await mara.pressButton(app.menu)
  await visit(mara, 'menu', { act: inSheet(mara, lobby.rules) })
  await mara.pressButton(lobby.rules)
  await visit(mara, 'rules', { act: inSheet(mara, app.close) })
  await mara.pressButton(app.close)
  await mara.page.setViewportSize({ width: PHONE[0], height: PHONE[1] })
  await mara.pressButton(startingWith(play.logAndTalk))
  await visit(mara, 'log', { act: inSheet(mara, app.close), sizes: [SMALLEST, PHONE] })
  await mara.pressButton(app.close)
  await mara.page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] })
  await goesOn(party, () => bens.asked !== null && maras.asked === null)
  await dropsOut(mara)
  await visit(mara, 'reconnecting', { act: mara.page.getByRole('button', { name: line.now }) })
  await comesBack(mara)
  bens.leave()
  await expect(button(mara, roomSettings.absent.act)).toBeVisible()
  await visit(mara, 'absent', { act: button(mara, roomSettings.absent.act) })
  const { pathname } = new URL(ida.page.url())
  await ida.visit(`${pathname}?tv`)
  await visit(ida, 'tv', { act: null, sizes: [TV] })
  await ida.visit(pathname)
  return { ...party, bens: await bens.comesBack() }
}

/** A face card, if she ever holds one: then another card may follow. */
async function nobility(party: Party): Promise<void> {
  const { mara, visit } = party
  const faces = ['J', 'Q', 'K'].map((rank) => rankName(`${rank}C`, mara.language))
  const noble = async () => (await handOf(mara)).find((card) => card.split(' ').some((word) => faces.includes(word)))
  while (await asks(party, 'faceUp')) {
    const card = await noble()
    if (!card) {
      await answer(mara, PLAN)
      continue
    }
    await lift(mara, card)
    await aimAt(mara, 3)
    await expect.poll(() => askedOf(mara) === 'faceUp').toBe(false)
    if (askedOf(mara) !== 'noble') continue
    await comesToBar(mara)
    return visit(mara, 'noble', { act: button(mara, said(mara).ask.pass) })
  }
}

/** Who has nothing more to show leaves the rest to aides. */
async function over(party: Party): Promise<void> {
  const { mara, ida, visit, seats } = party
  const { pathname } = new URL(ida.page.url())
  await goesOn(party, () => false)
  const ended = (guest: Guest) => guest.page.getByText(new RegExp(said(guest).over.finished(0).replace('0', '\\d+')))
  await skipsTo(mara, ended(mara))
  await visit(mara, 'end', { act: button(mara, mara.words.over.again) })
  await skipsTo(ida, ended(ida))
  await visit(ida, 'end-watcher', { act: button(ida, ida.words.app.menu) })
  if (seats === 3) {
    await ida.visit(`${pathname}?tv`)
    await visit(ida, 'tv-end', { act: null, sizes: [TV] })
  }
}
