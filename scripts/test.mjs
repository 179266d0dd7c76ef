import { build } from './build.mjs'
import { endWith } from './ending.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { runAll, sum } from './steps.mjs'

/** Stages follow each other; of what is in a stage two run side by side, the longest first, so that no core waits. */
const STAGES = [
  [
    'process tests',
    'unit tests',
    'Worker tests',
    'lint',
    'format',
    'types of the pages',
    'types of the tests',
    'types of the Worker',
    'types of the packages',
    'types of the service worker',
    'deploy, dry',
    'licences',
  ],
  ['browser tests'],
]

const begun = Date.now()
const end = endWith(endChildren)
let counts = { passed: 0, failed: 0 }
try {
  await install()
  await build()
  for (const [at, names] of STAGES.entries()) {
    console.log(`\n${at + 1} of ${STAGES.length}`)
    counts = sum([counts, await runAll(names)])
    if (counts.failed) break
  }
} catch (error) {
  console.log(error.message)
  counts.failed += 1
}
console.log(`\n${((Date.now() - begun) / 1000).toFixed(0)} s in all`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
await end(counts.failed ? 1 : 0)
