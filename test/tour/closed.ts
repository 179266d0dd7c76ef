import { CLOSE } from '@robot-night/protocol'
import { expect } from '@playwright/test'
import { openRoom } from '../table/room.ts'
import { button, invite, type Walk } from './tour.ts'

const WAYS = ['outdated', 'gone', 'tooManyDevices', 'tooManyWatchers', 'tooLarge', 'abuse'] as const
/** One with a button, one with a link, and the longest words. */
const FEW: readonly (typeof WAYS)[number][] = ['outdated', 'gone', 'tooManyDevices']

/** All that a room says when it closes the line. */
export async function closed(walk: Walk): Promise<void> {
  const mara = await invite(walk, 'Mara')
  const code = await openRoom(mara)
  // A page of an older build reloads itself, once a minute at most: not while it is looked at.
  await mara.page.evaluate(() => sessionStorage.setItem('loaded-anew', String(Date.now())))
  for (const why of walk.isBrief ? FEW : WAYS) {
    await mara.page.unrouteAll()
    await mara.page.routeWebSocket(/\/socket/, (socket) => void socket.close({ code: CLOSE[why], reason: why }))
    await mara.visit(`/${code}`)
    const { title, act } = mara.words.closed[why]
    await expect(mara.page.getByRole('heading', { name: title })).toBeVisible()
    await walk.visit(mara, `closed-${why}`, { act: button(mara, act).or(mara.page.getByRole('link', { name: act })) })
  }
}
