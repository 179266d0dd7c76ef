import { TITLES } from '@robot-night/engine'
import { BadArgs, type Args } from '../args.ts'
import { measureChaos } from './faults/chaos/figures.ts'
import { measureAlarms } from './faults/alarms/figures.ts'
import { measureBuilds } from './faults/builds/figures.ts'
import { measureMachine } from './faults/machine/figures.ts'
import { measureEvictions } from './faults/evictions/figures.ts'
import { MUTANTS, type Mutant } from './faults/mutants.ts'
import { companiesOf } from './faults/companies.ts'
import { besiege, wrongs, type Siege } from './faults/run.ts'
import { measureFlaws, tellNoughts, tellWrongs } from './faults/telling.ts'
import type { Report } from '../report.ts'
import { titleFor } from '../titles.ts'

/**
 * In the middle of matches the server is killed, another build takes over, rooms lose their memory, alarms come doubled,
 * early and late, and the lines are bad: nothing is lost, nothing is done twice, and everybody ends with the same.
 */
export async function run(args: Args, report: Report): Promise<void> {
  for (const part of partsFor(args)) await part(args, report)
}

const PARTS: Record<string, (args: Args, report: Report) => Promise<void>> = {
  kills: ofEach(async (about, hasFlaws, { report, kills }) => {
    await measureKills({ ...about, kills: kills ?? KILLS }, report)
    if (hasFlaws) await measureMutants(about, report)
  }),
  evictions: ofEach((about, hasFlaws, { report }) => measureEvictions(about, hasFlaws, report)),
  alarms: ofEach((about, hasFlaws, { report }) => measureAlarms(about, hasFlaws, report)),
  builds: ofEach((about, hasFlaws, { report }) => measureBuilds(about, hasFlaws, report)),
  machine: ofEach((about, hasFlaws, { report }) => measureMachine(about, hasFlaws, report)),
  chaos: (args, report) => {
    const games = args.isAnyTitle ? TITLES : [titleFor(args)]
    return measureChaos({ games, seed: args.seed, matches: args.matches ?? MATCHES }, report)
  },
}

type Measuring = (about: About, hasFlaws: boolean, by: { report: Report; kills: number | null }) => Promise<void>

/** Of the title that was named, or of all; what is wrong on purpose is planted in one of them. */
function ofEach(measure: Measuring): (args: Args, report: Report) => Promise<void> {
  return async (args, report) => {
    for (const game of args.isAnyTitle ? TITLES : [titleFor(args)]) {
      const about = { game, companies: companiesOf(game, COMPANIES), seed: args.seed }
      report.progress(game.id)
      await measure(about, game.id === FLAWED_TITLE, { report, kills: args.kills })
    }
  }
}

function partsFor({ part }: Args) {
  if (part === null) return Object.values(PARTS)
  const named = PARTS[part]
  if (named) return [named]
  throw new BadArgs(`--part takes one of ${Object.keys(PARTS).join(', ')}, not ${part}.`)
}

/** Of each title. */
const KILLS = 100
const FLAWED_TITLE = 'robot-revolution'
/** Through the chaos proxy, over all titles; `--matches 20` for a quick look. */
const MATCHES = 500
/** How many kills a planted loss has to show itself. */
const KILLS_A_MUTANT = 20
const COMPANIES = 6

type About = Pick<Siege, 'game' | 'companies' | 'seed'>

async function measureKills(about: About & { kills: number }, report: Report): Promise<void> {
  const damage = await besiege({ ...about, until: 'all', progress: (words) => report.progress(words) })
  tellWrongs(wrongs(damage), report)
  const title = about.game.id
  const noughts = {
    'acknowledged moves lost': damage.lost,
    'frames lost': damage.contradictions,
    'commands done twice': damage.twice,
    'legal commands refused': damage.refused,
    'matches stuck': damage.stuck,
  }
  tellNoughts(noughts, title, report)
  // What the noughts above rest on.
  report.figure({ name: 'kills', title, value: damage.kills, unit: '', bound: about.kills })
  report.figure({ name: 'matches ended', title, value: damage.matches, unit: '', bound: about.companies.length })
  report.figure({ name: 'commands acknowledged', title, value: damage.acknowledged, unit: '', bound: about.kills })
  report.figure({ name: 'scenes compared', title, value: damage.compared, unit: '', bound: about.kills })
}

async function measureMutants(about: About, report: Report): Promise<void> {
  const quiet = { kills: KILLS_A_MUTANT, until: 'damaged', progress: () => undefined } as const
  const wrongsWith = async (plant: Mutant) => wrongs(await besiege({ ...about, ...quiet, plants: [plant] }))
  await measureFlaws({ what: 'mutants', flaws: MUTANTS, title: about.game.id, wrongsWith }, report)
}
