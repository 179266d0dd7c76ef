import { parseArgs } from 'node:util'
import { build } from './build.mjs'
import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { OF_ONE_TITLE, runStages, stages, stagesCalled } from './stages.mjs'
import { tellTimes } from './testTimes.mjs'
import { inWords } from './errors.mjs'

/** Groups run one after another. Within a group, two stages run at a time, the longest first, so that no core is idle. */
const GROUPS = [
  [
    'process',
    'unit',
    'worker',
    'proxies',
    'lint',
    'types-pages',
    'format',
    'types-tests',
    'types-pages-tests',
    'types-worker',
    'unused',
    'arrows',
    'types-packages',
    'types-service-worker',
    'deploy',
    'spelling',
    'licences',
    'words',
  ],
  ['browser'],
  ['engines'],
]

const USAGE = `npm test [-- <stage> ...] [--title <title>] [--all-browsers]
stages: ${Object.keys(stages).join(', ')}; types stands for all that begin so`

const begun = Date.now()
const end = endWith(endChildren)
const wanted = readWanted()
if (wanted.usage) await end(2, wanted.usage)
const results = []
const failed = () => results.some((result) => result.failed > 0)
let trouble = null
try {
  await install()
  await build()
  for (const [at, names] of groups().entries()) {
    console.log(`\n${at + 1} of ${groups().length}`)
    results.push(...(await runStages(names, wanted)))
    if (failed()) break
  }
  tellTimes(results, (Date.now() - begun) / 1000)
} catch (error) {
  trouble = inWords(error)
  console.log(trouble)
}
const sum = (what) => results.reduce((all, result) => all + result[what], 0)
for (const { name, skipped } of results) if (skipped) console.log(`skipped: ${name}: ${skipped}`)
console.log(`${sum('passed')} passed, ${sum('failed') + (trouble === null ? 0 : 1)} failed`)
await end(trouble === null && !failed() ? 0 : 1)

/** The named stages, in the order in which they run; all if none was named. */
function groups() {
  const asked = wanted.stages.length > 0 ? wanted.stages : wanted.title ? OF_ONE_TITLE : null
  if (!asked) return GROUPS
  const known = GROUPS.map((group) => group.filter((name) => asked.includes(name)))
  const others = asked.filter((name) => !GROUPS.flat().includes(name))
  return [...known, others].filter((group) => group.length > 0)
}

function readWanted() {
  try {
    const options = { title: { type: 'string' }, 'all-browsers': { type: 'boolean' } }
    const { values, positionals } = parseArgs({ options, allowPositionals: true })
    const unknown = positionals.filter((word) => stagesCalled(word).length === 0)
    if (unknown.length > 0) return { usage: `There is no stage called ${unknown.join(' or ')}.\n${USAGE}` }
    return { stages: positionals.flatMap(stagesCalled), title: values.title, isAllBrowsers: values['all-browsers'] }
  } catch (error) {
    return { usage: `${error.message}\n${USAGE}` }
  }
}
