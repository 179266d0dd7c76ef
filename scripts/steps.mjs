import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { licenceTrouble } from './licences.mjs'
import { run } from './processes.mjs'
import { inRoot, root, tools } from './root.mjs'
import { freePort } from './serve.mjs'

const web = inRoot('web')

/** Everything that is checked, by name. A tool passes or fails; tests are counted. */
export const steps = {
  format: () => tool([tools.prettier, '--check', '--log-level', 'warn', '.']),
  lint: () => tool([tools.eslint, '--max-warnings', '0', '.']),
  licences: async () => toldOf(licenceTrouble(root)),
  'types of the packages': () => tool([tools.tsc, '-p', '.']),
  'types of the Worker': () => tool([tools.tsc, '-p', 'party']),
  'types of the tests': () => tool([tools.tsc, '-p', 'test']),
  'types of the service worker': () => tool([tools.tsc, '-p', 'web/src/service-worker']),
  'types of the pages': () =>
    tool([tools.svelteCheck, '--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human'], { cwd: web }),
  'deploy, dry': () => dryDeploy(),
  'unit tests': () => vitest(['unit', 'web']),
  'Worker tests': () => vitest(['worker']),
  'process tests': () => vitest(['process']),
  'browser tests': () => browserTests(),
}

/** Takes these from the first to the last, two side by side. Gives the sum of the counts. */
export async function runAll(names) {
  const waiting = [...names]
  const lane = async () => {
    const counts = []
    for (let name; (name = waiting.shift());) counts.push(await timed(name))
    return sum(counts)
  }
  return sum(await Promise.all([lane(), lane()]))
}

export const sum = (counts) =>
  counts.reduce((all, each) => ({ passed: all.passed + each.passed, failed: all.failed + each.failed }), {
    passed: 0,
    failed: 0,
  })

async function timed(name) {
  const begun = Date.now()
  console.log(`  ${name} ...`)
  const result = await steps[name]().catch((error) => ({ passed: 0, failed: 1, output: error.message }))
  const tests = result.passed + result.failed > 1 ? `, ${result.passed} passed` : ''
  console.log(`  ${name}: ${result.failed ? 'FAILED' : 'ok'}${tests} (${((Date.now() - begun) / 1000).toFixed(1)} s)`)
  if (result.failed) console.log(`\n${result.output.trim()}\n\nThis was: ${name}\n`)
  return result
}

async function tool(args, options) {
  const { code, output } = await run(args, options)
  return { passed: 0, failed: code === 0 ? 0 : 1, output }
}

const toldOf = (trouble) => ({ passed: 0, failed: trouble.length > 0 ? 1 : 0, output: trouble.join('\n') })

function dryDeploy() {
  return withFolder((folder) => tool([tools.wrangler, 'deploy', '--dry-run', '--outdir', folder]))
}

function vitest(projects) {
  return withFolder(async (folder) => {
    const file = join(folder, 'vitest.json')
    const which = projects.flatMap((name) => ['--project', name])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, output } = await run([tools.vitest, 'run', ...which, ...reporters], { env: { NO_COLOR: '1' } })
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = readJson(file)
    return counted({ code, output, passed, failed })
  })
}

/** `LONG` in `wanted`: those that are too long for every day, and only them. */
export function browserTests(wanted = {}) {
  return withFolder(async (folder) => {
    const file = join(folder, 'playwright.json')
    const browser = await findBrowser()
    const env = {
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      NO_COLOR: '1',
      ...wanted,
    }
    // Minutes long: each test is told as it ends, with how long it took.
    const hear = (text) => process.stdout.write(text)
    const { code } = await run([tools.playwright, 'test', '-c', 'test', '--reporter=list,json'], { env, hear })
    const { expected: passed = 0, unexpected = 0, flaky = 0 } = readJson(file).stats ?? {}
    if (flaky) console.log(`  ${flaky} passed only when tried again, named above: each of them wants mending.`)
    return counted({ code, output: 'What went wrong stands above.', passed: passed + flaky, failed: unexpected })
  })
}

/** A run that broke before or beside its tests has failed, whatever it counted. */
const counted = ({ code, output, passed, failed }) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
})

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

async function withFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
