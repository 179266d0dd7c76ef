import type { Args } from '../args.ts'
import { isCaught } from '../caught.ts'
import { peersAreHere } from './peers/install.ts'
import type { Figure, Report } from '../report.ts'
import { figuresOf } from './room/figures.ts'
import { FLAWS, type Flaw } from './room/flaws.ts'
import type { Plan } from './room/plan.ts'
import { sideBySide } from './room/run.ts'
import { played, SCENES, type Scene } from './room/scenes.ts'
import { titleFor } from '../titles.ts'

/** What a move costs in a room, compared with a bare Durable Object that only stores and sends, with and without watchers. */
export async function run(args: Args, report: Report): Promise<void> {
  const title = titleFor(args)
  const seats = args.seats ?? Math.min(Math.max(SEATS, title.seats.min), title.seats.max)
  const asked = { title: title.id, seats, seed: args.seed }
  const isWhole = args.part === null || args.part === 'figures' || args.part === 'flaws'
  const scenes = SCENES.filter((scene) => isWhole || args.part === scene)
  const here = (await peersAreHere(report)) ? scenes : scenes.filter((scene) => scene !== 'hurried')
  const how = { forMs: (args.seconds ?? SECONDS) * 1000, moves: MOVES, title: args.isAnyTitle ? null : title.id }
  if (args.part !== 'flaws') {
    const progress = (words: string) => report.progress(words)
    const figures = figuresOf(await sideBySide({ ...asked, ...played(here, how) }, { progress }))
    for (const figure of figures) report.figure({ title: asked.title, seats, ...figure })
  }
  if (args.part === null || args.part === 'flaws') await measureFlaws(asked, here, report)
}

const SEATS = 4
const SECONDS = 10
const MOVES = 150

/** With so few moves, the p99 is the slowest one, so the median of three rounds is taken. */
const FLAW = { forMs: 4000, moves: 40, rounds: 3 }

/** A planted flaw counts as caught if each of its figures shows it, compared with an equally short run without it. */
async function measureFlaws(
  asked: Pick<Plan, 'title' | 'seats' | 'seed'>,
  here: readonly Scene[],
  report: Report,
): Promise<void> {
  let [missed, caught] = [0, 0]
  const sound = await figuresBriefly(asked, here, [])
  for (const flaw of FLAWS) {
    const scenes = flaw.scenes.filter((scene) => here.includes(scene))
    for (const figure of (await figuresBriefly(asked, scenes, [flaw])).filter(isMeant(flaw))) {
      if (isCaught(figure, sound)) caught += 1
      else missed += 1
      const words = isCaught(figure, sound) ? 'caught' : 'MISSED'
      report.progress(`${words}: ${flaw.name}. ${figure.name}: ${figure.value.toFixed(2)}`)
    }
  }
  const about = { title: asked.title, unit: '' }
  report.figure({ name: 'flaws missed', ...about, value: missed, bound: 0, better: 'less' })
  const shown = FLAWS.flatMap(({ shows }) => shows).length - (here.includes('hurried') ? 0 : 1)
  report.figure({ name: 'figures that showed a flaw', ...about, value: caught, bound: shown })
}

async function figuresBriefly(
  asked: Pick<Plan, 'title' | 'seats' | 'seed'>,
  scenes: readonly Scene[],
  plants: readonly Flaw[],
): Promise<Figure[]> {
  const plan = { ...asked, ...played(scenes, { ...FLAW, title: asked.title }) }
  return figuresOf(await sideBySide(plan, { plants, progress: () => undefined }))
}

const isMeant =
  ({ shows }: Flaw) =>
  ({ name }: Figure): boolean =>
    shows.includes(name)
