import { expect, type Locator } from '@playwright/test'
import type { Guest } from '../../table/Guest.ts'
import { skipsTo } from '../../table/skipping.ts'
import { escaped } from '../../table/words.ts'
import { ended, option, options, said } from './table.ts'

/** Somebody who does what the page offers: on their turn they convert the robot that `aim` names, else the first one. */
export interface Plan {
  aim?: string
  /** Every other time they pass instead. */
  passes?: boolean
  /** How long they wait for the others at the most, ms. */
  patience?: number
}

/** Plays by what the page says, until something is so or the match is over. What is shown meanwhile is skipped. */
export async function plays(guest: Guest, plan: Plan = {}, isSo: () => boolean = () => false): Promise<void> {
  let turns = 0
  const next = anyAct(guest).first()
  for (;;) {
    await skipsTo(guest, next.or(ended(guest)).first(), plan.patience ?? 45_000)
    if (isSo() || (await ended(guest).isVisible())) return
    if (await options(guest).isVisible()) {
      if (plan.passes && turns++ % 2 === 0) await passes(guest)
      else await converts(guest, plan.aim)
    }
    // A window may close just before it is answered.
    else await guest.press(next, { timeout: 700 }).catch(() => {})
  }
}

/** Everything that is to be pressed, but for what can wait. */
function anyAct(guest: Guest): Locator {
  const { talk, call, chain, pass, reveal, turn } = said(guest)
  const names = [talk.ready, call.me, chain.stayOut, chain.answer.send, pass.lineUp, pass.sort.done, reveal.next]
  const acts = [turn.actions.convert, turn.actions.pass].map(({ name }) => `${name}\\. .*`)
  return guest.page.getByRole('button', {
    name: new RegExp(`^(${[...names.map(escaped), ...acts].join('|')})$`),
    disabled: false,
  })
}

async function passes(guest: Guest): Promise<void> {
  await guest.press(option(guest, 'pass'))
  await guest.pressButton(said(guest).turn.do.pass)
  await expect(options(guest)).toBeHidden({ timeout: 20_000 })
}

/** The button says into what: only the cards of its reader know. `aim`: a pattern; what the four say of themselves ends in a full stop. */
export function converting(guest: Guest, aim = '[^.]+'): RegExp {
  const { convert } = said(guest).turn.do
  const deeds = (['G', 'E', 'N', null] as const).map((side) => escaped(convert('@', side)).replace('@', aim))
  return new RegExp(`^(${deeds.join('|')})$`)
}

export async function converts(guest: Guest, aim?: string): Promise<void> {
  const { turn } = said(guest)
  await guest.press(option(guest, 'convert'))
  const group = guest.page.getByRole('group', { name: turn.pick.target.convert, exact: true })
  const named = aim === undefined ? {} : { name: new RegExp(`^${escaped(aim)}(,|$)`) }
  await guest.press(group.getByRole('button', named).first())
  await guest.pressButton(converting(guest))
  await expect(options(guest)).toBeHidden({ timeout: 20_000 })
}
