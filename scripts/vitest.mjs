import { relative } from 'node:path'
import { counted, inFolder, readJson } from './testResult.mjs'
import { run } from './processes.mjs'
import { root, tools } from './root.mjs'

/** Runs these projects of vitest.config.ts. `files` selects them by parts of paths; `more` goes on to vitest. */
export function vitest(projects, { files = [], more = [], env = {} } = {}) {
  return inFolder(async (folder) => {
    const file = `${folder}/vitest.json`
    const which = projects.flatMap((name) => ['--project', name])
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const args = [tools.vitest, 'run', ...which, ...reporters, ...more, ...files]
    const { code, output } = await run(args, { env: { NO_COLOR: '1', ...env } })
    const report = readJson(file)
    const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = report
    return counted({ code, output, passed, failed, tests: testsOf(report) })
  })
}

const testsOf = ({ testResults = [] }) =>
  testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ duration }) => duration)
      .map(({ fullName, duration }) => ({
        file: relative(root, name),
        name: fullName.trim(),
        seconds: duration / 1000,
      })),
  )
