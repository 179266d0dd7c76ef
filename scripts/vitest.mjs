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
    return { ...counted({ code, output, passed, failed, tests: testsOf(report) }), files: filesOf(report) }
  })
}

/** The same; with RETRIES, files in which something failed are run once more, and named. */
export async function vitestAgain(projects, options) {
  const first = await vitest(projects, options)
  const failed = first.files.filter(({ isFailed }) => isFailed)
  if (!Number(process.env.RETRIES) || failed.length === 0) return first
  const names = failed.map(({ name }) => name)
  console.log(`\n${first.output.trim()}\n\n  tried again, for what stands above: ${names.join(', ')}`)
  const second = await vitest(projects, { ...options, files: names })
  const passed = first.passed - failed.reduce((sum, file) => sum + file.passed, 0) + second.passed
  return { ...second, passed, tests: [...first.tests.filter(({ file }) => !names.includes(file)), ...second.tests] }
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

const filesOf = ({ testResults = [] }) =>
  testResults.map(({ name, status, assertionResults = [] }) => ({
    name: relative(root, name),
    isFailed: status === 'failed',
    passed: assertionResults.filter((test) => test.status === 'passed').length,
  }))
