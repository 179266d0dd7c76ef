import type { Locator } from '@playwright/test'
import { expect, test } from '../../fixtures.ts'
import type { Guest } from '../../table/Guest.ts'
import { Keys } from '../../table/Keys.ts'
import { barSaying, choose, giveName } from '../../table/room.ts'
import { OPTIONS } from '../../table/words.ts'
import { board as boardDe } from '../../../web/src/lib/words/de/titles/cardbot-derby/board.ts'
import { board as boardEn } from '../../../web/src/lib/words/en/titles/cardbot-derby/board.ts'
import { words as makerDe } from '../../../web/src/lib/words/de/titles/cardbot-derby/maker.ts'
import { words as makerEn } from '../../../web/src/lib/words/en/titles/cardbot-derby/maker.ts'
import { seen } from '../../table/seen.ts'

const MAKER = '/games/cardbot-derby/boards'
const BARE = '..0.1..-.4...6Q-.......-...J...-.......-K7...5.-..3.2..-ssnnewwe'
const SAYS = {
  en: { ...makerEn, squares: boardEn, options: OPTIONS['cardbot-derby'].en },
  de: { ...makerDe, squares: boardDe, options: OPTIONS['cardbot-derby'].de },
} as const
const says = ({ language }: Guest) => SAYS[language]

/** By column and row, from 1. */
const squareAt = ({ page }: Guest, column: number, row: number): Locator =>
  page.locator(`[data-square="${(row - 1) * 7 + column - 1}"]`)
const status = ({ page }: Guest, words: string) => page.getByRole('status').filter({ hasText: words })
const tool = (guest: Guest, kind: keyof typeof makerEn.tool) =>
  guest.page.getByRole('radio', { name: says(guest).tool[kind].name, exact: true })
const rowsIn = ({ page }: Guest): string[] => (new URL(page.url()).searchParams.get('board') ?? '').split('-')
const play = (guest: Guest) => guest.page.getByRole('button', { name: says(guest).play })

type Spot = readonly [column: number, row: number]
async function middleOf(guest: Guest, [column, row]: Spot): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await squareAt(guest, column, row).boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** With the mouse held down. */
async function draw(guest: Guest, from: Spot, to: Spot): Promise<void> {
  const { mouse } = guest.page
  const [start, end] = [await middleOf(guest, from), await middleOf(guest, to)]
  await mouse.move(start.x, start.y)
  await mouse.down()
  await mouse.move(end.x, end.y, { steps: 12 })
  await mouse.up()
}
/**
 * With a finger that rests before it lets go, by the times that it gives. What is swept off the glass and tapped
 * within a tenth of a second is no tap for Chromium, on any page.
 */
async function swipe(guest: Guest, from: Spot, to: Spot): Promise<void> {
  const line = await guest.context.newCDPSession(guest.page)
  let seconds = Date.now() / 1000 - 1
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) => {
    seconds += type === 'touchEnd' ? 0.4 : 0.04
    return line.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp: seconds })
  }
  const [start, end] = [await middleOf(guest, from), await middleOf(guest, to)]
  const between = (part: number) => ({ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
  await touch('touchStart', [start])
  for (let step = 1; step <= 12; step++) await touch('touchMove', [between(step / 12)])
  await touch('touchEnd', [])
  await line.detach()
}

test('CD-15, CD-16 somebody draws a board, a friend changes it and plays on it', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  const ben = await evening.invite('Ben', 'phone', { locale: 'de-DE' })
  await mira.visit(`${MAKER}?board=${BARE}`)
  await draw(mira, [1, 2], [5, 2])
  await expect.poll(() => rowsIn(mira)[1]).toBe('eeeee6Q')
  await expect(seen(mira.page, makerEn.fault.start_missing('5'))).toBeVisible()
  await mira.pressButton(makerEn.undo)
  await expect(status(mira, makerEn.good)).toBeVisible()
  await draw(mira, [1, 2], [1, 5])
  // Over the card itself, which is not the Queen's affair, and back.
  await mira.press(tool(mira, 'Q'))
  await draw(mira, [7, 2], [7, 4])
  await expect.poll(() => rowsIn(mira).slice(1, 5)).toEqual(['s4...6.', 's......', 's..J..Q', 's......'])

  await mira.press(tool(mira, 'q'))
  await mira.press(squareAt(mira, 4, 1))
  await expect(seen(mira.page, makerEn.fault.slippery_at_edge(''))).toBeVisible()
  await expect(squareAt(mira, 4, 1)).toHaveAccessibleName(makerEn.faulty(nameOf(4, 1, boardEn.feature.ice)))
  await expect(play(mira)).toBeDisabled()
  await mira.reload()
  await expect(status(mira, makerEn.faults(1))).toBeVisible()
  await mira.press(tool(mira, 'q'))
  await mira.press(squareAt(mira, 4, 1))
  await expect(status(mira, makerEn.good)).toBeVisible()
  await mira.pressButton(makerEn.share.act)
  await expect(mira.page.getByRole('img', { name: makerEn.share.qr('') })).toBeVisible()

  await ben.visit(new URL(mira.page.url()).pathname + new URL(mira.page.url()).search)
  await ben.press(tool(ben, 'start'))
  await ben.press(squareAt(ben, 3, 1))
  await expect(squareAt(ben, 3, 1)).toHaveAccessibleName(/1/)
  await ben.press(squareAt(ben, 3, 1))
  await expect.poll(() => rowsIn(ben)[7]).toBe('nsnnewwe')
  await ben.press(tool(ben, 'k'))
  await swipe(ben, [3, 6], [6, 6])
  await expect.poll(() => rowsIn(ben)[5]).toBe('K7kkkk.')
  await ben.pressButton(makerDe.undo)
  await swipe(ben, [3, 6], [4, 6])
  await expect.poll(() => rowsIn(ben)[5]).toBe('K7kk.5.')
  await ben.press(ben.page.getByRole('button', { name: /English|EN/ }))
  await expect(status(ben, makerEn.good)).toBeVisible()
  await expect.poll(() => rowsIn(ben)[5]).toBe('K7kk.5.')
  await ben.press(ben.page.getByRole('button', { name: makerEn.undo }))
  await ben.press(ben.page.getByRole('button', { name: makerEn.redo }))
  await ben.press(ben.page.getByRole('button', { name: /Deutsch|DE/ }))
  const board = rowsIn(ben).join('-')
  await ben.press(play(ben))
  await giveName(ben, makerDe.play)
  await expect(barSaying(ben, ben.words.lobby.hostTitle)).toBeVisible()
  await keptAsItIs(ben, board)
})

/** What the square is called. */
const nameOf = (column: number, row: number, what: string): string =>
  boardEn.at({ square: boardEn.square(column, row), features: [what], robots: [] })

/** The lobby shows a board of one's own, keeps it through other options, and knows it again after another board. */
async function keptAsItIs(host: Guest, board: string): Promise<void> {
  const { options } = says(host)
  const [boards, drones] = [options[0]!, options.find(({ key }) => key === 'drones')!]
  const own = host.page.getByRole('radio', { name: boards.other!.label })
  const link = host.page.getByRole('link', { name: boards.link!.label })
  await expect(own).toBeChecked()
  await expect(link.locator('img')).toBeVisible()
  await choose(host, drones.label, '1')
  await expect(own).toBeChecked()
  await choose(host, boards.label, boards.choices[2]!.label)
  const room = new URL(host.page.url()).pathname.slice(1)
  await expect(link).toHaveAttribute('href', `${MAKER}?board=carousel&room=${room}`)
  await host.press(own)
  await expect(own).toBeChecked()
  await expect(link).toHaveAttribute('href', `${MAKER}?board=${board}&room=${room}`)
  await host.reload()
  await expect(own).toBeChecked()

  // It is changed once more, and used at the same table.
  await host.press(link)
  await host.press(tool(host, 'k'))
  await swipe(host, [3, 6], [5, 6])
  await expect.poll(() => rowsIn(host)[5]).toBe('K7kkk5.')
  const changed = rowsIn(host).join('-')
  await host.reload()
  await host.pressButton(says(host).playAt(room))
  await expect(barSaying(host, host.words.lobby.hostTitle)).toBeVisible()
  await expect(own).toBeChecked()
  await expect(link).toHaveAttribute('href', `${MAKER}?board=${changed}&room=${room}`)
  expect(new URL(host.page.url()).hash).toBe('')
}

test('a board is drawn and mended by keyboard alone', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  await mira.visit(`${MAKER}?board=${BARE}`)
  const keys = new Keys(mira)
  const { keyboard } = mira.page
  await keys.to('button', nameOf(1, 1, boardEn.feature.plain))
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) await keys.press(key)
  await keyboard.down('Shift')
  for (const key of ['ArrowLeft', 'ArrowLeft']) await keys.press(key)
  await keyboard.up('Shift')
  await expect.poll(() => rowsIn(mira)[2]).toBe('w....ww')
  await keys.press('Control+z')
  await expect.poll(() => rowsIn(mira)[2]).toBe('.......')
  await keys.press('Control+Shift+z')
  await expect.poll(() => rowsIn(mira)[2]).toBe('w....ww')

  await keys.press('ArrowUp')
  await keys.press('ArrowRight')
  await keys.press('Delete')
  await expect(seen(mira.page, makerEn.fault.target_missing('Q'))).toBeVisible()
  await keys.choose(makerEn.tools, makerEn.tool.Q.name)
  await keys.use('button', nameOf(7, 2, boardEn.feature.plain))
  await expect(status(mira, makerEn.good)).toBeVisible()
  await keys.use('button', makerEn.play)
  await expect(mira.page.getByRole('dialog')).toBeVisible()
})

test('CD-83, CD-87 walls and gates are put up by mouse and by keyboard', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  await mira.visit(`${MAKER}?board=${BARE}`)
  const keys = new Keys(mira)
  await mira.press(tool(mira, 'wall'))
  await mira.press(squareAt(mira, 3, 3))
  await expect.poll(() => rowsIn(mira)[8]).toBe('22e')
  await keys.choose(makerEn.tools, makerEn.tool.gate.name)
  const { plain, wall, gate } = boardEn.feature
  await keys.use('button', nameOf(4, 3, [plain, wall('W')].join('; ')))
  await expect.poll(() => rowsIn(mira)[8]).toBe('22e32E')
  await expect(squareAt(mira, 5, 3)).toHaveAccessibleName(nameOf(5, 3, [plain, gate('W', 'in')].join('; ')))
  await mira.press(tool(mira, 'r'))
  await mira.press(squareAt(mira, 3, 4))
  await expect.poll(() => rowsIn(mira)[3]).toBe('..rJ...')
  await mira.press(tool(mira, 'wall'))
  await mira.press(squareAt(mira, 3, 3))
  await expect.poll(() => rowsIn(mira)[8]).toBe('32E')
  await expect(status(mira, makerEn.good)).toBeVisible()
})

test('a link with no board, or half of one, or a wrong one is told so', async ({ evening }) => {
  const mira = await evening.invite('Mira', 'desktop')
  const noBoards = [BARE.slice(2), BARE.replace('J', 'x'), 'a'.repeat(4000), '%00%F0%9F%A4%96', '../..', 'toString']
  for (const board of noBoards) {
    await mira.visit(`${MAKER}?board=${board}`)
    await expect(mira.page.getByText(makerEn.garbled), board.slice(0, 40)).toBeVisible()
    await expect(play(mira)).toBeEnabled()
  }
  const wrong = 's.0.1.J-.4...6Q-.......-...J...-.......-.7...5.-..3.2..-ssnnewwe'
  await mira.visit(`${MAKER}?board=${wrong}`)
  await expect(mira.page.getByText(makerEn.garbled)).toBeHidden()
  await expect(seen(mira.page, makerEn.fault.target_twice('J'))).toBeVisible()
  await expect(seen(mira.page, makerEn.fault.target_missing('K'))).toBeVisible()
  const made = await mira.page.request.post('/api/rooms', {
    data: { name: 'Mira', title: 'cardbot-derby', options: { board: wrong } },
  })
  expect([made.status(), (await made.json()).code]).toEqual([400, 'bad_options'])
})
