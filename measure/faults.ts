import { TITLES } from '@robot-night/engine'
import { BadArgs, type Args } from './args.ts'
import { measureChaos } from './faults/chaos/figures.ts'
import { measureAlarms } from './faults/alarms/figures.ts'
import { measureBuilds } from './faults/builds/figures.ts'
import { measureEvictions } from './faults/evictions/figures.ts'
import { MUTANTS, type Mutant } from './faults/mutants.ts'
import { companiesOf } from './faults/companies.ts'
import { besiege, wrongs, type Siege } from './faults/run.ts'
import { measureFlaws, tellNoughts, tellWrongs } from './faults/telling.ts'
import type { Report } from './report.ts'
import { titleFor } from './titles.ts'

/**
 * In the middle of matches the server is killed, another build takes over, rooms lose their memory, alarms come doubled,
 * early and late, and the lines are bad: nothing is lost, nothing is done twice, and everybody ends with the same.
 */
export async function run(args: Args, report: Report): Promise<void> {
  for (const part of partsFor(args)) await part(args, report)
}

const PARTS: Record<string, (args: Args, report: Report) => Promise<void>> = {
  kills: async (args, report) => {
    await measureKills({ ...aboutOf(args), kills: args.kills ?? KILLS }, report)
    await measureMutants(aboutOf(args), report)
  },
  evictions: (args, report) => measureEvictions(aboutOf(args), report),
  alarms: (args, report) => measureAlarms(aboutOf(args), report),
  builds: (args, report) => measureBuilds(aboutOf(args), report),
  chaos: (args, report) => {
    const games = args.isAnyTitle ? TITLES : [titleFor(args)]
    return measureChaos({ games, seed: args.seed, matches: args.matches ?? MATCHES }, report)
  },
}

function partsFor({ part }: Args) {
  if (part === null) return Object.values(PARTS)
  const named = PARTS[part]
  if (named) return [named]
  throw new BadArgs(`--part takes one of ${Object.keys(PARTS).join(', ')}, not ${part}.`)
}

function aboutOf(args: Args): About {
  const game = titleFor(args)
  return { game, companies: companiesOf(game, COMPANIES), seed: args.seed }
}

const KILLS = 100
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
