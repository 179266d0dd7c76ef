import {
  answer,
  askedOf,
  comesToBar,
  isOver,
  whoseTurn,
  type Plan,
} from '../../../test/games/robot-revolution/playing.ts'
import { Evening } from '../../../test/table/Evening.ts'
import type { Guest } from '../../../test/table/Guest.ts'
import { deal, makeRoom, stopTheClock, windUp } from '../../../test/table/room.ts'
import type { House } from './house.ts'
import { largestShift, layoutShift, watchPage } from './watch.ts'

export interface Smoothness {
  /** Of each round the longest task from the last card laid until the next question, ms. */
  longest: number[]
  shift: number
  battles: number
}

const SLOWED = 4
const ROUNDS = 5
const PLAN: Plan = { up: 1, down: [2, 3] }

/** Some rounds against a tin robot on a slow phone, every reveal watched to its end. */
export async function longestTasks(house: House): Promise<Smoothness> {
  const evening = new Evening(house.browser, house.url)
  const guest = await evening.invite('Mara', 'phone')
  await watchPage(guest.page)
  await makeRoom(guest)
  await stopTheClock(guest)
  await windUp(guest, 'Telly')
  await deal(guest)
  const longest: number[] = []
  for (let round = 1; round <= ROUNDS && !isOver(guest); round++) {
    house.progress(`Round ${round} of ${ROUNDS}, CPU slowed ${SLOWED}x ...`)
    const ms = await longestInReveal(guest)
    if (ms !== null) longest.push(ms)
  }
  const shift = await layoutShift(guest.page)
  house.progress(`Largest shift: ${await largestShift(guest.page)}`)
  const battles = guest.ear.known.table?.log.filter(isFought).length ?? 0
  await evening.end()
  return { longest, shift, battles }
}

const isFought = (event: { kind: string; outcome?: string }) => event.kind === 'battle' && event.outcome !== 'empty'

/** Plays up to the cards face down; from then on the processor is slow, until the next question stands in the bar. Null: the match was over before. */
async function longestInReveal(guest: Guest): Promise<number | null> {
  while (askedOf(guest) !== 'faceDown') {
    if (!(await whoseTurn([guest]))) return null
    if (askedOf(guest) !== 'faceDown') await answer(guest, PLAN)
  }
  const slow = await guest.context.newCDPSession(guest.page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const from = await guest.page.evaluate(() => performance.now())
  await answer(guest, PLAN)
  if (await whoseTurn([guest])) await comesToBar(guest)
  const longest = await guest.page.evaluate(
    (begin) => Math.max(0, ...window.watched.tasks.filter((task) => task.from >= begin).map(({ ms }) => ms)),
    from,
  )
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await slow.detach()
  return longest
}
