import type { Args } from '../args.ts'
import type { Figure, Report } from '../report.ts'
import { CROWD, figuresOf, THRONG } from './spectators/figures.ts'
import { FLAWS, type Flaw } from './spectators/flaws.ts'
import type { Group, Plan } from './spectators/plan.ts'
import { watchedBy } from './spectators/run.ts'
import { titleFor } from '../titles.ts'

/** What a crowd of watchers costs a room and its players, compared with bare objects, up to five thousand in galleries. */
export async function run(args: Args, report: Report): Promise<void> {
  const asked = { title: titleFor(args).id, seed: args.seed, inRoom: 200 }
  const progress = (words: string) => report.progress(words)
  if (args.part !== 'flaws') {
    const watched = await watchedBy({ ...asked, groups: GROUPS }, { progress })
    for (const figure of figuresOf(watched)) report.figure({ title: asked.title, ...figure })
  }
  if (args.part === null || args.part === 'flaws') await measureFlaws(asked, report)
}

/** A planted flaw counts as caught if its figure misses its bound. */
async function measureFlaws(asked: Omit<Plan, 'servers' | 'groups'>, report: Report): Promise<void> {
  let missed = 0
  for (const flaw of FLAWS) {
    const { seen, kept } = await watchedBy(
      { ...asked, groups: [flaw.group] },
      { plants: [flaw], progress: () => undefined },
    )
    const figure = figuresOf({ seen, kept }).find(isMeant(flaw))
    const isCaught = figure?.bound !== undefined && figure.value > figure.bound
    if (!isCaught) missed += 1
    report.progress(`${isCaught ? 'caught' : 'MISSED'}: ${flaw.name}. ${flaw.shows}: ${figure?.value.toFixed(2)}`)
  }
  report.figure({ name: 'flaws missed', title: asked.title, value: missed, unit: 'flaws', bound: 0, better: 'less' })
}

const GROUPS: readonly Group[] = [
  {
    scenes: [
      { side: 'product', watchers: CROWD },
      { side: 'product', watchers: 0 },
      { side: 'bare', watchers: CROWD },
      { side: 'first', watchers: CROWD },
    ],
    rounds: 7,
    moves: 6,
  },
  { scenes: [10, 100, THRONG].map((watchers) => ({ side: 'product', watchers })), rounds: 5, moves: 6 },
  { scenes: [0, 10, 100, CROWD, THRONG].map((watchers) => ({ side: 'mute', watchers })), rounds: 5, moves: 6 },
]

const isMeant =
  ({ shows }: Flaw) =>
  ({ name }: Figure): boolean =>
    name === shows
