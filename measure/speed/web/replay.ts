import type { ArchivedMatch, NightSeat } from '@robot-night/protocol'
import { keyStream, rngOf, type Game, type Move } from '@robot-night/engine'
import { keyOf } from '@robot-night/engine/fair'
import { byBots, playout } from '@robot-night/engine/testing'
import { expect, type Page } from '@playwright/test'
import { Aide } from '../../../test/table/Aide.ts'
import { Evening } from '../../../test/table/Evening.ts'
import { makeRoom } from '../../../test/table/room.ts'
import { REPLAY } from '../../../web/src/routes/replay/[id]/words.ts'
import type { House } from './house.ts'
import { lookOnce, scriptsOf, type Look } from './look.ts'
import { watchPage } from './watch.ts'

export interface ReplayLook {
  cover: Look
  /** Bytes of all scripts of the page once it shows the match; what the worker besides it fetches is not among them. */
  player: number
  moments: number
  /** Of each round the longest task while somebody steps and scrubs, ms; and on a phone four times as slow. */
  longest: number[]
  slowed: number[]
}

const SLOWED = 4
const ROUNDS = 3
const LATER_MS = 3000
const STEPS = 12
const SCRUBS = 24

/** The replay of a long match of a title, on a phone. */
export async function lookAtReplay(house: House, game: Game): Promise<ReplayLook> {
  house.progress(`Playing a match of ${game.id} again ...`)
  const id = await endedMatch(house, game)
  const cover = await lookOnce(house, `/replay/${id}`)
  const evening = new Evening(house.browser, house.url)
  const guest = await evening.invite('Mara', 'phone', { reducedMotion: 'no-preference' })
  const { page } = guest
  const record = longMatch(game, id)
  // The match that was made for its address was stopped at once; what is shown is a long one.
  await page.route(`**/api/matches/${id}`, (route) => route.fulfill({ json: record }))
  await watchPage(page)
  await guest.visit(`/replay/${id}`)
  await guest.pressButton(REPLAY.en.watch)
  const slider = page.getByRole('slider')
  await expect(slider).toBeVisible({ timeout: 60_000 })
  // How things move comes a moment later.
  await page.waitForTimeout(LATER_MS)
  const player = await scriptsOf(page)
  const moments = Number(await slider.getAttribute('max'))
  const rounds = async (rate: number): Promise<number[]> => {
    const longest: number[] = []
    for (let round = 1; round <= ROUNDS; round++) longest.push(await longestWhileScrubbing(page, rate))
    return longest
  }
  const longest = await rounds(1)
  const slowed = await rounds(SLOWED)
  await evening.end()
  return { cover, player, moments, longest, slowed }
}

async function longestWhileScrubbing(page: Page, rate: number): Promise<number> {
  // Not by their roles: to look for one through all of the page would be a long task itself.
  const slider = page.locator('input[type="range"]')
  const stepOn = page.locator(`button[aria-label="${REPLAY.en.stepOn}"]`)
  const moments = Number(await slider.getAttribute('max'))
  const slow = await page.context().newCDPSession(page)
  await slider.fill('0')
  await slow.send('Emulation.setCPUThrottlingRate', { rate })
  const from = await page.evaluate(() => performance.now())
  for (let step = 0; step < STEPS; step++) {
    const before = await slider.inputValue()
    await stepOn.click()
    await expect(slider).not.toHaveValue(before)
  }
  for (let scrub = 1; scrub <= SCRUBS; scrub++) await slider.fill(String(Math.round((moments * scrub) / SCRUBS)))
  // What was asked for last has been drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 500))))
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await slow.detach()
  return page.evaluate(
    (begin) => Math.max(0, ...window.watched.tasks.filter((task) => task.from >= begin).map(({ ms }) => ms)),
    from,
  )
}

/** The id of a match with every seat taken, in the archive. */
async function endedMatch(house: House, { id: title, seats }: Game): Promise<string> {
  const evening = new Evening(house.browser, house.url)
  const host = await evening.invite('Mara', 'desktop')
  const aide = await Aide.of(host, await makeRoom(host, title))
  await aide.manages({ do: 'setPace', pace: 'off' })
  for (let chair = 1; chair < seats.max; chair++) await aide.manages({ do: 'seatBot', chair })
  await aide.manages({ do: 'deal' })
  await expect.poll(() => aide.isPlaying).toBe(true)
  await aide.manages({ do: 'stop' })
  const id = aide.known.room?.match?.id ?? ''
  await expect.poll(async () => (await host.context.request.get(`/api/matches/${id}`)).status()).toBe(200)
  await evening.end()
  return id
}

/** The longest of some that tin robots play at a full table, as the archive would have it. */
function longMatch(game: Game, id: string): ArchivedMatch {
  const matches = ['07', '11', '2a'].map((byte) => matchOf(game, { id, secret: byte.repeat(32) }))
  return matches.reduce((long, each) => ((each.moves?.length ?? 0) > (long.moves?.length ?? 0) ? each : long))
}

function matchOf(game: Game, { id, secret }: { id: string; secret: string }): ArchivedMatch {
  const seats = game.seats.max
  const options = game.options.usual
  const moves: { at: number; move: Move }[] = []
  const match = { seats, options, stream: keyStream(keyOf({ secret })) }
  for (const { move } of playout(game, match, byBots(rngOf(secret)))) {
    if (move) moves.push({ at: moves.length * 1000, move })
  }
  return {
    ...{ form: 1, id, title: game.id, version: game.version, number: 1, options, secret, ended: null },
    ...{ begunAt: 0, endedAt: moves.length * 1000, moves },
    seats: Array.from({ length: seats }, (_, chair) => seatAt(chair)),
  }
}

const seatAt = (chair: number): NightSeat => ({
  ...{ chair, name: `Robot ${chair + 1}`, guest: null, place: null, won: false, score: null },
})
