import { setTimeout as pause } from 'node:timers/promises'
import type { Game } from '@robot-night/engine'
import { Aide, catchesUp } from '../../../test/table/Aide.ts'
import { Evening } from '../../../test/table/Evening.ts'
import { makeRoom } from '../../../test/table/room.ts'
import type { House } from './house.ts'
import { SLOWED } from './start.ts'
import { largestShift, layoutShift, watchPage } from './watch.ts'

export interface WholeMatch {
  /** The longest task from the deal to the end, ms. */
  longest: number
  shift: number
  isOver: boolean
}

/** A match that takes longer than this is looked at so far. */
const LONGEST_MS = 900_000
const SHOWN_MS = 12_000

/** A match against tin robots, on a slow phone that shows all of it: from the lobby to the result. */
export async function wholeMatch(house: House, { id, seats }: Game): Promise<WholeMatch> {
  house.progress(`Watching a match of ${id}, CPU slowed ${SLOWED}x ...`)
  const evening = new Evening(house.browser, house.url)
  const mara = await evening.invite('Mara', 'phone')
  await watchPage(mara.page)
  const code = await makeRoom(mara, id)
  const aide = await Aide.of(mara, code)
  await aide.manages({ do: 'setPace', pace: 'off' })
  for (let chair = 1; chair < Math.min(seats.max, seats.min + 1); chair++) await aide.manages({ do: 'seatBot', chair })
  await mara.visit(`/${code}`)
  const slow = await mara.context.newCDPSession(mara.page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  const from = await mara.page.evaluate(() => performance.now())
  await aide.manages({ do: 'deal' })
  aide.works()
  const until = Date.now() + LONGEST_MS
  while (!aide.isOver && Date.now() < until) await pause(500)
  const { isOver } = aide
  aide.leave()
  if (isOver) await catchesUp(mara, aide)
  // What led to the end is still being shown.
  await pause(SHOWN_MS)
  const tasks = await mara.page.evaluate(() => window.watched.tasks)
  const to = await mara.page.evaluate(() => performance.now())
  const shift = await layoutShift(mara.page)
  house.progress(`Largest shift: ${await largestShift(mara.page)}`)
  await evening.end()
  const long = tasks.filter((task) => task.from >= from).sort((one, other) => other.ms - one.ms)
  const at = (moment: number): string => `${((moment - from) / 1000).toFixed(1)} s`
  house.progress(`Of ${at(to)}, long: ${long.map(({ from: moment, ms }) => `${ms} ms at ${at(moment)}`).join(', ')}`)
  return { longest: long[0]?.ms ?? 0, shift, isOver }
}
