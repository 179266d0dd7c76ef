import { findBrowser } from './browser.mjs'
import { counted, inFolder, readJson } from './testResult.mjs'
import { run } from './processes.mjs'
import { tools } from './root.mjs'
import { freePort } from './server/serve.mjs'

/**
 * The tests in Chromium. RETRIES=1 tries again what failed, and names it. `env`: LONG=1 adds those that take too long for
 * every day. `files` selects them by path.
 */
export function browserTests({ env = {}, files = [] } = {}) {
  return inFolder(async (folder) => {
    const file = `${folder}/playwright.json`
    const browser = await findBrowser()
    const given = {
      ...(browser ? { CHROMIUM_PATH: browser } : {}),
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      NO_COLOR: '1',
      ...env,
    }
    // It takes minutes, so each test is printed as it ends, with its time.
    const hear = (text) => process.stdout.write(text)
    const args = [tools.playwright, 'test', '-c', 'test', '--reporter=list,json', ...files]
    const { code } = await run(args, { env: given, hear })
    const report = readJson(file)
    const { expected = 0, unexpected: failed = 0, flaky = 0 } = report.stats ?? {}
    const tests = (report.suites ?? []).flatMap((suite) => testsOf(suite))
    for (const { file, name } of tests.filter(({ isFlaky }) => isFlaky))
      console.log(`  passed only the second time: ${file} › ${name}`)
    return counted({ code, output: 'What went wrong stands above.', passed: expected + flaky, failed, tests })
  })
}

function testsOf({ file, specs = [], suites = [] }) {
  const own = specs.map(({ title, tests }) => {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0)
    const isFlaky = tests.some(({ status }) => status === 'flaky')
    return { file: `test/${file}`, name: title, seconds: ms / 1000, isFlaky }
  })
  return [...own, ...suites.flatMap(testsOf)]
}
