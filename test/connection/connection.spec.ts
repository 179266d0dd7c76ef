import { CLOSE } from '@robot-night/protocol'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../fixtures.ts'
import type {} from '../table/page/line.ts'
import { Switchboard } from '../table/Switchboard.ts'

/** The client's line in a real browser, to a server that counts what comes. */
const test = base.extend<{ board: Switchboard }>({
  board: async ({ page }, use) => {
    const board = await Switchboard.open()
    await page.clock.install()
    await page.goto(board.url)
    await isLive(page)
    await use(board)
    await board.end()
  },
})
const MINUTE = 60_000
// The last is for programs: a page that hears it has met a proxy that hides where it comes from.
const CALLED_AGAIN: readonly number[] = [CLOSE.seatChanged, CLOSE.broken, CLOSE.silent, CLOSE.wrongToken]
const FINAL = Object.values(CLOSE).filter((code) => !CALLED_AGAIN.includes(code))

test('what was said without a line, or into one that is cut, comes in once on the next', async ({ page, board }) => {
  board.takes = 'not at all'
  board.cuts()
  await expect.poll(() => kindOf(page)).toBe('reconnecting')
  await says(page, 'without a line')
  board.takes = 'at once'
  await comesBack(page)
  await expect.poll(() => page.evaluate(() => phone.waiting())).toBe(0)
  await says(page, 'on the next')
  await expect.poll(() => board.heard).toEqual(['without a line', 'on the next'])

  board.isMute = true
  await says(page, 'without an answer')
  await expect.poll(() => board.heard).toContain('without an answer')
  board.isMute = false
  board.cuts()
  await expect.poll(() => kindOf(page)).toBe('reconnecting')
  await comesBack(page)
  await expect.poll(() => page.evaluate(() => phone.waiting())).toBe(0)
  await says(page, 'at last')
  await expect.poll(() => board.heard.at(-1)).toBe('at last')
  expect(board.heard.slice(2)).toEqual(['without an answer', 'without an answer', 'at last'])
})

for (const how of ['closes', 'slams'] as const)
  test(`a room that is done with a line and ${how} it is not called again by itself`, async ({ page, board }) => {
    for (const code of FINAL) {
      const { calls } = board
      board[how](code)
      await expect.poll(() => kindOf(page), `${code}`).toBe('closed')
      await page.clock.runFor(10 * MINUTE)
      // What had been dialled before this would have come in before it.
      await page.evaluate(() => fetch('/'))
      expect(board.calls, `${code}`).toBe(calls)
      await page.evaluate(() => phone.renew())
      await page.clock.runFor(100)
      await isLive(page)
      expect(board.calls, `${code}`).toBe(calls + 1)
    }
  })

test('after any other close it calls again, once', async ({ page, board }) => {
  for (const code of [...CALLED_AGAIN, 1000, 1011, 4999]) {
    const { calls } = board
    board.closes(code)
    await page.clock.runFor(1000)
    await expect.poll(() => board.calls, `${code}`).toBe(calls + 1)
    await isLive(page)
  }
})

test('a press, another network and a look at the page each hurry the next try, once', async ({ page, board }) => {
  await page.clock.pauseAt(Date.now() + MINUTE)
  const hurries = [
    () => page.evaluate(() => phone.retry()),
    () => page.evaluate(() => void dispatchEvent(new Event('online'))),
    () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  ]
  board.takes = 'not at all'
  board.cuts()
  for (const hurry of hurries) {
    await expect.poll(() => waits(page)).toBe(true)
    const { calls } = board
    await hurry()
    await page.clock.runFor(10)
    await expect.poll(() => board.calls).toBe(calls + 1)
  }
  await expect.poll(() => waits(page)).toBe(true)
  board.takes = 'at once'
  const { calls } = board
  // The call is under way when it is looked at.
  for (const hurry of [hurries[0], hurries[2]]) await hurry?.()
  await page.clock.runFor(10)
  await isLive(page)
  expect([board.calls, board.standing]).toEqual([calls + 1, 1])
})

test('timers that come ten minutes late leave one line, which is live', async ({ page, board }) => {
  const sleeps = async () => {
    await page.clock.fastForward(10 * MINUTE)
    await page.clock.runFor(100)
  }
  await test.step('while it stands', async () => {
    await sleeps()
    await expect.poll(() => [board.calls, board.standing]).toEqual([2, 1])
    await isLive(page)
  })
  await test.step('while it is dialled', async () => {
    board.takes = 'later'
    board.cuts()
    await page.clock.runFor(MINUTE / 60)
    await expect.poll(() => board.calls).toBe(3)
    await sleeps()
    board.connects()
    await comesBack(page)
    await expect.poll(() => board.standing).toBe(1)
  })
  await test.step('while it waits', async () => {
    const { calls } = board
    board.cuts()
    await expect.poll(() => kindOf(page)).toBe('reconnecting')
    await sleeps()
    await isLive(page)
    expect([board.calls, board.standing]).toEqual([calls + 1, 1])
  })
})

const says = (page: Page, text: string): Promise<void> => page.evaluate((said) => phone.say(said), text)
const kindOf = (page: Page): Promise<string> => page.evaluate(() => phone.status().kind)
const isLive = (page: Page): Promise<void> => expect.poll(() => kindOf(page)).toBe('live')
/** The page's clock goes on by a second each time: in a minute at once, a call would be given up before its answer came. */
const comesBack = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return kindOf(page)
    })
    .toBe('live')
/** The clock of the page goes on a little each time it is asked. */
async function waits(page: Page): Promise<boolean> {
  await page.clock.runFor(1)
  return page.evaluate(() => {
    const status = phone.status()
    return status.kind === 'reconnecting' && status.nextAt !== null
  })
}
