import { expect } from '@playwright/test'
import { DOOR } from '../../web/src/routes/[code]/words/door.ts'
import { NIGHT } from '../../web/src/lib/table/night/words.ts'
import type { Guest } from '../table/Guest.ts'
import { runTable, toggles } from '../table/roomSettings.ts'
import { barSaying, choose, deal, openRoom } from '../table/room.ts'
import { copiesLink, handOffWords, opensInvite, pageSaying } from '../table/ticket.ts'
import { startingWith } from '../table/words.ts'
import { button, inSheet, invite, TV, type Walk } from './tour.ts'

/** People come and go: a match that waits for somebody, a pause, the night, a smaller title, a room that is shut. */
export async function people(walk: Walk): Promise<void> {
  const [mara, tv] = [await invite(walk, 'Maximiliane'), await invite(walk, 'TV')]
  const { words } = mara
  const code = await openRoom(mara, { title: 'evil-robots-classic', pace: 'off' })
  const ben = await walk.evening.seats('Ben', code)
  await tv.visit(`/${code}?tv`)
  await mara.pressButton(words.lobby.fillBots)
  await choose(mara, words.roomSettings.away, words.roomSettings.aways.wait)
  await deal(mara)
  ben.leave()
  await away(walk, mara, tv)
  await paused(walk, mara, tv)
  await stopped(walk, mara, tv)
  await night(walk, mara, code)
  await shut(walk, { mara, tv }, code)
}

async function away({ visit }: Walk, mara: Guest, tv: Guest): Promise<void> {
  const strip = ({ page }: Guest) => page.getByRole('region', { name: /Ben/ })
  await expect(strip(mara)).toBeVisible({ timeout: 20_000 })
  await visit(mara, 'away', { act: button(mara, mara.words.roomSettings.absent.act) })
  await expect(strip(tv)).toBeVisible()
  await visit(tv, 'tv-away', { act: null, sizes: [TV] })
}

async function paused({ visit }: Walk, mara: Guest, tv: Guest): Promise<void> {
  const { roomSettings } = mara.words
  const sheet = await runTable(mara)
  await visit(mara, 'run-table', { act: inSheet(mara, roomSettings.host.pause) })
  await mara.press(sheet.getByRole('button', { name: roomSettings.host.pause }))
  await visit(mara, 'paused', { act: button(mara, roomSettings.paused.act) })
  await expect(tv.page.getByRole('region', { name: roomSettings.paused.title })).toBeVisible()
  await visit(tv, 'tv-paused', { act: null, sizes: [TV] })
  await mara.pressButton(roomSettings.paused.act)
}

async function stopped({ visit }: Walk, mara: Guest, tv: Guest): Promise<void> {
  const { words } = mara
  await mara.pressButton(words.app.menu)
  await mara.pressButton(words.play.stop)
  await mara.press(inSheet(mara, words.play.stop))
  await expect(barSaying(mara, startingWith(words.over.stopped))).toBeVisible()
  await visit(tv, 'tv-over', { act: null, sizes: [TV] })
  await mara.pressButton(words.over.toLobby)
  await expect(barSaying(mara, words.lobby.hostTitle)).toBeVisible()
  await visit(tv, 'tv-between', { act: null, sizes: [TV] })
}

async function night({ visit }: Walk, mara: Guest, code: string): Promise<void> {
  const words = NIGHT[mara.language]
  await mara.pressButton(mara.words.lobby.fillBots)
  await mara.pressButton(mara.words.lobby.change)
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: /Robot Revolution/ }))
  await visit(mara, 'sit-out', { act: inSheet(mara, words.sitOut.act('Robot Revolution')) })
  await mara.visit(`/${code}/night`)
  await visit(mara, 'night', { act: mara.page.getByRole('link', { name: mara.words.app.home }) })
  await mara.visit(`/${code}`)
}

/** What a TV shows, and anybody else in its browser. */
async function shut({ visit }: Walk, { mara, tv }: Record<'mara' | 'tv', Guest>, code: string) {
  tv.forgive(/answered 40[39]/, /console: Failed to load resource/)
  await toggles(mara, mara.words.roomSettings.host.shut)
  await tv.visit(`/${code}?tv`)
  await visit(tv, 'tv-shut', { act: button(tv, tv.words.missing.retry), sizes: [TV] })
  await tv.visit(`/${code}`)
  await expect(pageSaying(tv, DOOR[tv.language].shut.title)).toBeVisible()
  await visit(tv, 'shut', { act: tv.page.getByRole('link', { name: tv.words.missing.goHome }) })
  await mara.press(mara.page.getByRole('button', { name: new RegExp(`, ${mara.words.room.presence.bot}$`) }).first())
  await mara.press(inSheet(mara, mara.words.chair.removeBot))
  await opensInvite(mara)
  await mara.press(inSheet(mara, handOffWords(mara).invite.make))
  await tv.visit(await copiesLink(mara))
  await expect(pageSaying(tv, handOffWords(tv).take.invited(''))).toBeVisible()
  await visit(tv, 'shut-invited', { act: button(tv, tv.words.name.sitDown) })
}
