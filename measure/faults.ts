import type { Args } from './args.ts'
import { MUTANTS } from './faults/mutants.ts'
import type { Company } from './faults/Night.ts'
import { besiege, wrongs, type Damage, type Siege } from './faults/run.ts'
import type { Report } from './report.ts'
import { titleFor } from './titles.ts'

/** The server is killed in the middle of matches: nothing that a client was told is lost, nothing is done twice. */
export async function run(args: Args, report: Report): Promise<void> {
  const about = { game: titleFor(args), companies: COMPANIES, seed: args.seed }
  await measureKills({ ...about, kills: args.kills ?? KILLS }, report)
  await measureMutants(about, report)
}

const KILLS = 20
/** How many kills a planted loss has to show itself. */
const KILLS_A_MUTANT = 20
const COMPANIES: readonly Company[] = [
  { people: 2, tins: 0, isMirrored: true },
  { people: 1, tins: 1, isMirrored: false },
  { people: 3, tins: 0, isMirrored: false },
  { people: 2, tins: 2, isMirrored: false },
  { people: 2, tins: 0, isMirrored: false },
  { people: 4, tins: 2, isMirrored: true },
]

type About = Pick<Siege, 'game' | 'companies' | 'seed'>

async function measureKills(about: About & { kills: number }, report: Report): Promise<void> {
  const damage = await besiege({ ...about, until: 'all', progress: (words) => report.progress(words) })
  tellOf(damage, report)
  const title = about.game.id
  const { lost, twice, contradictions, refused, stuck } = damage
  for (const [name, list] of [
    ['acknowledged moves lost', lost],
    ['frames lost', contradictions],
    ['commands done twice', twice],
    ['legal commands refused', refused],
    ['matches stuck', stuck],
  ] as const) {
    report.figure({ name, title, value: list.length, unit: '', bound: 0, better: 'less' })
  }
  // What the noughts above rest on.
  report.figure({ name: 'kills', title, value: damage.kills, unit: '', bound: about.kills })
  report.figure({ name: 'matches ended', title, value: damage.matches, unit: '', bound: about.companies.length })
  report.figure({ name: 'commands acknowledged', title, value: damage.acknowledged, unit: '', bound: about.kills })
  report.figure({ name: 'scenes compared', title, value: damage.compared, unit: '', bound: about.kills })
}

const tellOf = (damage: Damage, report: Report): void =>
  wrongs(damage)
    .slice(0, 10)
    .forEach((what) => report.progress(`WRONG ${what.slice(0, 400)}`))

async function measureMutants(about: About, report: Report): Promise<void> {
  let missed = 0
  for (const { name, ...plant } of MUTANTS) {
    const damage = await besiege({
      ...about,
      kills: KILLS_A_MUTANT,
      plants: [plant],
      until: 'damaged',
      progress: () => undefined,
    })
    const [first] = wrongs(damage)
    if (first === undefined) missed += 1
    const fate = first === undefined ? 'MISSED' : `caught at kill ${damage.kills}`
    report.progress(`${fate}: ${name}. ${first?.slice(0, 120) ?? ''}`)
  }
  const title = about.game.id
  report.figure({ name: 'mutants missed', title, value: missed, unit: 'mutants', bound: 0, better: 'less' })
  report.figure({
    name: 'mutants caught',
    title,
    value: MUTANTS.length - missed,
    unit: 'mutants',
    bound: MUTANTS.length,
  })
}
