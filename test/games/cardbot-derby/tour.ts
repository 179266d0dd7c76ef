import { expect } from '@playwright/test'
import { isMove, VALUES, type Rank } from '@robot-night/engine/games/cardbot-derby'
import { Aide, catchesUp, dealtAnew } from '../../table/Aide.ts'
import type { Guest } from '../../table/Guest.ts'
import { barSaying, choose, deal, takeSeat } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { canStandStill, goOn, showsMotion, showsNone, standStill } from '../../table/standing.ts'
import { Wire } from '../../table/Wire.ts'
import { OPTIONS } from '../../table/words.ts'
import { button, DESKTOP, invite, PHONE, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import { bestOrder } from './brain.ts'
import { cardOf, cardsOf, comesToHand, givesWay, lays, openRobot, programs } from './playing.ts'
import { dealWith, ended, handOver, makeTable, said, sideButton, viewOf } from './table.ts'

/** Robot 1 stands between 0 and 3: if 0 moves first, it can only be knocked aside. */
const TIGHT = '.......-...4567-..JQK..-.013...-...2...-.......-.......-ennwssss'

interface Party extends Walk {
  mara: Guest
  ida: Guest
  /** What moves for Mara and Ben where it does not matter how. */
  maras: Aide
  bens: Aide
}

/** A match of two with two robots each: ordering, running, a side to choose, the round once more, the end. */
export async function derby(walk: Walk): Promise<void> {
  const [mara, ben, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ben'), await invite(walk, 'Ida')]
  for (const guest of [mara, ida]) await canStandStill(guest)
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `derby-${state}`, look)
  const code = await makeTable(mara, TIGHT)
  if (walk.isWhole) await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillBots) })
  await takeSeat(ben, code)
  await deal(mara)
  await ida.visit(`/${code}`)
  const [maras, bens] = [await Aide.of(mara, code), await Aide.of(ben, code)]
  const party: Party = { ...walk, mara, ida, visit, maras, bens }
  await ordering(party, ben)
  await knocked(party)
  await between(party)
  await over(party)
}

async function ordering({ mara, ida, visit, isWhole }: Party, ben: Guest): Promise<void> {
  await comesToHand(mara)
  await visit(mara, 'choose', { act: handOver(mara) })
  const [first = ''] = await cardsOf(mara)
  await mara.press(cardOf(mara, first))
  await visit(mara, 'lifted', { act: cardOf(mara, first) })
  await mara.press(cardOf(mara, first))
  await lays(mara, await opening(mara))
  await visit(mara, 'arranged', { act: handOver(mara) })
  await programs(mara, await opening(mara))
  await comesToHand(mara)
  if (isWhole) await visit(mara, 'second', { act: handOver(mara) })
  await programs(mara, await opening(mara))
  await visit(mara, 'handed-over', { act: button(mara, mara.words.app.menu) })
  await visit(ida, 'watched', { act: button(ida, ida.words.app.menu), sizes: [SMALLEST, DESKTOP] })
  for (let robot = 0; robot < 2; robot++) await programs(ben, await opening(ben, 'turn'))
  await ben.page.close()
}

/** A move first, the highest there is; or a turn, the lowest, so that others come before. */
async function opening(guest: Guest, kind: 'move' | 'turn' = 'move'): Promise<Rank[]> {
  const robot = openRobot(guest)
  const drawn = viewOf(guest).own.find((own) => own.robot === robot)?.drawn ?? []
  const byHeight = drawn.toSorted((one, other) => VALUES[other] - VALUES[one])
  const first = kind === 'move' ? byHeight.find(isMove) : byHeight.findLast((card) => !isMove(card))
  return first ? [first, ...drawn.filter((card) => card !== first)] : [...drawn]
}

const NOBODY = { name: '', isMe: false, isMine: false, plate: null, isDrone: false }

/** Until Mara has had to choose a side. */
async function knocked(party: Party): Promise<void> {
  const { mara, ida, visit, maras } = party
  for (let matches = 0; matches < 5; matches++) {
    await play(party, () => maras.asked?.kind === 'ping')
    await catchesUp(mara, maras)
    const { phase } = viewOf(mara)
    if (phase.kind === 'ping') {
      await skipsTo(mara, sideButton(mara, phase.sides[0]))
      await visit(mara, 'ping', { act: sideButton(mara, phase.sides[0]) })
      const { title } = said(ida).waiting.ping({ name: 'Mara', isMe: false }, NOBODY)
      await skipsTo(ida, barSaying(ida, title))
      await visit(ida, 'ping-watched', { act: button(ida, ida.words.app.menu), sizes: [SMALLEST, DESKTOP] })
      return running(party)
    }
    await again(party)
  }
  throw new Error('nobody had to choose a side')
}

/** Both go on by their aides, until something is so or the match is over. */
async function play({ maras, bens }: Party, isSo: () => boolean = () => false): Promise<void> {
  await Promise.all([maras, bens].map((aide) => aide.until(isSo)))
}

/** What comes of it, halted in the middle of a step. */
async function running({ mara, ida, visit }: Party): Promise<void> {
  await Promise.all([mara, ida].map(showsMotion))
  await givesWay(mara)
  const skip = (guest: Guest) => button(guest, guest.words.room.skip)
  for (const guest of [mara, ida]) {
    await expect(skip(guest)).toBeVisible({ timeout: 30_000 })
    await standStill(guest)
  }
  await visit(mara, 'running', { act: skip(mara) })
  await visit(ida, 'running-watched', { act: skip(ida), sizes: [SMALLEST, DESKTOP] })
  for (const guest of [mara, ida]) await goOn(guest)
  await Promise.all([mara, ida].map(showsNone))
  await mara.press(skip(mara)).catch(() => {})
}

/** What has been can be looked at once more. */
async function between(party: Party): Promise<void> {
  const { mara, visit, maras } = party
  await play(party, () => maras.asked?.kind === 'program')
  if (maras.isOver) return
  await catchesUp(mara, maras)
  await skipsTo(mara, handOver(mara))
  await comesToHand(mara)
  await visit(mara, 'between', { act: handOver(mara) })
  await showsMotion(mara)
  await mara.pressButton(said(mara).show.again)
  const now = button(mara, said(mara).show.toNow)
  await expect(now).toBeVisible()
  await standStill(mara)
  await visit(mara, 'once-more', { act: now })
  await goOn(mara)
  await showsNone(mara)
  await mara.press(now).catch(() => {})
}

async function over(party: Party): Promise<void> {
  const { mara, ida, visit } = party
  await play(party)
  await skipsTo(mara, ended(mara))
  await visit(mara, 'end', { act: button(mara, mara.words.over.again) })
  await skipsTo(ida, ended(ida))
  const { pathname } = new URL(ida.page.url())
  await ida.visit(`${pathname}?tv`)
  await visit(ida, 'tv-end', { act: null, sizes: [TV] })
}

async function again({ mara, maras, bens }: Party): Promise<void> {
  const before = maras.known
  await skipsTo(mara, ended(mara))
  await mara.pressButton(mara.words.over.again)
  await dealtAnew([mara.ear, maras, bens], before)
}

/** Eight robots, two of each seat, and seven cards of which five are played. */
export async function crowdedDerby(walk: Walk): Promise<void> {
  const [mara, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ida')]
  await canStandStill(mara)
  const code = await makeTable(mara)
  const options = OPTIONS['cardbot-derby'][mara.language]
  const labelOf = (key: string) => options.find((option) => option.key === key)?.label ?? key
  await choose(mara, labelOf('robotsPerPlayer'), '2')
  await expect.poll(() => mara.ear.known.room?.options).toMatchObject({ robotsPerPlayer: 2 })
  await choose(mara, labelOf('drawCount'), '7')
  await dealWith(mara, ['Trundle', 'Gyro', 'Boiler'])
  await ida.visit(`/${code}`)
  await comesToHand(mara)
  await walk.visit(mara, 'derby-8-choose', { act: handOver(mara) })
  await ida.visit(`/${code}?tv`)
  await walk.visit(ida, 'derby-8-tv', { act: null, sizes: [TV] })
  await showsMotion(mara)
  for (let robot = 0; robot < 2; robot++) await programs(mara, bestOrder(viewOf(mara), openRobot(mara) ?? 0))
  const skip = button(mara, mara.words.room.skip)
  await expect(skip).toBeVisible({ timeout: 30_000 })
  await standStill(mara)
  await walk.visit(mara, 'derby-8-running', { act: skip })
}

/** Somebody has handed over, and the fuse burns for the other one. */
export async function clockDerby(walk: Walk): Promise<void> {
  const [mara, ben] = [await invite(walk, 'Mara'), await invite(walk, 'Ben')]
  const wire = await Wire.inFull(mara)
  const code = await makeTable(mara)
  await takeSeat(ben, code)
  const { pace, paces } = mara.words.lobby
  await choose(mara, pace, paces.relaxed)
  await deal(mara)
  const lit = wire.holdAfter((frame) => /"done":true|done",true/.test(frame))
  for (let robot = 0; robot < 2; robot++) await ben.press(handOver(ben))
  await lit
  await expect(handOver(mara)).toBeVisible()
  await walk.visit(mara, 'derby-rush', { act: handOver(mara), sizes: [SMALLEST, PHONE, DESKTOP] })
  wire.release()
}
