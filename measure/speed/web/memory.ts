import type { Page } from '@playwright/test'
import type { Game } from '@robot-night/engine'
import { Aide, catchesUp, dealtAnew, playOut } from '../../../test/table/Aide.ts'
import { seesTheEnd } from '../../../test/table/ended.ts'
import { Evening } from '../../../test/table/Evening.ts'
import { joinByCode, makeRoom } from '../../../test/table/room.ts'
import type { House } from './house.ts'

const MATCHES = 10
/** By then everything that a night fetches has been fetched, and what is kept of each match is the same. */
const SETTLED = 3

/** What a page holds on to once all rubbish is collected. */
export interface Held {
  bytes: number
  nodes: number
  listeners: number
}
export interface Night {
  settled: Held
  end: Held
  matches: number
}

/** One page through a night of ten matches, each played to its end: what it holds after the third and after the last. */
export async function nightOf(house: House, { id, seats }: Game): Promise<Night> {
  const evening = new Evening(house.browser, house.url)
  const mara = await evening.invite('Mara', 'phone')
  const ben = await evening.invite('Ben', 'desktop')
  const code = await makeRoom(mara, id)
  await joinByCode(ben, code)
  const aides = [await Aide.of(mara, code), await Aide.of(ben, code)]
  await ben.page.goto('about:blank')
  const [host] = aides
  if (!host) throw new Error('nobody is the host')
  await host.manages({ do: 'setPace', pace: 'off' })
  for (let chair = 2; chair < seats.min; chair++) await host.manages({ do: 'seatBot', chair })
  const held: Held[] = []
  for (let match = 1; match <= MATCHES; match++) {
    house.progress(`Match ${match} of ${MATCHES} of a night of ${id} ...`)
    const before = host.known
    await host.manages({ do: 'deal' })
    await dealtAnew(aides, before)
    await playOut(aides)
    await catchesUp(mara, host)
    await seesTheEnd(mara)
    held.push(await heldBy(mara.page))
  }
  await evening.end()
  const [settled, end] = [held[SETTLED - 1], held.at(-1)]
  if (!settled || !end) throw new Error('the night was too short')
  return { settled, end, matches: held.length }
}

export async function heldBy(page: Page): Promise<Held> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  // What one collection sets free may set more free.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Infinity
  return { bytes: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}
