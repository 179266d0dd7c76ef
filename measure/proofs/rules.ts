import { join } from 'node:path'
import type { Args } from '../args.ts'
import type { Report } from '../report.ts'
import { citations } from './rules/citations.ts'
import { mutantsOf, root, testsWith, type Mutant } from './rules/mutants.ts'
import { titleFor } from '../titles.ts'

/** Rules that no test names, and small wrong changes to the rules that no test notices. */
export async function run(args: Args, report: Report): Promise<void> {
  const title = titleFor(args).id
  const folder = join(root, 'packages/engine/src/games', title)
  const { ids, uncited } = citations(folder)
  for (const id of uncited) report.progress(`no test names ${id}`)
  report.figure({ name: 'rule ids', title, value: ids.length, unit: 'ids' })
  report.figure({ name: 'rule ids uncited', title, value: uncited.length, unit: 'ids', bound: 0, better: 'less' })

  const mutants = await mutantsOf(folder)
  await needSoundTests(folder)
  const missed = await missedOf(folder, mutants, report)
  // Nothing of the mutants is left anywhere, or they would have been taken for each other.
  await needSoundTests(folder)
  report.figure({ name: 'mutants', title, value: mutants.length, unit: 'mutants', bound: 30, better: 'more' })
  report.figure({ name: 'mutants missed', title, value: missed, unit: 'mutants', bound: 0, better: 'less' })
}

async function needSoundTests(folder: string): Promise<void> {
  const { run, failed } = await testsWith(folder, null)
  if (run === 0 || failed > 0)
    throw new Error(`without any mutant ${failed} of ${run} tests fail: put that right first`)
}

const AT_ONCE = 2

async function missedOf(folder: string, mutants: readonly Mutant[], report: Report): Promise<number> {
  const left = mutants.entries()
  let missed = 0
  const work = async () => {
    for (const [at, mutant] of left) {
      const { failed } = await testsWith(folder, mutant)
      if (failed === 0) missed++
      report.progress(`${at + 1} of ${mutants.length}, ${failed === 0 ? 'MISSED' : 'caught'}: ${mutant.name}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return missed
}
