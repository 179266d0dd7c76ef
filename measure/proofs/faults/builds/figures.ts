import type { Report } from '../../../report.ts'
import { besiege, wrongs, type Siege } from '../run.ts'
import { measureFlaws, tellNoughts, tellWrongs } from '../telling.ts'
import { FLAWS, FORMER, NEXT, NEXT_BUT_ONE, ofOtherRules, type Build } from './builds.ts'
import { endedUnkindly } from './otherRules.ts'
import { skewedWrongly } from './skew.ts'

type About = Pick<Siege, 'game' | 'companies' | 'seed'>

const CHANGES = 12
const CHANGES_A_FLAW = 30
/** So many play for long enough that there is a snapshot. */
const LONG = 4
const quiet = () => undefined

/** Builds change in the middle of matches, to and fro: who plays goes on; only other rules end a match, and kindly. */
export async function measureBuilds(about: About, hasFlaws: boolean, report: Report): Promise<void> {
  const title = about.game.id
  const builds = [FORMER, NEXT]
  const damage = await besiege({ ...about, kills: CHANGES, builds, until: 'all', progress: quiet })
  const [unkind, skewed] = [await unkindEnds(about, ofOtherRules(title)), await metWrongly(about, NEXT)]
  tellWrongs([...wrongs(damage), ...unkind, ...skewed], report)
  const noughts = {
    'wrong after another build': wrongs(damage),
    'matches ended without a clear note after the rules changed': unkind,
    'versions handled wrongly': skewed,
  }
  tellNoughts(noughts, title, report)
  report.figure({ name: 'changes of build', title, value: damage.kills, unit: '', bound: CHANGES })
  report.figure({ name: 'scenes compared after them', title, value: damage.compared, unit: '', bound: CHANGES })
  const ended = about.companies.length
  report.figure({ name: 'matches ended under another build', title, value: damage.matches, unit: '', bound: ended })
  if (!hasFlaws) return
  const flaws = [
    { ...FLAWS.snapshots, wrongsWith: (build: Build) => wrongsBetween(about, build) },
    { ...FLAWS.rules, wrongsWith: (build: Build) => unkindEnds(about, build) },
    { ...FLAWS.skew, wrongsWith: (build: Build) => metWrongly(about, build) },
  ]
  const wrongsWith = ({ build, ...flaw }: (typeof flaws)[number]) => flaw.wrongsWith(build)
  await measureFlaws({ what: 'flaws in builds', flaws, title, wrongsWith }, report)
}

async function wrongsBetween(about: About, build: Build): Promise<string[]> {
  const companies = about.companies.filter(({ people, bots }) => people + bots >= LONG)
  const siege = { ...about, companies, kills: CHANGES_A_FLAW, builds: [FORMER, build] }
  return wrongs(await besiege({ ...siege, until: 'damaged', progress: quiet }))
}

async function unkindEnds({ game, companies, seed }: About, build: Build): Promise<string[]> {
  const ends = await Promise.all(companies.slice(0, 2).map((company) => endedUnkindly({ game, company, seed, build })))
  return ends.flat()
}

const metWrongly = ({ game }: About, next: Build): Promise<string[]> =>
  skewedWrongly({ next, nextButOne: NEXT_BUT_ONE }, game)
