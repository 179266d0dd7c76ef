import { expect } from '@playwright/test'
import { Aide, catchesUp, dealtAnew, type Manner } from '../../table/Aide.ts'
import type { Guest } from '../../table/Guest.ts'
import { deal } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { canStandStill, goOn, showsMotion, showsNone, standStill } from '../../table/standing.ts'
import { Wire } from '../../table/Wire.ts'
import { button, DESKTOP, inSheet, invite, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import { answers, ballot, enough, flagOf, onward, plays, says, sendVote, skipsTheatre } from './playing.ts'
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
  /** Nobody looks at their pages. */
  others: readonly Aide[]
  ida: Guest
}
/** What moves for Mara, once it does not matter how, and for the others. */
interface Aides {
  maras: Aide
  all: readonly Aide[]
}

const WAITING = { timeout: 20_000 }
const menu = (guest: Guest) => button(guest, guest.words.app.menu)

/** Matches of three until one round went by a vote and one by a guess, with the sheets and the ways to look on. */
export async function captcha(walk: Walk): Promise<void> {
  const [mara, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ida')]
  for (const guest of [mara, ida]) await canStandStill(guest)
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `nar-${state}`, look)
  const wire = await Wire.inFull(mara)
  const code = await makeTable(mara, { rounds: 2, server: false })
  if (walk.isWhole) await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillBots) })
  const others = [await walk.evening.seats('Ben', code), await walk.evening.seats('Ada', code)]
  const party: Party = { ...walk, mara, ida, visit, others, wire }
  await deal(mara)
  await ida.visit(`/${code}`)
  await words(party)
  await review(party)
  await call(party)
  await talk(party)
  await vote(party)
  await result(party)
  const maras = await Aide.of(mara, code)
  const aides = { maras, all: [maras, ...others] }
  await guess(party, aides)
  await over(party, aides)
}

/** Answers what is asked just now. */
const answersOnce = (aide: Aide, manner?: Manner): Promise<void> => {
  const kind = aide.asked?.kind
  return aide.until(() => aide.asked?.kind !== kind, manner)
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
  for (const each of others) await answersOnce(each)
}

/** Mara's word is struck. */
async function review({ mara, others, visit, isWhole }: Party): Promise<void> {
  const { asks } = said(mara).table
  await expect.poll(() => askedOf(mara), WAITING).toBe('review')
  if (isWhole) await visit(mara, 'review', { act: button(mara, asks.fine) })
  await mara.press(flagOf(mara, 'Ben'))
  await visit(mara, 'review-flag', { act: button(mara, asks.objectTo(1)) })
  await mara.pressButton(asks.objectTo(1))
  const word = viewOf(mara).list.findIndex(({ seat }) => seat === 0) + 1
  for (const each of others) await answersOnce(each, () => ({ objections: [word] }))
  await expect.poll(() => askedOf(mara), WAITING).toBe('associate')
  await visit(mara, 'struck', { act: wordField(mara) })
  await says(mara)
}

async function call(party: Party): Promise<void> {
  const { mara, wire, visit } = party
  const opened = wire.holdAfter((frame) => frame.includes('"callOpened"'))
  await expect.poll(() => askedOf(mara), WAITING).toBe('review')
  for (const each of party.others) await answersOnce(each)
  await answers(mara)
  await opened
  await expect(stayBox(mara)).toBeVisible()
  await visit(mara, 'call', { act: stayBox(mara) })
  wire.release()
}

async function talk(party: Party): Promise<void> {
  const { mara, others, ida, visit, isWhole } = party
  const { explain } = said(mara).talk
  const isMaras = () => askedOf(mara) === 'explain'
  const goOnUntil = (isSo: () => boolean) =>
    Promise.all(others.map((each) => each.until(() => isSo() || phaseOf({ ear: each }) === 'debate', staying)))
  await goOnUntil(isMaras)
  await expect.poll(isMaras, WAITING).toBe(true)
  await visit(mara, 'explain', { act: button(mara, explain.done) })
  await mara.page.getByRole('textbox', { name: explain.field }).fill(EXPLANATION[mara.language])
  await mara.pressButton(explain.done)
  await goOnUntil(() => false)
  await expect(enough(mara)).toBeVisible(WAITING)
  await visit(mara, 'debate', { act: enough(mara) })
  if (isWhole) await visit(ida, 'debate-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  for (const each of others) await answersOnce(each)
  await answers(mara)
}
/** Nobody reveals anything. */
const staying: Manner = ({ kind }) => (kind === 'call' ? { call: 'stay' } : null)
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
  for (const each of others) await answersOnce(each)
}

/** The votes are being opened; then all is to be seen. */
async function result(party: Party): Promise<void> {
  const { mara, ida, visit, isWhole } = party
  const { sheet } = said(mara).talk
  await expect(mara.page.getByText(said(mara).talk.reveal.counting).first()).toBeVisible(WAITING)
  for (const guest of [mara, ida]) await standStill(guest)
  await visit(mara, 'reveal', { act: menu(mara) })
  for (const guest of [mara, ida]) await goOn(guest)
  await Promise.all([mara, ida].map(showsNone))
  await Promise.all([mara, ida].map(skipsTheatre))
  await visit(mara, 'result-vote', { act: onward(mara) })
  if (isWhole) await visit(ida, 'result-watched', { act: menu(ida), sizes: [SMALLEST, DESKTOP] })
  await onTv(ida, () => visit(ida, 'tv-result', { act: null, sizes: [TV] }))
  await mara.pressButton(sheet.open)
  await visit(mara, 'sheet', { act: inSheet(mara, mara.words.app.close) })
  await mara.press(inSheet(mara, mara.words.app.close))
  await goesOn(party)
}

/** In another round, or another match, Mara is the Robot, and quick enough to reveal itself. */
async function guess(party: Party, aides: Aides): Promise<void> {
  const { mara, ida, visit, isWhole } = party
  const { number } = said(mara).talk.guess
  for (let rounds = 0; rounds < 40; rounds++) {
    await play(party, aides, isPast)
    if (aides.maras.asked?.kind === 'guess') {
      if (isWhole) await visit(mara, 'guess', { act: picture(mara, 1) })
      await visit(ida, 'guess-watched', { act: menu(ida) })
      await mara.press(picture(mara, 5))
      await visit(mara, 'guess-picked', { act: button(mara, number(5)) })
      await mara.pressButton(number(5))
      await skipsTheatre(mara)
      return visit(mara, 'result-guess', { act: onward(mara) })
    }
    await again(party, aides)
  }
  throw new Error('Mara has never been a Robot that was quick enough to reveal itself')
}

/** All go on by their aides until something is so or the match is over; Mara's page has heard of it. */
async function play(
  { mara }: Party,
  { maras, all }: Aides,
  isSo: (aide: Aide) => boolean = () => false,
): Promise<void> {
  const goOnBy = (aide: Aide) =>
    aide.until(() => aide.known.table !== null && isSo(aide), aide === maras ? reveals(aide) : staying)
  await Promise.all(all.map(goOnBy))
  await catchesUp(mara, maras)
}
const isPast = (aide: Aide): boolean => ['guess', 'result', 'over'].includes(phaseOf({ ear: aide }))

/** As the Robot, she says so. */
const reveals =
  (aide: Aide): Manner =>
  ({ kind }) =>
    kind === 'call' && viewOf({ ear: aide }).me.role === 'robot' ? { call: 'reveal' } : null

/** On to the next round, or to the next match. */
async function again(party: Party, aides: Aides): Promise<void> {
  const { mara } = party
  const { round } = viewOf(mara)
  await play(party, aides, (aide) => viewOf({ ear: aide }).round > round)
  if (!isOver(mara)) return
  const { known } = mara.ear
  await skipsTo(mara, button(mara, mara.words.over.again))
  await mara.pressButton(mara.words.over.again)
  await dealtAnew([mara.ear, ...aides.all], known)
}

async function goesOn({ mara, others }: Party): Promise<void> {
  const { round } = viewOf(mara)
  for (const each of others) await answersOnce(each)
  await mara.press(onward(mara))
  await expect.poll(() => isOver(mara) || viewOf(mara).round > round, WAITING).toBe(true)
}

async function over(party: Party, aides: Aides): Promise<void> {
  const { mara, ida, visit } = party
  await play(party, aides)
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
