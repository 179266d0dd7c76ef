import { browserTests } from '../../scripts/browserTests.mjs'
import { build } from '../../scripts/build.mjs'
import type { Args } from '../args.ts'
import type { Report } from '../report.ts'

/** Walks through all screens at every size, with large text, in both themes and with the fewest and the most seats. All of it fits. */
export async function run(_args: Args, report: Report): Promise<void> {
  await build()
  const { passed, failed } = await browserTests({ env: { LONG: '1' } })
  report.figure({ name: 'walks', value: passed + failed, unit: '', bound: 18 })
  report.figure({ name: 'walks that found something sticking out', value: failed, unit: '', bound: 0, better: 'less' })
}
