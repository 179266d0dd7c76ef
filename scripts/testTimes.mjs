import { writeFileSync } from 'node:fs'
import { inRoot } from './root.mjs'

/** How many files and tests are listed. */
const SLOWEST = 20

/** The last run's times as JSON: `{ seconds, stages: [{ name, seconds, passed, failed }], files, tests }`, in seconds, the slowest first. */
const FILE = inRoot('test', 'times.json')

/** Prints and saves where the time went. `results` are those of `runStages`, `seconds` is the whole run's time. */
export function tellTimes(results, seconds) {
  const times = timesOf(results, seconds)
  writeFileSync(FILE, `${JSON.stringify(times, null, 2)}\n`)
  console.log(`\nstages\n${rows(times.stages)}`)
  if (times.tests.length > 0) {
    console.log(`\nslowest files\n${rows(times.files.slice(0, SLOWEST))}`)
    console.log(`\nslowest tests\n${rows(times.tests.slice(0, SLOWEST))}`)
  }
  console.log(`\n${seconds.toFixed(0)} s in all; every time is in test/times.json`)
}

function timesOf(results, seconds) {
  const tests = results.flatMap(({ tests }) => tests)
  const files = [...new Set(tests.map(({ file }) => file))]
  return {
    seconds,
    stages: slowestFirst(results.map(({ name, seconds, passed, failed }) => ({ name, seconds, passed, failed }))),
    files: slowestFirst(files.map((name) => ({ name, seconds: sum(tests.filter(({ file }) => file === name)) }))),
    tests: slowestFirst(tests.map(({ file, name, seconds }) => ({ name: `${file} › ${name}`, seconds }))),
  }
}

const sum = (tests) => tests.reduce((all, { seconds }) => all + seconds, 0)
const slowestFirst = (all) => all.toSorted((one, other) => other.seconds - one.seconds)
const rows = (all) => all.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`).join('\n')
