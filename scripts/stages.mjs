import { arrowTrouble } from './arrows/cruise.mjs'
import { browserTests } from './browserTests.mjs'
import { inFolder } from './testResult.mjs'
import { engineTests } from './browserEngines.mjs'
import { licenceTrouble } from './licences.mjs'
import { run } from './processes.mjs'
import { proxyTests } from './proxies.mjs'
import { inRoot, root, tools } from './root.mjs'
import { inWords } from './errors.mjs'
import { vitest, vitestAgain } from './vitest.mjs'
import { unusedWords } from './words/unused.mjs'

const cache = (name) => inRoot('node_modules', '.cache', name)

/**
 * Every check, by the name for `npm test -- <stage>`. A tool passes or fails; tests are counted. `wanted.title`: only that
 * title's own.
 */
export const stages = {
  format: () => tool([tools.prettier, '--check', '--log-level', 'warn', '--cache', '.']),
  lint: () => tool([tools.eslint, '--max-warnings', '0', '--cache', '--cache-location', cache('eslint/'), '.']),
  arrows: async () => toldOf(await arrowTrouble()),
  unused: () => tool([tools.knip, '--no-progress']),
  spelling: () => tool([tools.cspell, 'lint', '--no-progress', '--cache', '--cache-location', cache('cspell')]),
  words: async () => toldOf(unusedWords()),
  licences: async () => toldOf(licenceTrouble(root)),
  'types-packages': () => inBrowsers(() => tsc('.')),
  'types-worker': () => tsc('party'),
  'types-tests': () => tsc('test'),
  'types-pages-tests': () => tsc('web/tsconfig.node.json'),
  'types-service-worker': () => inBrowsers(() => tsc('web/src/service-worker')),
  'types-pages': () => inBrowsers(svelteCheck),
  deploy: () => dryDeploy(),
  unit: ({ title }) => vitest(['unit', 'web'], { files: title ? [`games/${title}/`] : [] }),
  changed: () => vitest(['unit', 'web'], { more: ['--changed', '--passWithNoTests'] }),
  worker: () => vitest(['worker', 'worker-alone']),
  process: () => vitestAgain(['process']),
  proxies: () => proxyTests(),
  browser: ({ title }) => browserTests({ files: title ? [`games/${title}`] : [] }),
  engines: ({ title, isAllBrowsers }) => engineTests({ title, all: isAllBrowsers }),
}

/** Stages that can be narrowed down to one title. */
export const OF_ONE_TITLE = ['unit', 'browser', 'engines']

/** The stages that an argument stands for: `types` is every stage that starts with it. Empty: there's no such stage. */
export const stagesCalled = (word) => Object.keys(stages).filter((name) => name === word || name.startsWith(`${word}-`))

/** Runs these in order, two at a time. Returns each result, with its time. */
export async function runStages(names, wanted = {}) {
  const waiting = [...names]
  const results = []
  const lane = async () => {
    for (let name; (name = waiting.shift());) results.push(await timed(name, wanted))
  }
  await Promise.all([lane(), lane()])
  return results
}

async function timed(name, wanted) {
  const begun = Date.now()
  console.log(`  ${name} ...`)
  const result = await stages[name](wanted).catch((error) => ({ passed: 0, failed: 1, output: inWords(error) }))
  const seconds = (Date.now() - begun) / 1000
  const tests = result.passed + result.failed > 1 ? `, ${result.passed} passed` : ''
  const end = `${result.failed ? 'FAILED' : 'ok'}${tests}${result.skipped ? `, SKIPPED: ${result.skipped}` : ''}`
  console.log(`  ${name}: ${end} (${seconds.toFixed(1)} s)`)
  if (result.failed) console.log(`\n${result.output.trim()}\n\nThis was: ${name}\n`)
  return { tests: [], ...result, name, seconds }
}

async function tool(args, options) {
  const { code, output } = await run(args, options)
  return { passed: 0, failed: code === 0 ? 0 : 1, output }
}

const toldOf = (trouble) => ({ passed: 0, failed: trouble.length > 0 ? 1 : 0, output: trouble.join('\n') })

/** Keeps the last result, so that only changes are checked. */
const tsc = (project) =>
  tool([
    tools.tsc,
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    cache(`tsc/${project.replace(/\W/g, '-')}.json`),
  ])

/** Code for browsers is checked against what all supported browsers have, which the compiler must learn first, once. */
async function inBrowsers(check) {
  const { failed, output } = await (learning ??= tool([inRoot('web', 'baseline', 'libs.ts')]))
  return failed ? { passed: 0, failed, output } : check()
}
let learning = null

const svelteCheck = () =>
  tool([tools.svelteCheck, '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'], {
    cwd: inRoot('web'),
  })

const dryDeploy = () => inFolder((folder) => tool([tools.wrangler, 'deploy', '--dry-run', '--outdir', folder]))
