import type { Args } from './args.ts'
import type { Report } from './report.ts'
import { titleFor } from './titles.ts'
import { openHouse } from './web/house.ts'
import { longestTask } from './web/reveal.ts'
import { JAVASCRIPT_BEFORE_USE, lookAt, type Look } from './web/look.ts'

/** What a page weighs before it can be used, how much it shifts, and whether the battles' reveal stutters. */
export async function run(args: Args, report: Report): Promise<void> {
  const title = titleFor(args).id
  const house = await openHouse((words) => report.progress(words))
  try {
    const looks = await lookAt(house, title)
    weigh(looks, title, report)
    const longest = await longestTask(house)
    report.figure({
      name: 'longest task during the reveal, CPU slowed 4x',
      title,
      value: Math.round(longest.ms),
      unit: 'ms',
      bound: 100,
      better: 'less',
    })
    report.figure({ name: 'battles revealed', title, value: longest.battles, unit: '', bound: 3 })
    const shift = Math.max(longest.shift, ...Object.values(looks).map((look) => look.shift))
    report.figure({ name: 'layout shift', title, value: shift, unit: '', bound: 0.05, better: 'less' })
  } finally {
    await house.close()
  }
}

function weigh({ home, lobby, table }: Record<'home' | 'lobby' | 'table', Look>, title: string, report: Report): void {
  const bytes = { unit: 'B', better: 'less' } as const
  report.figure({ name: `home ${JAVASCRIPT_BEFORE_USE}`, value: home.scripts, bound: 45_000, ...bytes })
  report.figure({ name: `lobby ${JAVASCRIPT_BEFORE_USE}`, title, value: lobby.scripts, bound: 75_000, ...bytes })
  report.figure({ name: `room ${JAVASCRIPT_BEFORE_USE}`, title, value: table.scripts, bound: 75_000, ...bytes })
  report.figure({ name: 'font bytes', value: Math.max(home.fonts, table.fonts), bound: 60_000, ...bytes })
}
