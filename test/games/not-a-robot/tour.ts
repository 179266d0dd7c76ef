import { expect } from '@playwright/test'
import { Aide, catchesUp, dealtAnew, type Manner } from '../../table/Aide.ts'
import type { Guest } from '../../table/Guest.ts'
import { deal, takeSeat } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { canStandStill, goOn, showsMotion, showsNone, standStill } from '../../table/standing.ts'
import { Wire } from '../../table/Wire.ts'
import { button, DESKTOP, inSheet, invite, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import {
  answers,
  ballot,
  enough,
  flagOf,
  objects,
  onward,
  plays,
  says,
  sendVote,
  skipsTheatre,
  votes,
} from './playing.ts'
import {
  askedOf,
  dealWith,
  ended,
  isOver,
  makeTable,
  phaseOf,
  picture,
  pinButton,
  said,
  stayBox,
  viewOf,
  wordField,
} from './table.ts'

interface Party extends Walk {
  mara: Guest
  /** Mara's: a call stands still while it is looked at. */
  wire: Wire
  others: readonly Guest[]
  ida: Guest
}
/** What moves for each of them once it does not matter how. */
type Aides = ReadonlyMap<Guest, Aide>

const WAITING = { timeout: 20_000 }
const everybody = ({ mara, others }: Party) => [mara, ...others]
const menu = (guest: Guest) => button(guest, guest.words.app.menu)

/** Matches of three until one round went by a vote and one by a guess, with the sheets and the ways to look on. */
export async function captcha(walk: Walk): Promise<void> {
  const [mara, ben, ada] = [await invite(walk, 'Mara'), await invite(walk, 'Ben'), await invite(walk, 'Ada')]
  const ida = await invite(walk, 'Ida')
  for (const guest of [mara, ida]) await canStandStill(guest)
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `nar-${state}`, look)
  const party: Party = { ...walk, mara, ida, visit, others: [ben, ada], wire: await Wire.inFull(mara) }
  const code = await makeTable(mara, { rounds: 2, server: false })
  if (walk.isWhole) await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillTin) })
  for (const guest of party.others) await takeSeat(guest, code)
  await deal(mara)
  await ida.visit(`/${code}`)
  await words(party)
  await review(party)
  await call(party)
  await talk(party)
  await vote(party)
  await result(party)
  const aides = new Map<Guest, Aide>()
  for (const guest of everybody(party)) aides.set(guest, await Aide.of(guest, code))
  await guess(party, aides)
  await over(party, aides)
}

async function words({ mara, others, ida, visit, isWhole }: Party): Promise<void> {
  const { asks } = said(mara).table
  await wordField(mara).fill('Gewitter')
  await visit(mara, 'words', { act: button(mara, asks.say) })
  await wordField(mara).fill('oben links')
  await visit(mara, 'refused', { act: wordField(mara) })
  await mara.press(pinButton(mara))
  await visit(mara, 'card', { act: wordField(mara) })
  await mara.press(pinButton(mara))
  await mara.press(picture(mara, 5))
  await visit(mara, 'picture', { act: inSheet(mara, mara.words.app.close) })
  await mara.press(inSheet(mara, mara.words.app.close))
  await says(mara, 'Gewitterwolkenbruch')
  await expect.poll(() => askedOf(mara)).toBe(null)
  if (isWhole) await visit(mara, 'said', { act: menu(mara) })
  await visit(ida, 'said-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  for (const guest of others) await says(guest)
}

/** Mara's word is struck. */
async function review({ mara, others, visit, isWhole }: Party): Promise<void> {
  const { asks } = said(mara).table
  await expect.poll(() => askedOf(mara), WAITING).toBe('review')
  if (isWhole) await visit(mara, 'review', { act: button(mara, asks.fine) })
  await mara.press(flagOf(mara, 'Ben'))
  await visit(mara, 'review-flag', { act: button(mara, asks.objectTo(1)) })
  await mara.pressButton(asks.objectTo(1))
  for (const guest of others) await objects(guest, ['Mara'])
  await expect.poll(() => askedOf(mara), WAITING).toBe('associate')
  await visit(mara, 'struck', { act: wordField(mara) })
  await says(mara)
}

async function call(party: Party): Promise<void> {
  const { mara, wire, visit } = party
  const opened = wire.holdAfter((frame) => frame.includes('"callOpened"'))
  for (const guest of everybody(party)) {
    await expect.poll(() => askedOf(guest), WAITING).toBe('review')
    await answers(guest)
  }
  await opened
  await expect(stayBox(mara)).toBeVisible()
  await visit(mara, 'call', { act: stayBox(mara) })
  wire.release()
}

async function talk(party: Party): Promise<void> {
  const { mara, others, ida, visit, isWhole } = party
  const { explain } = said(mara).talk
  const isMaras = () => askedOf(mara) === 'explain'
  await Promise.all(others.map((guest) => plays(guest, () => isMaras() || phaseOf(guest) === 'debate')))
  await expect.poll(isMaras, WAITING).toBe(true)
  await visit(mara, 'explain', { act: button(mara, explain.done) })
  await mara.page.getByRole('textbox', { name: explain.field }).fill(EXPLANATION[mara.language])
  await mara.pressButton(explain.done)
  await Promise.all(others.map((guest) => plays(guest, () => phaseOf(guest) === 'debate')))
  await expect(enough(mara)).toBeVisible(WAITING)
  await visit(mara, 'debate', { act: enough(mara) })
  if (isWhole) await visit(ida, 'debate-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  for (const guest of everybody(party)) await answers(guest)
}
const EXPLANATION = {
  en: 'Heavy clouds over the roof, and soon it rains on all that stands below.',
  de: 'Schwere Wolken über dem Dach, und bald regnet es auf alles, was darunter steht.',
}

async function vote({ mara, others, ida, visit, isWhole }: Party): Promise<void> {
  await expect.poll(() => askedOf(mara), WAITING).toBe('vote')
  const entry = viewOf(mara).list.findIndex(({ seat }) => seat !== 0) + 1
  await mara.press(ballot(mara, entry))
  await visit(mara, 'vote', { act: sendVote(mara, entry) })
  await mara.press(sendVote(mara, entry))
  await expect.poll(() => askedOf(mara)).toBe(null)
  if (isWhole) await visit(mara, 'voted', { act: menu(mara) })
  await visit(ida, 'vote-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  await Promise.all([mara, ida].map(showsMotion))
  for (const guest of others) await votes(guest)
}

/** The votes are being opened; then all is to be seen. */
async function result(party: Party): Promise<void> {
  const { mara, others, ida, visit, isWhole } = party
  const { sheet } = said(mara).talk
  await expect(mara.page.getByText(said(mara).talk.reveal.counting).first()).toBeVisible(WAITING)
  for (const guest of [mara, ida]) await standStill(guest)
  await visit(mara, 'reveal', { act: menu(mara) })
  for (const guest of [mara, ida]) await goOn(guest)
  await Promise.all([mara, ida].map(showsNone))
  await Promise.all([mara, ida, ...others].map(skipsTheatre))
  await visit(mara, 'result-vote', { act: onward(mara) })
  if (isWhole) await visit(ida, 'result-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  await onTv(ida, () => visit(ida, 'tv-result', { act: null, sizes: [TV] }))
  await mara.pressButton(sheet.open)
  await visit(mara, 'sheet', { act: inSheet(mara, mara.words.app.close) })
  await mara.press(inSheet(mara, mara.words.app.close))
  await goesOn(party)
}

/** In another round, or another match if nobody was quick enough, the Robot reveals itself. */
async function guess(party: Party, aides: Aides): Promise<void> {
  const { ida, visit, isWhole } = party
  for (let rounds = 0; rounds < 8; rounds++) {
    await play(aides, isPast)
    const robot = everybody(party).find((guest) => aides.get(guest)?.asked?.kind === 'guess')
    if (robot) {
      const { number } = said(robot).talk.guess
      if (isWhole) await visit(robot, 'guess', { act: picture(robot, 1) })
      const other = everybody(party).find((guest) => guest !== robot) ?? ida
      await visit(other, 'guess-watched', { act: menu(other) })
      await robot.press(picture(robot, 5))
      await visit(robot, 'guess-picked', { act: button(robot, number(5)) })
      await robot.pressButton(number(5))
      await Promise.all(everybody(party).map(skipsTheatre))
      return visit(robot, 'result-guess', { act: onward(robot) })
    }
    await again(party, aides)
  }
  throw new Error('no Robot was quick enough to reveal itself')
}

/** All go on by their aides until something is so or the match is over; their pages have heard of it. */
async function play(aides: Aides, isSo: (aide: Aide) => boolean = () => false): Promise<void> {
  const goOnBy = (aide: Aide) => aide.until(() => aide.known.table !== null && isSo(aide), reveals(aide))
  await Promise.all([...aides.values()].map(goOnBy))
  for (const [guest, aide] of aides) await catchesUp(guest, aide)
}
const isPast = (aide: Aide): boolean => ['guess', 'result', 'over'].includes(phaseOf({ ear: aide }))

/** Whoever is the Robot says so. */
const reveals =
  (aide: Aide): Manner =>
  ({ kind }) =>
    kind === 'call' && viewOf({ ear: aide }).me.role === 'robot' ? { call: 'reveal' } : null

/** On to the next round, or to the next match. */
async function again({ mara }: Party, aides: Aides): Promise<void> {
  const { round } = viewOf(mara)
  await play(aides, (aide) => viewOf({ ear: aide }).round > round)
  if (!isOver(mara)) return
  const { known } = mara.ear
  await skipsTo(mara, button(mara, mara.words.over.again))
  await mara.pressButton(mara.words.over.again)
  await dealtAnew(
    [...aides].flatMap(([{ ear }, aide]) => [ear, aide]),
    known,
  )
}

async function goesOn(party: Party): Promise<void> {
  const { round } = viewOf(party.mara)
  for (const guest of everybody(party)) await guest.press(onward(guest))
  for (const guest of everybody(party))
    await expect.poll(() => isOver(guest) || viewOf(guest).round > round, WAITING).toBe(true)
}

async function over({ mara, ida, visit }: Party, aides: Aides): Promise<void> {
  await play(aides)
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

const SEVEN = ['Telly', 'Trundle', 'Gyro', 'Boiler', 'Skitter', 'Kettle', 'Fathom']

/** As many as there can be, and the Server. */
export async function crowdedCaptcha(walk: Walk): Promise<void> {
  const [mara, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ida')]
  const { asks } = said(mara).table
  const code = await makeTable(mara, { rounds: 4 })
  await dealWith(mara, SEVEN)
  await ida.visit(`/${code}`)
  await expect.poll(() => viewOf(mara).list.length, WAITING).toBe(SEVEN.length)
  await walk.visit(mara, 'nar-8-words', { act: wordField(mara) })
  await ida.visit(`/${code}?tv`)
  await walk.visit(ida, 'nar-8-tv', { act: null, sizes: [TV] })
  await says(mara)
  await expect.poll(() => askedOf(mara), WAITING).toBe('review')
  await walk.visit(mara, 'nar-8-review', { act: button(mara, asks.fine) })
  for (let rounds = 0; !(await talked(mara, walk)) && rounds < 3; rounds++) {
    await skipsTheatre(mara)
    await mara.press(onward(mara))
    await expect.poll(() => phaseOf(mara), WAITING).toBe('associate')
  }
  await skipsTheatre(mara)
  await walk.visit(mara, 'nar-8-result', { act: onward(mara) })
}

/** Through a round; was there a vote in it, or has the Robot guessed? */
async function talked(mara: Guest, { visit }: Walk): Promise<boolean> {
  const isEnding = () => phaseOf(mara) === 'result'
  await plays(mara, () => isEnding() || askedOf(mara) === 'explain')
  if (isEnding()) return false
  await visit(mara, 'nar-8-explain', { act: button(mara, said(mara).talk.explain.done) })
  await plays(mara, () => askedOf(mara) === 'vote')
  await mara.press(ballot(mara, 9))
  await visit(mara, 'nar-8-vote', { act: sendVote(mara, 9) })
  await plays(mara, isEnding)
  return true
}
