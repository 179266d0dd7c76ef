import { expect } from '@playwright/test'
import type { Guest } from '../table/Guest.ts'
import { barSaying, deal, makeRoom, stopTheClock, takeSeat, windUp } from '../table/room.ts'
import { startingWith } from '../table/words.ts'
import { button, inSheet, invite, TV, type Walk } from './tour.ts'
import { seen } from '../table/seen.ts'

/** A room from its making to its first deal, and a match that the host ends. */
export async function lobby(walk: Walk): Promise<void> {
  const { visit } = walk
  const [mara, ben] = [await invite(walk, 'Mara'), await invite(walk, 'Ben')]
  const { words } = mara
  const code = await makeRoom(mara)
  await visit(mara, 'lobby-alone', { act: button(mara, words.lobby.fillBots) })
  await lookIn(ben, code, walk)
  await ben.visit(`/${code}`)
  await visit(ben, 'lobby-stranger', { act: button(ben, words.name.sitDown) })
  await ben.visit(`/${code}?tv`)
  await visit(ben, 'tv-lobby', { act: null, sizes: [TV] })
  await takeSeat(ben, code)
  await windUp(mara, 'Trundle')
  await visit(mara, 'lobby-host', { act: button(mara, words.lobby.deal) })
  await visit(ben, 'lobby-guest', { act: button(ben, words.lobby.rules) })
  await sheets(mara, walk)
  await sendHome(mara, ben, walk)
  await mara.pressButton(words.lobby.fillBots)
  await visit(mara, 'lobby-full', { act: button(mara, words.lobby.deal) })
  await ben.visit(`/${code}`)
  await expect(barSaying(ben, words.lobby.watchTitle)).toBeVisible()
  await expect(seen(ben.page, words.lobby.botGetsUp)).toBeVisible()
  await visit(ben, 'lobby-full-stranger', { act: button(ben, words.name.sitDown) })
  await stopTheClock(mara)
  await deal(mara)
  await stop(mara, walk)
}

async function lookIn(ben: Guest, code: string, { visit }: Walk): Promise<void> {
  const { home } = ben.words
  await ben.visit('/')
  await ben.page.getByRole('textbox', { name: home.codeLabel }).fill(code)
  await expect(seen(ben.page, home.seated(1, 6))).toBeVisible()
  await visit(ben, 'home-look-in', { act: button(ben, home.takeSeat) })
}

async function sheets(mara: Guest, { visit }: Walk): Promise<void> {
  const { words } = mara
  await mara.pressButton(words.app.menu)
  await visit(mara, 'lobby-menu', { act: inSheet(mara, words.share.show) })
  await mara.pressButton(words.share.show)
  await visit(mara, 'lobby-share', { act: inSheet(mara, words.app.close) })
  await mara.pressButton(words.app.close)
  await mara.pressButton(words.app.menu)
  await mara.pressButton(words.embed.show)
  await visit(mara, 'lobby-embed', { act: inSheet(mara, words.share.copy) })
  await mara.pressButton(words.app.close)
}

async function sendHome(mara: Guest, ben: Guest, { visit }: Walk): Promise<void> {
  const { words } = mara
  await mara.press(mara.page.getByRole('button', { name: new RegExp(`Ben.*Telly, ${words.room.presence.here}`) }))
  await visit(mara, 'lobby-chair', { act: inSheet(mara, words.chair.sendHome) })
  await mara.press(inSheet(mara, words.chair.sendHome))
  await expect(ben.page.getByRole('heading', { name: words.closed.sentHome.title })).toBeVisible()
  await visit(ben, 'sent-home', { act: button(ben, words.closed.sentHome.act) })
}

async function stop(mara: Guest, { visit }: Walk): Promise<void> {
  const { words } = mara
  await mara.pressButton(words.app.menu)
  await mara.pressButton(words.play.stop)
  await visit(mara, 'stop', { act: inSheet(mara, words.play.stop) })
  await mara.press(inSheet(mara, words.play.stop))
  await expect(barSaying(mara, startingWith(words.over.stopped))).toBeVisible()
  await visit(mara, 'stopped', { act: button(mara, words.over.again) })
  await mara.pressButton(words.over.toLobby)
  await expect(barSaying(mara, words.lobby.hostTitle)).toBeVisible()
}
