import type { Args } from '../args.ts'
import { isCaught } from '../caught.ts'
import { FLAWS, RATE, RATIO, VIEWS_RATIO, type Flaw } from './engine/flaws.ts'
import { inThreads, type Rounds } from './engine/inThreads.ts'
import { middle, ratios } from './engine/inTurn.ts'
import { withPlanted } from './engine/planted.ts'
import type { Asked } from './engine/player.ts'
import { CARDS, type Played } from './engine/rate.ts'
import { SEATS } from './peers/cards/rules.ts'
import { peersAreHere } from './peers/install.ts'
import type { Figure, Report } from '../report.ts'
import { optionSets, titleFor } from '../titles.ts'

/** Moves a CPU second: form, refuse, resolve, and an update for every seat and the watchers as JSON, on one thread. */
export async function run(args: Args, report: Report): Promise<void> {
  const game = titleFor(args)
  const asked = {
    id: game.id,
    seats: args.seats ?? game.seats.min,
    matches: args.matches ?? MATCHES,
    seed: args.seed,
    hasViews: true,
  }
  for (const { options, about } of optionSets(args, game)) {
    report.progress(`${game.id}: recording ${asked.matches} matches, and playing them`)
    report.figure({ ...(await rateFigure(ours({ ...asked, options }), usual(args))), ...named(asked), ...about })
  }
  const hasPeers = await peersAreHere(report)
  if (hasPeers) for (const figure of await besideBoardgame(args, report)) report.figure(figure)
  if (hasPeers && args.part !== 'figures') await measureFlaws(args.seed, report)
}

const MATCHES = 200
const USUAL = { rounds: 5, forMs: 2000 }
const usual = ({ seconds }: Args): Rounds => ({ ...USUAL, ...(seconds && { forMs: seconds * 1000 }) })
const BRIEFLY = { rounds: 1, forMs: 1000 }

const named = ({ id, seats }: Played | { id: string; seats: number }) => ({ title: id, seats })
const cards = (seed: string, hasViews: boolean): Played => ({
  ...{ id: CARDS, seats: SEATS, options: {}, matches: 1 },
  ...{ seed, hasViews },
})

/** The real code, or a bundle with something planted in it. */
const ours = (played: Played, module = new URL('engine/rate.ts', import.meta.url).href): Asked => ({ module, played })
const theirs = (hasViews: boolean): Asked => ({ boardgame: { hasViews } })

async function rateFigure(asked: Asked, how: Rounds): Promise<Figure> {
  const [list = []] = await inThreads([asked], how)
  return { name: RATE, ...middle(list), unit: '1/s' }
}

/** One card game, small enough to be written for both: the rules alone, and with every view as JSON. */
async function besideBoardgame(args: Args, report: Report): Promise<Figure[]> {
  report.progress('a card game, beside boardgame.io')
  const played = [ours(cards(args.seed, false)), ours(cards(args.seed, true)), theirs(false), theirs(true)]
  const [rules = [], all = [], theirRules = [], theirAll = []] = await inThreads(played, usual(args))
  const plain: [string, number[]][] = [
    ['moves a CPU second, rules alone', rules],
    [RATE, all],
    ['moves a CPU second, rules alone, boardgame.io', theirRules],
    ['moves a CPU second, every view as JSON, boardgame.io', theirAll],
  ]
  return [
    ratioFigure(ratios(rules, theirRules)),
    viewsFigure(ratios(all, theirAll)),
    ...plain.map(([name, list]) => ({ name, ...middle(list), unit: '1/s' })),
  ].map((figure) => ({ ...figure, title: CARDS, seats: SEATS }))
}

const ratioFigure = (list: readonly number[]): Figure => ({
  ...{ name: RATIO, ...middle(list), unit: '' },
  ...{ bound: 50, better: 'more' },
})
const viewsFigure = (list: readonly number[]): Figure => ({
  ...{ name: VIEWS_RATIO, ...middle(list), unit: '' },
  ...{ bound: 8, better: 'more' },
})

/** A planted flaw counts as caught if its figure shows it, compared with an equally short run without it. */
async function measureFlaws(seed: string, report: Report): Promise<void> {
  let missed = 0
  for (const flaw of FLAWS) {
    const what = cards(seed, flaw.shows === VIEWS_RATIO)
    const sound = await figureBriefly(flaw, ours(what))
    const figure = await withPlanted(flaw, (module) => figureBriefly(flaw, ours(what, module)))
    if (!isCaught(figure, [sound])) missed += 1
    const words = isCaught(figure, [sound]) ? 'caught' : 'MISSED'
    report.progress(`${words}: ${flaw.name}. ${flaw.shows}: ${figure.value.toFixed(2)}`)
  }
  report.figure({ name: 'flaws missed', value: missed, unit: 'flaws', bound: 0, better: 'less' })
}

async function figureBriefly({ shows }: Flaw, asked: Asked): Promise<Figure> {
  const hasViews = shows === VIEWS_RATIO
  const [own = [], others = []] = await inThreads([asked, theirs(hasViews)], BRIEFLY)
  return (hasViews ? viewsFigure : ratioFigure)(ratios(own, others))
}
