import type { Args } from './args.ts'
import type { Report } from './report.ts'
import { titleFor } from './titles.ts'
import { openHouse } from './web/house.ts'
import { longestTasks } from './web/reveal.ts'
import { JAVASCRIPT_BEFORE_USE, lookAt, type Look, type Place } from './web/look.ts'

/** What a page weighs before it can be used, how much it shifts, and whether the battles' reveal stutters. */
export async function run(args: Args, report: Report): Promise<void> {
  const title = titleFor(args).id
  const house = await openHouse((words) => report.progress(words))
  try {
    const looks = await lookAt(house, title)
    weigh(looks, title, report)
    const reveals = await longestTasks(house)
    report.figure({
      name: 'longest task during the reveal, CPU slowed 4x',
      title,
      ...middle(reveals.longest),
      unit: 'ms',
      bound: 100,
      better: 'less',
    })
    report.figure({ name: 'battles revealed', title, value: reveals.battles, unit: '', bound: 3 })
    const shift = Math.max(reveals.shift, ...Object.values(looks).map((look) => look.shift))
    report.figure({ name: 'layout shift', title, value: shift, unit: '', bound: 0.05, better: 'less' })
  } finally {
    await house.close()
  }
}

/** The median: on a machine that does other things as well one round or another is held up. */
function middle(rounds: readonly number[]): { value: number; spread: [number, number] } {
  const sorted = rounds.map(Math.round).sort((one, other) => one - other)
  return { value: sorted[sorted.length >> 1] ?? Infinity, spread: [sorted[0] ?? 0, sorted.at(-1) ?? 0] }
}

function weigh({ home, lobby, table, embed }: Record<Place, Look>, title: string, report: Report): void {
  const bytes = { unit: 'B', better: 'less' } as const
  report.figure({ name: `home ${JAVASCRIPT_BEFORE_USE}`, value: home.scripts, bound: 45_000, ...bytes })
  report.figure({ name: `lobby ${JAVASCRIPT_BEFORE_USE}`, title, value: lobby.scripts, bound: 75_000, ...bytes })
  report.figure({ name: `room ${JAVASCRIPT_BEFORE_USE}`, title, value: table.scripts, bound: 75_000, ...bytes })
  report.figure({ name: `embed ${JAVASCRIPT_BEFORE_USE}`, title, value: embed.scripts, bound: 40_000, ...bytes })
  report.figure({ name: 'font bytes', value: Math.max(home.fonts, table.fonts), bound: 60_000, ...bytes })
}
