import { expect } from '@playwright/test'
import type { Guest } from '../table/Guest.ts'
import { barSaying, openRoom, watch } from '../table/room.ts'
import {
  asksWith,
  choosesUse,
  copiesLink,
  handOffWords,
  letsIn,
  linkOf,
  opensHandOff,
  opensInvite,
  pageSaying,
} from '../table/ticket.ts'
import { button, inSheet, invite, type Walk } from './tour.ts'

/** A seat on a second device, and one that is kept for a friend. */
export async function handOff(walk: Walk): Promise<void> {
  const { visit } = walk
  const [mara, other, friend] = [await invite(walk, 'Mara'), await invite(walk, 'Mara’s'), await invite(walk, 'Ben')]
  const { words } = mara
  const own = handOffWords(mara)
  const code = await openRoom(mara)
  await opensHandOff(mara)
  await visit(mara, 'handoff-code', { act: inSheet(mara, own.copy) })
  await choosesUse(mara, 'mirror')
  const link = await copiesLink(mara)
  await other.visit(link)
  await expect(pageSaying(other, own.take.title('Mara'))).toBeVisible()
  await visit(other, 'handoff-take', { act: button(other, own.take.act) })
  await asksWith(other, link, 'Mara')
  await visit(other, 'handoff-waiting', { act: button(other, own.take.watch) })
  await visit(mara, 'handoff-knock', { act: inSheet(mara, own.knock.yes) })
  await letsIn(mara)
  await expect(barSaying(other, words.lobby.hostTitle)).toBeVisible()
  await linkOf(other, 'move')
  await opensHandOff(mara)
  await visit(mara, 'handoff-devices', { act: inSheet(mara, own.copy) })
  await mara.pressButton(words.app.close)
  await invitation(walk, mara, friend)
  await watch(friend, code)
  await refused(walk, friend, code)
}

async function invitation({ visit }: Walk, mara: Guest, friend: Guest): Promise<void> {
  const own = handOffWords(mara)
  await opensInvite(mara)
  await visit(mara, 'handoff-invite', { act: inSheet(mara, own.invite.make) })
  await mara.press(inSheet(mara, own.invite.make))
  const link = await copiesLink(mara)
  await visit(mara, 'handoff-invite-link', { act: inSheet(mara, own.copy) })
  await friend.visit(link)
  await expect(pageSaying(friend, own.take.invited('Mara'))).toBeVisible()
  await visit(friend, 'handoff-invited', { act: button(friend, friend.words.name.sitDown) })
}

/** Why a ticket gives nothing. */
async function refused({ visit, isWhole }: Walk, guest: Guest, code: string): Promise<void> {
  const { problems, take } = handOffWords(guest)
  guest.forgive(/answered 410: .*\/tickets$/, /console: Failed to load resource/)
  // The longest, and the one that may be tried again.
  const few = Object.entries(problems).filter(([problem]) => isWhole || /ticket_taken|other/.test(problem))
  for (const [problem, { title }] of few) {
    await guest.page.unrouteAll()
    await guest.page.route('**/tickets', (route) =>
      route.fulfill({ status: 410, json: { code: problem === 'other' ? 'broken' : problem } }),
    )
    await guest.visit('/')
    await guest.visit(`/${code}#ticket=${'A'.repeat(22)}`)
    await expect(pageSaying(guest, title)).toBeVisible()
    await visit(guest, `handoff-${problem}`, { act: button(guest, problem === 'other' ? take.again : take.look) })
  }
}
