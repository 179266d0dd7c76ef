import { expect } from '@playwright/test'
import type { Guest } from '../../table/Guest.ts'
import { startingWith } from '../../table/words.ts'
import { button, inSheet, type Walk } from '../../tour/tour.ts'
import { acts, bids, cardAct, offers, raises, WAITING, type Kind, type Plan } from './playing.ts'
import { mine, opensByKey, said } from './table.ts'

interface Party extends Walk {
  mara: Guest
}

/** With rivals there are offers, and with offers somebody to pick from. */
export const ANSWERS: Plan = { claim: raises, offer: offers(1) }

/** What is asked, and what can be opened with it. */
export const VISITS: Readonly<Record<Kind, (party: Party) => Promise<void>>> = {
  async claim({ mara, visit }) {
    const { asks, mine: words } = said(mara).table
    await expect(button(mara, asks.raise)).toBeEnabled(WAITING)
    await visit(mara, 'claim', { act: button(mara, asks.raise) })
    await opensByKey(mara)
    await visit(mara, 'claim-open', { act: button(mara, asks.leave) })
    await mine(mara)
      .getByRole('button', { name: startingWith(words.opened) })
      .press('Enter')
    await mara.press(mara.page.getByRole('button', { name: /^Ben, / }))
    await visit(mara, 'look', { act: inSheet(mara, mara.words.app.close) })
    await mara.press(inSheet(mara, mara.words.app.close))
  },
  async offer({ mara, visit }) {
    const seal = button(mara, said(mara).table.asks.seal(0))
    await expect(seal).toBeEnabled(WAITING)
    await visit(mara, 'offer', { act: seal })
  },
  async pick({ mara, visit }) {
    await expect(bids(mara).first()).toBeVisible(WAITING)
    await visit(mara, 'pick', { act: bids(mara).first() })
  },
  async giveZero({ mara, visit }) {
    await expect(bids(mara).first()).toBeVisible(WAITING)
    await visit(mara, 'zeros', { act: bids(mara).first() })
  },
  async turn(party) {
    const { mara, visit } = party
    const { act } = said(mara).turn
    await expect(acts(mara)).toBeVisible(WAITING)
    await visit(mara, 'turn', { act: acts(mara).getByRole('button').last() })
    await opened(party, 'turn-card', 0)
    await opened(party, 'turn-any-coin', 3)
    await opened(party, 'turn-change', 4)
    await expect(button(mara, act.back)).toHaveCount(0)
  },
  async cardChoice({ mara, visit }) {
    const { mirror, muse } = said(mara).turn
    const act = button(mara, mirror.leave).or(button(mara, muse.keep(null)))
    await expect(act).toBeVisible(WAITING)
    await visit(mara, 'second-question', { act })
  },
  async reveal(party) {
    const { mara, visit } = party
    await expect(acts(mara)).toBeVisible(WAITING)
    await visit(mara, 'reveal', { act: acts(mara).getByRole('button').last() })
    if (await cardAct(mara, 'left').isEnabled()) await opened(party, 'reveal-card', 0)
  },
  async split({ mara, visit }) {
    const { noDeal, noDealNo } = said(mara).finale.split
    const no = button(mara, noDeal)
    await expect(no).toBeVisible(WAITING)
    await visit(mara, 'split', { act: no })
    if (await no.isDisabled()) return
    await mara.press(no)
    await visit(mara, 'no-deal', { act: inSheet(mara, noDealNo) })
    await mara.press(inSheet(mara, noDealNo))
  },
  async endgame({ mara, visit }) {
    const send = button(mara, said(mara).turn.endgame.send([]))
    await expect(send).toBeEnabled(WAITING)
    await visit(mara, 'endgame', { act: send })
  },
  async retain({ mara, visit }) {
    const { send } = said(mara).turn.retain
    const keep = button(mara, send(['left', 'right'], 2)).or(button(mara, send(['left'], 1)))
    await expect(keep).toBeEnabled(WAITING)
    await visit(mara, 'retain', { act: keep })
  },
  async path({ mara, visit }) {
    const { button: good } = said(mara).finale.path.path.good
    await expect(button(mara, good)).toBeEnabled(WAITING)
    await visit(mara, 'path', { act: button(mara, good) })
  },
}

/** What one of the things to do opens, looked at and closed again. */
async function opened({ mara, visit }: Party, state: string, at: number): Promise<void> {
  const back = button(mara, said(mara).turn.act.back)
  const act = acts(mara).getByRole('button').nth(at)
  if (await act.isDisabled()) return
  await mara.press(act)
  await visit(mara, state, { act: back })
  await mara.press(back)
  await expect(acts(mara)).toBeVisible()
}
