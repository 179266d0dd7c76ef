import { mkdirSync } from 'node:fs'
import { expect, test } from './fixtures.ts'
import { answer, askedOf, hand, handOf, isOver, whoseTurn, type Plan } from './games/robot-revolution/playing.ts'
import { dropsOut } from './table/line.ts'
import type { Guest } from './table/Guest.ts'
import { barSaying, deal, joinByCode, makeRoom, stopTheClock, windUp } from './table/room.ts'

const SIZES = [
  [360, 640],
  [390, 844],
  [1440, 900],
] as const
const FOLDER = new URL('./shots/', import.meta.url).pathname
const PLAN: Plan = { up: 1, down: [2, 1] }

/** What this guest sees just now, at every size, in dark and in light. */
async function shoot({ page }: Guest, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true })
  const before = page.viewportSize()
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: `${FOLDER}${name}-${width}x${height}-${colorScheme}.png`, animations: 'disabled' })
    }
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  if (before) await page.setViewportSize(before)
}

for (const tins of [0, 1, 4]) {
  test(`a match of ${tins + 2}, looked at`, async ({ evening }) => {
    test.setTimeout(300_000)
    const mara = await evening.invite('Mara', 'desktop')
    const ben = await evening.invite('Ben', 'desktop')
    const ida = await evening.invite('Ida', 'desktop')
    const seats = `match-${tins + 2}`
    const code = await makeRoom(mara)
    await stopTheClock(mara)
    await joinByCode(ben, code)
    for (const robot of ['Trundle', 'Gyro', 'Boiler', 'Skitter'].slice(0, tins)) await windUp(mara, robot)
    await deal(mara)
    await expect(hand(mara)).toBeVisible()
    await ida.visit(`/${code}`)
    await playUntil([mara, ben], () => askedOf(mara) === 'mulligan')
    await expect(barSaying(mara, 'Keep these five?')).toBeVisible()
    await shoot(mara, `${seats}-mulligan`)
    await playUntil([mara, ben], () => askedOf(mara) === 'faceUp')
    await expect(barSaying(mara, 'Play one card face up')).toBeVisible({ timeout: 20_000 })
    await shoot(mara, `${seats}-face-up`)
    await shoot(ben, `${seats}-waiting`)
    const [card] = await handOf(mara)
    await mara.press(hand(mara).getByRole('button', { name: card!, exact: true }))
    await shoot(mara, `${seats}-lifted`)
    await mara.pressButton('Put back')
    await playUntil([mara, ben], () => askedOf(mara) === 'faceDown')
    await expect(barSaying(mara, /^Lay (two cards|your last card)/)).toBeVisible({ timeout: 20_000 })
    await shoot(mara, `${seats}-face-down`)
    await shoot(ida, `${seats}-watching`)
    await playUntil([mara, ben], () => ben.ear.known.table?.log.some(({ kind }) => kind === 'battle') === true)
    await shoot(mara, `${seats}-battle`)
    if (tins === 1) {
      await mara.pressButton('Menu')
      await shoot(mara, `${seats}-menu`)
      await mara.pressButton('How to play')
      await shoot(mara, `${seats}-rules`)
      await mara.pressButton('Close')
      await mara.page.setViewportSize({ width: 390, height: 844 })
      await mara.pressButton('Log and table talk')
      await shoot(mara, `${seats}-log`)
      await mara.pressButton('Close')
      await mara.page.setViewportSize({ width: 1440, height: 900 })
      await dropsOut(ben)
      await shoot(ben, `${seats}-reconnecting`)
      await ben.context.setOffline(false)
    }
    await playUntil([mara, ben], () => isOver(mara))
    await expect(mara.page.getByText(/^Finished after round/)).toBeVisible({ timeout: 30_000 })
    await shoot(mara, `${seats}-end`)
    await expect(ida.page.getByText(/^Finished after round/)).toBeVisible({ timeout: 30_000 })
    await shoot(ida, `${seats}-end-watcher`)
  })
}

test('the rooms around the table, looked at', async ({ evening }) => {
  test.setTimeout(120_000)
  const mara = await evening.invite('Mara', 'desktop')
  const ben = await evening.invite('Ben', 'desktop')
  const ida = await evening.invite('Ida', 'desktop')
  mara.forgive(/404/)
  await mara.visit('/')
  await shoot(mara, 'home')
  await mara.pressButton('Make a room')
  await shoot(mara, 'home-name')
  await mara.visit('/?code=nope')
  await shoot(mara, 'home-no-code')
  await mara.visit('/ZZZZZ')
  await shoot(mara, 'no-such-room')
  await mara.visit('/no/such/page')
  await shoot(mara, 'no-such-page')
  const code = await makeRoom(mara)
  await shoot(mara, 'lobby-alone')
  await joinByCode(ben, code)
  await ida.visit(`/${code}`)
  await windUp(mara, 'Trundle')
  await shoot(mara, 'lobby-host')
  await shoot(ben, 'lobby-guest')
  await shoot(ida, 'lobby-stranger')
  await mara.pressButton(/Ben Telly, here/)
  await shoot(mara, 'lobby-chair')
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: 'Send home' }))
  await expect(ben.page.getByRole('heading', { name: 'The host sent you home' })).toBeVisible()
  await shoot(ben, 'sent-home')
  await mara.pressButton('Fill with tin robots')
  await shoot(mara, 'lobby-full')
  await expect(barSaying(ida, 'Every seat is taken')).toBeVisible()
  await shoot(ida, 'lobby-full-stranger')
  await deal(mara)
  await mara.pressButton('Menu')
  await mara.pressButton('End this match')
  await shoot(mara, 'stop')
  await mara.press(mara.page.getByRole('dialog').getByRole('button', { name: 'End this match' }))
  await expect(barSaying(mara, 'The match was ended by the host')).toBeVisible()
  await shoot(mara, 'stopped')
})

async function playUntil(guests: readonly Guest[], isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    const next = await whoseTurn(guests)
    if (!next || isSo()) return
    await answer(next, PLAN)
  }
}
