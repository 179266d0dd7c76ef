import type { Args } from './args.ts'
import { isCaught } from './caught.ts'
import { FLAWS, RATE, RATIO, type Flaw } from './engine/flaws.ts'
import { inTurn, middle, ratios } from './engine/inTurn.ts'
import { plantedRateFor } from './engine/planted.ts'
import { CARDS, rateFor, type Played, type Rate } from './engine/rate.ts'
import { SEATS } from './peers/cards/rules.ts'
import { peersAreHere } from './peers/install.ts'
import type { Figure, Report } from './report.ts'
import { optionSets, titleFor } from './titles.ts'

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
    report.figure({ ...rateFigure(rateFor({ ...asked, options }), usual(args)), ...named(asked), ...about })
  }
  const hasPeers = await peersAreHere(report)
  if (hasPeers) for (const figure of await besideBoardgame(args, report)) report.figure(figure)
  const played = { [RATE]: { ...asked, options: game.options.usual }, [RATIO]: cards(args.seed, false) }
  if (args.part !== 'figures') await measureFlaws(played, hasPeers, report)
}

const MATCHES = 200
const USUAL = { rounds: 5, forMs: 2000 }
const usual = ({ seconds }: Args): typeof USUAL => ({ ...USUAL, ...(seconds && { forMs: seconds * 1000 }) })
const BRIEFLY = { rounds: 1, forMs: 1000 }

const named = ({ id, seats }: Played | { id: string; seats: number }) => ({ title: id, seats })
const cards = (seed: string, hasViews: boolean): Played => ({
  ...{ id: CARDS, seats: SEATS, options: {}, matches: 1 },
  ...{ seed, hasViews },
})

function rateFigure(rate: Rate, how: typeof USUAL): Figure {
  const [list = []] = inTurn([rate], how)
  return { name: RATE, ...middle(list), unit: '1/s', bound: 100_000, better: 'more' }
}

/** One card game, small enough to be written for both: the rules alone, and with every view as JSON. */
async function besideBoardgame(args: Args, report: Report): Promise<Figure[]> {
  report.progress('a card game, beside boardgame.io')
  const [less, same] = [await theirs({ hasViews: false }), await theirs({ hasViews: true })]
  const own = [rateFor(cards(args.seed, false)), rateFor(cards(args.seed, true))]
  const [rules = [], all = [], theirRules = [], theirAll = []] = inTurn([...own, less, same], usual(args))
  const plain: [string, number[]][] = [
    ['moves a CPU second, rules alone', rules],
    [RATE, all],
    ['moves a CPU second, rules alone, boardgame.io', theirRules],
    ['moves a CPU second, every view as JSON, boardgame.io', theirAll],
  ]
  return [
    ratioFigure(ratios(rules, theirRules)),
    { name: 'every view as JSON, ratio to boardgame.io', ...middle(ratios(all, theirAll)), unit: '' },
    ...plain.map(([name, list]) => ({ name, ...middle(list), unit: '1/s' })),
  ].map((figure) => ({ ...figure, title: CARDS, seats: SEATS }))
}

const ratioFigure = (list: readonly number[]): Figure => ({
  ...{ name: RATIO, ...middle(list), unit: '' },
  ...{ bound: 30, better: 'more' },
})

async function theirs(asked: { hasViews: boolean }): Promise<Rate> {
  // Else it also checks what only a developer wants to have checked.
  process.env.NODE_ENV = 'production'
  const { boardgameRate } = await import('./peers/boardgameRate.ts')
  return boardgameRate(asked)
}

/** A planted flaw counts as caught if the figure that is meant for it shows it, beside as short a look without it. */
async function measureFlaws(played: Record<string, Played>, hasPeers: boolean, report: Report): Promise<void> {
  let missed = 0
  for (const flaw of FLAWS.filter(({ shows }) => hasPeers || shows !== RATIO)) {
    const what = played[flaw.shows]
    if (!what) throw new Error(`nothing is played for ${flaw.shows}`)
    const sound = await figureBriefly(flaw, rateFor(what))
    const figure = await figureBriefly(flaw, await plantedRateFor(flaw, what))
    if (!isCaught(figure, [sound])) missed += 1
    const words = isCaught(figure, [sound]) ? 'caught' : 'MISSED'
    report.progress(`${words}: ${flaw.name}. ${flaw.shows}: ${figure.value.toFixed(2)}`)
  }
  report.figure({ name: 'flaws missed', value: missed, unit: 'flaws', bound: 0, better: 'less' })
}

async function figureBriefly({ shows }: Flaw, rate: Rate): Promise<Figure> {
  if (shows === RATE) return rateFigure(rate, BRIEFLY)
  const [own = [], rules = []] = inTurn([rate, await theirs({ hasViews: false })], BRIEFLY)
  return ratioFigure(ratios(own, rules))
}
