import { expect, type Locator } from '@playwright/test'
import { Aide, type Manner } from '../../table/Aide.ts'
import type { Guest } from '../../table/Guest.ts'
import { takeSeat } from '../../table/room.ts'
import { skipsTo } from '../../table/skipping.ts'
import { Wire } from '../../table/Wire.ts'
import { startingWith } from '../../table/words.ts'
import { button, DESKTOP, inSheet, invite, PHONE, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import { converting, converts } from './playing.ts'
import { dealWith, ended, makeTable, option, options, said, uncover, viewOf } from './table.ts'

const BOTS = ['Trundle', 'Gyro', 'Boiler']

interface Party extends Walk {
  mara: Guest
  ben: Guest
  ida: Guest
  /** Mara's: a window stands still while it is looked at. */
  wire: Wire
  /** What moves for Mara while nobody looks. */
  aide: Aide
}

/** Mara's robot is aimed at, so that she is asked everything. */
const atMara: Manner = ({ kind }) =>
  kind === 'turn' || kind === 'passTurn' ? { act: 'convert', target: 0, shown: null, alsoShow: [] } : null
const passing: Manner = ({ kind }) => (kind === 'turn' ? { act: 'pass', secret: null, alsoShow: [] } : null)
const asUsual: Manner = () => null

/** Matches of five until every question has been put to Mara, with the sheets and the ways to look on. */
export async function classicMatch(walk: Walk): Promise<void> {
  const [mara, ben, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ben'), await invite(walk, 'Ida')]
  const wire = await Wire.inFull(mara)
  const code = await makeTable(mara)
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `classic-${state}`, look)
  await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillBots) })
  await takeSeat(ben, code)
  await dealWith(mara, BOTS)
  await ida.visit(`/${code}`)
  const party: Party = { ...walk, mara, ben, ida, wire, visit, aide: await Aide.of(mara, code) }
  await talk(party)
  const bens = await Aide.of(ben, code)
  await ben.page.close()
  bens.works(atMara)
  await questions(party)
  await over(party)
}

async function talk({ mara, ben, ida, visit }: Party): Promise<void> {
  const { talk, orders } = said(mara)
  await expect(button(mara, talk.ready)).toBeEnabled()
  await visit(mara, 'talk', { act: button(mara, talk.ready) })
  await uncover(mara)
  await visit(mara, 'talk-open', { act: button(mara, talk.ready) })
  await shows(ben, 'Mara')
  const { forYou } = mara.words
  await visit(mara, 'for-you', { act: button(mara, forYou.away) })
  // Not looked at by a glance: it is there again, and covered.
  await mara.page.reload()
  await expect(button(mara, forYou.away)).toBeDisabled()
  await uncover(mara)
  // A tin robot may have shown something as well.
  const alone = mara.page.getByRole('region', { name: forYou.title })
  while (await alone.isVisible()) await mara.pressButton(forYou.away)
  await mara.pressButton(talk.show.open)
  await visit(mara, 'show', { act: inSheet(mara, talk.show.pick) })
  await mara.press(sheet(mara).getByRole('checkbox', { name: 'Ben' }))
  await mara.press(inSheet(mara, talk.show.toSome(['Ben'])))
  await mara.pressButton(talk.known.open)
  await visit(mara, 'known', { act: inSheet(mara, mara.words.app.close) })
  await mara.pressButton(mara.words.app.close)
  await mara.pressButton(orders.title)
  await visit(mara, 'orders', { act: inSheet(mara, orders.done) })
  // Else the calls of this round would be answered before they are seen.
  await mara.press(sheet(mara).getByRole('radio', { name: orders.call.manual.name }))
  await mara.press(inSheet(mara, orders.done))
  await mara.pressButton(talk.passNow)
  await visit(mara, 'pass-early', { act: inSheet(mara, talk.sure.keep) })
  await mara.press(inSheet(mara, talk.sure.keep))
  await mara.press(mara.page.getByRole('button', { name: /^Ben, / }))
  await visit(mara, 'look', { act: inSheet(mara, mara.words.app.close) })
  await mara.pressButton(mara.words.app.close)
  await visit(ida, 'talk-watched', { act: button(ida, ida.words.app.menu), sizes: [SMALLEST, DESKTOP] })
}

const sheet = ({ page }: Guest) => page.getByRole('dialog')

/** A coin to one, a power to all. */
async function shows(guest: Guest, to: string): Promise<void> {
  const { show } = said(guest).talk
  await guest.pressButton(show.open)
  await guest.press(sheet(guest).getByRole('checkbox', { name: to }))
  await guest.press(inSheet(guest, show.toSome([to])))
  await expect(guest.page.getByRole('dialog')).toHaveCount(0)
  await guest.pressButton(show.open)
  await guest.press(sheet(guest).getByRole('radio', { name: show.what.power }))
  await guest.press(sheet(guest).getByRole('radio', { name: show.everyone }))
  await guest.press(inSheet(guest, show.toAll))
  await expect(guest.page.getByRole('dialog')).toHaveCount(0)
}

const WINDOWS = ['call', 'answer', 'react', 'lineUp'] as const
const WAITING = ['turn', 'passTurn', 'nextRound'] as const
type Window = (typeof WINDOWS)[number]
type Question = Window | (typeof WAITING)[number]
const isWindow = (kind: Question | undefined) => WINDOWS.some((window) => window === kind)

/** Until each has been seen: windows stand still as long as they are looked at, what else is asked waits anyway. */
async function questions(party: Party): Promise<void> {
  const { wire, aide } = party
  const open = new Set<string>([...WINDOWS, ...WAITING])
  const wanted = () => [...WINDOWS, ...WAITING].find((kind) => open.has(kind) && aide.asked?.kind === kind)
  for (let turns = 0; open.size > 0 && turns < 80; turns++) {
    let held: Window | undefined
    void wire.holdAfter(
      (frame) => (held = WINDOWS.find((kind) => open.has(kind) && asksFor(frame, kind))) !== undefined,
    )
    const passes = turns % 2 === 0 && (open.has('lineUp') || open.has('passTurn'))
    let kind: Question | undefined
    await aide.until(() => (kind = wanted()) !== undefined, passes ? passing : asUsual)
    // A window that was open before is not held, and closes.
    if (isWindow(kind)) await expect.poll(() => held !== undefined || aide.asked?.kind !== kind).toBe(true)
    // Nor is a question seen by a page that has been held before it.
    const seen = held ?? (isWindow(kind) ? undefined : kind)
    if (seen) {
      await VISITS[seen](party)
      open.delete(seen)
    } else if (aide.isOver) await again(party)
    wire.release()
  }
  expect([...open], 'questions that nobody has put').toEqual([])
}

/** How a frame says that its viewer is asked this. */
const asksFor = (frame: string, kind: Window): boolean =>
  [`"/asks",{"kind":"${kind}"`, `"/asks/kind","${kind}"`, `"asks":{"kind":"${kind}"`].some((way) => frame.includes(way))

const VISITS: Readonly<Record<Question, (party: Party) => Promise<void>>> = {
  call: (party) => looksAt(party, 'call', button(party.mara, said(party.mara).call.notMe)),
  async answer(party) {
    const { mara, ida, visit } = party
    const { chain } = said(mara)
    await looksAt(party, 'answer', button(mara, chain.stayOut).or(button(mara, chain.answer.send)))
    await visit(ida, 'chain-watched', { act: button(ida, ida.words.app.menu), sizes: [SMALLEST, DESKTOP] })
  },
  react: (party) => looksAt(party, 'react', button(party.mara, said(party.mara).chain.stayOut)),
  lineUp: (party) => looksAt(party, 'line-up', button(party.mara, said(party.mara).pass.lineUp)),
  passTurn: (party) => looksAt(party, 'pass-turn', option(party.mara, 'robot')),
  turn,
  nextRound: reveal,
}

async function looksAt({ mara, visit }: Party, state: string, act: Locator): Promise<void> {
  await skipsTo(mara, act)
  await visit(mara, state, { act })
}

async function turn({ mara, visit }: Party): Promise<void> {
  const { turn } = said(mara)
  await skipsTo(mara, options(mara))
  await visit(mara, 'turn', { act: option(mara, 'robot') })
  await mara.press(option(mara, 'convert'))
  await mara.press(options(mara).getByRole('button', { name: /^Ben(,|$)/ }))
  await visit(mara, 'turn-convert', { act: mara.page.getByRole('button', { name: converting(mara, 'Ben') }) })
  await mara.pressButton(turn.also.open)
  await visit(mara, 'turn-also', { act: inSheet(mara, turn.also.done) })
  await mara.press(inSheet(mara, turn.also.done))
  await mara.press(option(mara, 'convert'))
  await converts(mara, 'Ben')
}

async function reveal({ mara, ida, visit }: Party): Promise<void> {
  const { app, play } = mara.words
  await skipsTo(mara, button(mara, said(mara).reveal.next))
  await visit(mara, 'reveal', { act: button(mara, said(mara).reveal.next) })
  await mara.page.setViewportSize({ width: PHONE[0], height: PHONE[1] })
  await mara.pressButton(startingWith(play.logAndTalk))
  await visit(mara, 'log', { act: inSheet(mara, app.close), sizes: [SMALLEST, PHONE] })
  await mara.pressButton(app.close)
  await mara.page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] })
  await onTv(ida, () => visit(ida, 'tv-reveal', { act: null, sizes: [TV] }))
}

async function again({ mara, aide }: Party): Promise<void> {
  await skipsTo(mara, button(mara, mara.words.over.again))
  await mara.pressButton(mara.words.over.again)
  await expect.poll(() => aide.isPlaying && viewOf(mara)?.round === 1, { timeout: 20_000 }).toBe(true)
}

async function over({ mara, ida, visit, aide }: Party): Promise<void> {
  await aide.until(() => false)
  await skipsTo(mara, button(mara, mara.words.over.again))
  await visit(mara, 'end', { act: button(mara, mara.words.over.again) })
  await skipsTo(ida, ended(ida))
  await onTv(ida, () => visit(ida, 'tv-end', { act: null, sizes: [TV] }))
}

async function onTv(ida: Guest, look: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(ida.page.url())
  await ida.visit(`${pathname}?tv`)
  await look()
  await ida.visit(pathname)
}
