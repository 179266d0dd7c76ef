import { build } from './build.mjs'
import { endWith } from './ending.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { runLanes, sum } from './steps.mjs'

/** Stages follow each other; what is in a stage runs side by side, as far as two cores like it. */
const STAGES = [
  [
    [
      'format',
      'lint',
      'licences',
      'types of the packages',
      'types of the Worker',
      'types of the tests',
      'types of the service worker',
      'types of the pages',
    ],
    ['unit tests', 'Worker tests'],
  ],
  [['deploy, dry', 'process tests']],
  [['browser tests']],
]

const begun = Date.now()
const end = endWith(endChildren)
let counts = { passed: 0, failed: 0 }
try {
  await install()
  await build()
  for (const [at, lanes] of STAGES.entries()) {
    console.log(`\n${at + 1} of ${STAGES.length}`)
    counts = sum([counts, await runLanes(lanes)])
    if (counts.failed) break
  }
} catch (error) {
  console.log(error.message)
  counts.failed += 1
}
console.log(`\n${((Date.now() - begun) / 1000).toFixed(0)} s in all`)
console.log(`${counts.passed} passed, ${counts.failed} failed`)
await end(counts.failed ? 1 : 0)
