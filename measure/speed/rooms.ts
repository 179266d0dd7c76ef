import type { Args } from '../args.ts'
import { isCaught } from '../caught.ts'
import { peersAreHere } from './peers/install.ts'
import type { Figure, Report } from '../report.ts'
import { figuresOf } from './rooms/figures.ts'
import { FLAWS, type Flaw } from './rooms/flaws.ts'
import type { Plan, Side } from './rooms/plan.ts'
import { roomsOn } from './rooms/run.ts'
import { titleFor } from '../titles.ts'

/** Many rooms at a move a second, compared with bare objects and boardgame.io; and how rooms sleep and wake. */
export async function run(args: Args, report: Report): Promise<void> {
  const title = titleFor(args)
  const seats = args.seats ?? Math.min(Math.max(SEATS, title.seats.min), title.seats.max)
  const asked = { title: title.id, seats, seed: args.seed }
  if (args.part !== 'flaws') {
    const hasPeers = await peersAreHere(report)
    const sides: Side[] = ['product', 'bare', 'empty', ...(hasPeers ? (['boardgame'] as const) : [])]
    const most = args.rooms ?? MOST
    const crowds = [...CROWDS.filter((rooms) => rooms < most), most]
    const waking = { rooms: Math.min(Math.floor(most / 2), WOKEN.rooms), groups: WOKEN.groups }
    const plan = { ...asked, crowds, rounds: ROUNDS, seconds: args.seconds ?? SECONDS, waking }
    const measured = await roomsOn(sides, plan, { progress: (words) => report.progress(words) })
    for (const figure of figuresOf(measured)) report.figure({ title: asked.title, seats, ...figure })
  }
  if (args.part === null || args.part === 'flaws') await measureFlaws(asked, report)
}

const SEATS = 4
const CROWDS = [50, 200]
const MOST = 1000
const ROUNDS = 5
const SECONDS = 10
const WOKEN = { rooms: 100, groups: 5 }

/** A planted flaw counts as caught if each of its figures shows it, compared with an equally short run without it. */
async function measureFlaws(asked: Pick<Plan, 'title' | 'seats' | 'seed'>, report: Report): Promise<void> {
  let [missed, caught] = [0, 0]
  for (const flaw of FLAWS) {
    const plan = { ...asked, crowds: [flaw.rooms], rounds: 1, seconds: 3, waking: flaw.waking }
    const looked = async (plants: readonly Flaw[]) =>
      figuresOf(await roomsOn(['product', 'bare', 'empty'], plan, { plants, progress: () => undefined }))
    const sound = await looked([])
    for (const figure of (await looked([flaw])).filter(isMeant(flaw))) {
      if (isCaught(figure, sound)) caught += 1
      else missed += 1
      const words = isCaught(figure, sound) ? 'caught' : 'MISSED'
      report.progress(`${words}: ${flaw.name}. ${figure.name}: ${figure.value.toFixed(2)}`)
    }
  }
  const about = { title: asked.title, unit: '' }
  report.figure({ name: 'flaws missed', ...about, value: missed, bound: 0, better: 'less' })
  const shown = FLAWS.flatMap(({ shows }) => shows).length
  report.figure({ name: 'figures that showed a flaw', ...about, value: caught, bound: shown })
}

const isMeant =
  ({ shows }: Flaw) =>
  ({ name }: Figure): boolean =>
    shows.includes(name)
