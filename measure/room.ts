import type { Args } from './args.ts'
import type { Figure, Report } from './report.ts'
import { CROWD, figuresOf, NOBODY, SOME } from './room/figures.ts'
import { FLAWS, type Flaw } from './room/flaws.ts'
import { SIDES, type Phase, type Plan } from './room/plan.ts'
import { sideBySide } from './room/run.ts'
import { titleFor } from './titles.ts'

/** What a move costs in a room, beside a bare Durable Object that only stores and sends, with and without watchers. */
export async function run(args: Args, report: Report): Promise<void> {
  const title = titleFor(args)
  const asked = { title: title.id, seats: args.seats ?? title.seats.min, seed: args.seed }
  const forMs = (args.seconds ?? SECONDS) * 1000
  const progress = (words: string) => report.progress(words)
  const seen = await sideBySide({ ...asked, phases: PHASES.map((phase) => ({ ...phase, forMs })) }, { progress })
  const figures = figuresOf(seen)
  for (const figure of figures) report.figure({ title: asked.title, seats: asked.seats, ...figure })
  await measureFlaws(asked, figures, report)
}

const SECONDS = 10
/** A room takes ten commands a second of a connection: so many rooms that none of them is played in faster. */
const QUIET: Omit<Phase, 'forMs'> = { watchers: NOBODY, rooms: 128, sides: SIDES, rounds: 7, gapMs: 0 }
/** A room tells its watchers ten times a second at most: so slowly that they hear of each move by itself. */
const CROWDED = { rooms: 4, sides: ['product', 'bare'], rounds: 5, gapMs: 35 } as const
const PHASES = [QUIET, { ...CROWDED, watchers: SOME }, { ...CROWDED, watchers: CROWD }]

const FLAW_MS = 2000

/** A planted flaw counts as caught if its figure is beyond its bound, and well above what it is without the flaw. */
async function measureFlaws(
  asked: Omit<Plan, 'servers' | 'phases'>,
  sound: readonly Figure[],
  report: Report,
): Promise<void> {
  let missed = 0
  for (const flaw of FLAWS) {
    const figure = figuresOf(await sideBySide({ ...asked, phases: [phaseFor(flaw)] }, QUIETLY(flaw))).find(
      isMeant(flaw),
    )
    const usual = sound.find(isMeant(flaw))
    const isCaught = figure && usual && figure.value > Math.max(figure.bound ?? Infinity, usual.value * CLEARLY)
    if (!isCaught) missed += 1
    report.progress(`${isCaught ? 'caught' : 'MISSED'}: ${flaw.name}. ${flaw.shows}: ${figure?.value.toFixed(2)}`)
  }
  const caught = FLAWS.length - missed
  report.figure({ name: 'flaws missed', title: asked.title, value: missed, unit: 'flaws', bound: 0, better: 'less' })
  report.figure({ name: 'flaws caught', title: asked.title, value: caught, unit: 'flaws', bound: FLAWS.length })
}

const CLEARLY = 1.25

const isMeant =
  ({ shows }: Flaw) =>
  ({ name }: Figure): boolean =>
    name === shows

const phaseFor = ({ watchers }: Flaw): Phase =>
  watchers === NOBODY
    ? { ...QUIET, rooms: 48, sides: ['product', 'bare'], rounds: 1, forMs: FLAW_MS }
    : { ...CROWDED, watchers, rounds: 1, forMs: FLAW_MS }

const QUIETLY = (plant: Flaw) => ({ plants: [plant], progress: () => undefined })
