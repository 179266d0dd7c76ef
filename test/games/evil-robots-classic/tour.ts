import { expect } from '@playwright/test'
import type { Guest } from '../../table/Guest.ts'
import { joinByCode } from '../../table/room.ts'
import { Wire } from '../../table/Wire.ts'
import { button, DESKTOP, inSheet, invite, PHONE, SMALLEST, TV, type Walk } from '../../tour/tour.ts'
import { converts, plays } from './playing.ts'
import { dealWith, ended, isOver, makeTable, option, options, said, uncover, viewOf } from './table.ts'

const TINS = ['Trundle', 'Gyro', 'Boiler']

interface Party extends Walk {
  mara: Guest
  ben: Guest
  ida: Guest
  /** Mara's: a window stands still while it is looked at. */
  wire: Wire
  /** Ben plays until the match is over. */
  bens: Promise<void>
}

/** However long the others are looked at. */
const playsAlong = (ben: Guest): Promise<void> => plays(ben, { aim: 'Mara', patience: 600_000 })

/** Matches of five until every question has been put to Mara, with the sheets and the ways to look on. */
export async function classicMatch(walk: Walk): Promise<void> {
  const [mara, ben, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ben'), await invite(walk, 'Ida')]
  const wire = await Wire.of(mara)
  const code = await makeTable(mara)
  const visit: Walk['visit'] = (guest, state, look) => walk.visit(guest, `classic-${state}`, look)
  const party: Party = { ...walk, mara, ben, ida, wire, visit, bens: Promise.resolve() }
  await visit(mara, 'lobby', { act: button(mara, mara.words.lobby.fillTin) })
  await joinByCode(ben, code)
  await dealWith(mara, TINS)
  await ida.visit(`/${code}`)
  await talk(party)
  party.bens = playsAlong(ben)
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
type Window = (typeof WINDOWS)[number]

/** Until each has been seen: windows stand still as long as they are looked at, what else is asked waits anyway. */
async function questions(party: Party): Promise<void> {
  const { mara, wire } = party
  const open = new Set<Window | 'turn' | 'passTurn' | 'nextRound'>([...WINDOWS, 'turn', 'passTurn', 'nextRound'])
  const asked = () => mara.ear.known.table?.scene.asks?.kind ?? ''
  const waits = (kind: 'turn' | 'passTurn' | 'nextRound') => open.has(kind) && asked() === kind
  for (let seen = 0; open.size > 0 && seen < 40; seen++) {
    const held: Window[] = []
    void wire.holdAfter((frame) => {
      held.push(...WINDOWS.filter((kind) => open.has(kind) && asksFor(frame, kind)))
      return held.length > 0
    })
    const isStop = () => held.length > 0 || waits('turn') || waits('passTurn') || waits('nextRound')
    await plays(mara, { passes: open.has('lineUp') || open.has('passTurn') }, isStop)
    const [window] = held
    if (window) {
      await VISITS[window](party)
      open.delete(window)
      wire.release()
    } else if (isOver(mara)) await again(party)
    else if (waits('turn')) {
      await turn(party)
      open.delete('turn')
    } else if (waits('passTurn')) {
      await party.visit(mara, 'pass-turn', { act: option(mara, 'robot') })
      open.delete('passTurn')
    } else if (waits('nextRound')) {
      await reveal(party)
      open.delete('nextRound')
    }
  }
  expect([...open], 'questions that nobody has put').toEqual([])
}

/** How a frame says that its viewer is asked this. */
const asksFor = (frame: string, kind: Window): boolean =>
  [`"/asks",{"kind":"${kind}"`, `"/asks/kind","${kind}"`, `"asks":{"kind":"${kind}"`].some((way) => frame.includes(way))

const VISITS: Readonly<Record<Window, (party: Party) => Promise<void>>> = {
  call: ({ mara, visit }) => visit(mara, 'call', { act: button(mara, said(mara).call.notMe) }),
  async answer({ mara, ida, visit }) {
    const { chain } = said(mara)
    await visit(mara, 'answer', { act: button(mara, chain.stayOut).or(button(mara, chain.answer.send)) })
    await visit(ida, 'chain-watched', { act: button(ida, ida.words.app.menu), sizes: [SMALLEST, DESKTOP] })
  },
  react: ({ mara, visit }) => visit(mara, 'react', { act: button(mara, said(mara).chain.stayOut) }),
  lineUp: ({ mara, visit }) => visit(mara, 'line-up', { act: button(mara, said(mara).pass.lineUp) }),
}

async function turn({ mara, visit }: Party): Promise<void> {
  const { turn } = said(mara)
  await expect(options(mara)).toBeVisible({ timeout: 20_000 })
  await visit(mara, 'turn', { act: option(mara, 'robot') })
  await mara.press(option(mara, 'convert'))
  await mara.press(options(mara).getByRole('button', { name: /^Ben(,|$)/ }))
  await visit(mara, 'turn-convert', { act: button(mara, turn.do.convert('Ben')) })
  await mara.pressButton(turn.also.open)
  await visit(mara, 'turn-also', { act: inSheet(mara, turn.also.done) })
  await mara.press(inSheet(mara, turn.also.done))
  await mara.press(option(mara, 'convert'))
  await converts(mara, 'Ben')
}

async function reveal({ mara, ida, visit }: Party): Promise<void> {
  const { app, play } = mara.words
  await expect(button(mara, said(mara).reveal.next)).toBeVisible({ timeout: 20_000 })
  await visit(mara, 'reveal', { act: button(mara, said(mara).reveal.next) })
  await mara.page.setViewportSize({ width: PHONE[0], height: PHONE[1] })
  await mara.pressButton(play.logAndTalk)
  await visit(mara, 'log', { act: inSheet(mara, app.close), sizes: [SMALLEST, PHONE] })
  await mara.pressButton(app.close)
  await mara.page.setViewportSize({ width: DESKTOP[0], height: DESKTOP[1] })
  await onTv(ida, () => visit(ida, 'tv-reveal', { act: null, sizes: [TV] }))
}

async function again(party: Party): Promise<void> {
  const { mara, ben, bens } = party
  await expect(ended(mara)).toBeVisible({ timeout: 20_000 })
  await bens
  const host = (await button(mara, mara.words.over.again).isVisible()) ? mara : ben
  await host.pressButton(host.words.over.again)
  await expect.poll(() => viewOf(mara)?.round, { timeout: 20_000 }).toBe(1)
  party.bens = playsAlong(ben)
}

async function over({ mara, ida, visit, bens }: Party): Promise<void> {
  await Promise.all([plays(mara), bens])
  await visit(mara, 'end', { act: button(mara, mara.words.over.again) })
  await expect(ended(ida)).toBeVisible({ timeout: 20_000 })
  await onTv(ida, () => visit(ida, 'tv-end', { act: null, sizes: [TV] }))
}

async function onTv(ida: Guest, look: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(ida.page.url())
  await ida.visit(`${pathname}?tv`)
  await look()
  await ida.visit(pathname)
}
