import type { Report } from '../../../report.ts'
import { MANY_LOOKS } from '../../../wire/rooms.ts'
import { besiege, wrongs, type Siege } from '../run.ts'
import { measureFlaws, tellNoughts, tellWrongs } from '../telling.ts'
import { faultsBy, flawsBy, type Fault } from './faults.ts'

type About = Pick<Siege, 'game' | 'companies' | 'seed'>

const TABLES = 3
const KILLS = 3
const KILLS_A_FLAW = 10

/** Writes that fail or take long, and a clock that jumps: what was told had been written, and matches come to their ends. */
export async function measureMachine(about: About, hasFlaws: boolean, report: Report): Promise<void> {
  const title = about.game.id
  const given = { ...about, companies: about.companies.slice(0, TABLES), looks: MANY_LOOKS, progress: () => undefined }
  for (const { name, plants, isCounted } of faultsBy(about.seed)) {
    report.progress(`${title}: ${name}`)
    const damage = await besiege({ ...given, plants, kills: KILLS, until: 'all' })
    tellWrongs(wrongs(damage), report)
    tellNoughts({ [`wrong after ${name}`]: wrongs(damage) }, title, report)
    report.figure({ name: `matches ended with ${name}`, title, value: damage.matches, unit: '', bound: TABLES })
    if (isCounted)
      report.figure({ name: `writes hit by ${name}`, title, value: damage.strikes, unit: '', bound: TABLES })
  }
  if (!hasFlaws) return
  const wrongsWith = async ({ plants }: Fault) =>
    wrongs(await besiege({ ...given, plants, kills: KILLS_A_FLAW, until: 'damaged' }))
  await measureFlaws({ what: 'flaws on a bad machine', flaws: flawsBy(about.seed), title, wrongsWith }, report)
}
