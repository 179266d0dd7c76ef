import { expect, test } from '../../fixtures.ts'
import { barSaying, deal, openRoom, windUp } from '../../table/room.ts'
import { askedOf, playUntil, questionOf, whoseTurn } from './playing.ts'
import { seen } from '../../table/seen.ts'

test('with reduced motion nothing moves in a battle, and the log tells it', async ({ evening }) => {
  test.setTimeout(120_000)
  const mara = await evening.invite('Mara', 'desktop', { reducedMotion: 'reduce' })
  await mara.page.addInitScript(watchForMoves)
  await openRoom(mara, { pace: 'off' })
  await windUp(mara, 'Trundle')
  await deal(mara)

  const plans = new Map([[mara, { up: 1, down: [2, 1] } as const]])
  await playUntil(plans, () => mara.ear.known.table?.log.some(({ kind }) => kind === 'battle') === true)
  // Nobody skips it: the next question, or the end, comes when it has been shown.
  await whoseTurn([mara])
  const next = askedOf(mara)
  const after = next ? barSaying(mara, questionOf(mara, next)) : mara.page.getByText(/^Finished after round/)
  await expect(after).toBeVisible({ timeout: 30_000 })
  const log = mara.page.getByRole('region', { name: mara.words.play.log })
  await expect(seen(log, 'All cards are revealed. Now the battles, 1 to 5.')).toBeVisible()
  expect(await mara.page.evaluate(() => (window as unknown as Watched).watched)).toEqual({
    hadTheatre: true,
    moves: [],
  })
})

interface Watched {
  watched: { hadTheatre: boolean; moves: string[] }
}

/** In the page: notes every animation that moves something from its place, frame by frame. */
function watchForMoves(): void {
  const moves = new Set<string>()
  let hadTheatre = false
  const MOVING = ['transform', 'translate', 'rotate', 'scale', 'left', 'top', 'right', 'bottom', 'offsetDistance']
  Object.defineProperty(window, 'watched', { get: () => ({ hadTheatre, moves: [...moves] }) })
  const look = () => {
    hadTheatre ||= [...document.querySelectorAll('button')].some(({ textContent }) => textContent?.trim() === 'Skip')
    for (const { effect, playState } of document.getAnimations()) {
      if (!(effect instanceof KeyframeEffect) || playState !== 'running') continue
      const moved = MOVING.filter((property) => new Set(effect.getKeyframes().map((frame) => frame[property])).size > 1)
      const { duration } = effect.getTiming()
      // What takes no time is a jump, not a movement.
      if (moved.length === 0 || Number(duration) < 20) continue
      moves.add(`${moved.join(', ')} for ${duration} ms: ${effect.target?.outerHTML.slice(0, 120)}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
