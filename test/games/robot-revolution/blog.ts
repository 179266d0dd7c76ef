import { expect } from '@playwright/test'
import { deal, openRoom, windUp } from '../../table/room.ts'
import { invite, type Size, type Walk } from '../../tour/tour.ts'
import { answer, askedOf, isOver, playUntil, type Plan } from './playing.ts'
import { seen } from '../../table/seen.ts'

/** How large frames in blogs are. */
const FRAMES: readonly Size[] = [
  [280, 560],
  [360, 620],
  [760, 680],
]
const ROBOTS = ['Trundle', 'Gyro', 'Boiler', 'Skitter', 'Telly']
const PLAN: Plan = { up: 1, down: [2, 1] }

/** What readers of a blog see of a table, from its opening on. */
export const inBlog = (seats: number) => async (walk: Walk) => {
  const [mara, ida] = [await invite(walk, 'Mara'), await invite(walk, 'Ida')]
  const { embed } = mara.words
  const code = await openRoom(mara, { pace: 'off' })
  for (const robot of ROBOTS.slice(0, seats - 1)) await windUp(mara, robot)
  await ida.page.goto(`/embed/${code}`)
  const reads = (state: string) =>
    walk.visit(ida, `embed-${seats}-${state}`, {
      // As long as there is a seat, it is offered.
      act: ida.page.getByRole('link', { name: new RegExp(`^(${embed.join}|${embed.watch})$`) }),
      sizes: FRAMES,
    })
  await reads('lobby')
  const plans = new Map([[mara, PLAN]])
  await deal(mara)
  await playUntil(plans, () => askedOf(mara) === 'faceDown')
  await answer(mara, PLAN)
  const battles = () => mara.ear.known.table?.log.some(({ kind }) => kind === 'battle') === true
  await playUntil(plans, () => battles() && askedOf(mara) === 'faceDown')
  await expect(seen(ida.page, embed.live, { exact: true })).toBeVisible()
  await reads('live')
  if (!walk.isWhole) return
  await playUntil(plans, () => isOver(mara))
  await expect(seen(ida.page, embed.over, { exact: true })).toBeVisible()
  await reads('over')
}
