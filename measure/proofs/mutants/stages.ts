import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser } from '../../../scripts/browser.mjs'
import { endChildren, run } from '../../../scripts/processes.mjs'
import { freePort } from '../../../scripts/server/serve.mjs'
import type { Hint } from './fault.ts'
import { ofPlaywright, ofVitest, type Result } from './results.ts'

/** A part of `npm test`, in another tree: all of it, or only one test file and what in it is called so. */
export interface Stage {
  name: string
  /** Does this test file belong to it? */
  holds(test: string): boolean
  /** What it begins with anyway, and is told of first where that fails. */
  needs?: string
  run(tree: string, only: Hint | null): Promise<Result>
}

/** In the order of what they cost. */
export const STAGES: readonly Stage[] = [
  { name: 'types', holds: () => false, run: types },
  { name: 'unit tests', holds: isUnitTest, run: (tree, only) => vitest(tree, UNIT, only) },
  { name: 'Worker tests', holds: isWorkerTest, run: (tree, only) => vitest(tree, WORKER, only) },
  { name: 'build', holds: () => false, run: build },
  { name: 'process tests', holds: isProcessTest, needs: 'build', run: served(inProcess) },
  { name: 'browser tests', holds: isBrowserTest, needs: 'build', run: served(inBrowser) },
]

/** Unit tests of all that a changed file is part of, whatever they are. */
export const related = (tree: string, file: string): Promise<Result> => vitest(tree, ['related', file, ...UNIT], null)

/**
 * Left out are tests that look for a text in a source, to change it: they would notice that it has been changed
 * already, and nothing more.
 */
const ABOUT_FAULTS = ['measure/**', 'packages/engine/src/games/*/mutants.test.ts']
const WORKER = ['--project', 'worker', '--project', 'worker-alone']
const UNIT = ['--project', 'unit', '--project', 'web', ...ABOUT_FAULTS.flatMap((glob) => ['--exclude', glob])]

function isUnitTest(test: string): boolean {
  return test.endsWith('.test.ts') && !isWorkerTest(test) && !isProcessTest(test)
}
function isWorkerTest(test: string): boolean {
  return test.startsWith('party/test/')
}
function isProcessTest(test: string): boolean {
  return test.startsWith('test/') && test.endsWith('.test.ts')
}
function isBrowserTest(test: string): boolean {
  return test.endsWith('.spec.ts')
}

async function vitest(tree: string, given: readonly string[], only: Hint | null): Promise<Result> {
  const verb = given[0] === 'related' ? [] : ['run']
  const wanted = only ? [only.test, ...(only.named ? ['-t', only.named] : [])] : []
  return withFile(async (file) => {
    const reporters = ['--reporter=json', `--outputFile.json=${file}`, '--passWithNoTests']
    const tool = join(tree, 'node_modules/vitest/vitest.mjs')
    const { output, isStuck } = await runToEnd([tool, ...verb, ...given, ...wanted, '--run', ...reporters], {
      tree,
      only,
    })
    if (isStuck) return stuck(only)
    return ofVitest(written(file, output), (path) => relative(tree, path))
  })
}

async function inBrowser(tree: string, only: Hint | null): Promise<Result> {
  const path = await findBrowser()
  const wanted = only ? [only.test, ...(only.named ? ['-g', only.named] : [])] : []
  return withFile(async (file) => {
    const env = {
      ...(path ? { CHROMIUM_PATH: path } : {}),
      TEST_PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    }
    const tool = join(tree, 'node_modules/@playwright/test/cli.js')
    // What fails only once in two is no catch.
    const manner = ['--reporter=json', '--retries=1']
    const { output, isStuck } = await runToEnd([tool, 'test', '-c', 'test', ...manner, ...wanted], { tree, only, env })
    if (isStuck) return stuck(only)
    return ofPlaywright(written(file, output), (spec) => `test/${spec}`)
  })
}

const BUILD = "import('./scripts/build.mjs').then(({ build }) => build())"

async function build(tree: string): Promise<Result> {
  const { code } = await runToEnd(['-e', BUILD], { tree, only: null })
  return toolResult(code, 'the pages are built')
}

function inProcess(tree: string, only: Hint | null): Promise<Result> {
  return vitest(tree, ['--project', 'process'], only)
}

/** Pages that cannot be built fail all that needs them. */
function served(then: Stage['run']): Stage['run'] {
  return async (tree, only) => {
    const built = await build(tree)
    return built.failures.length > 0 ? built : then(tree, only)
  }
}

const TSC = 'node_modules/typescript/bin/tsc'
const TYPES: Readonly<Record<string, readonly string[]>> = {
  'types of the packages': [TSC, '-p', '.'],
  'types of the Worker': [TSC, '-p', 'party'],
  'types of the tests': [TSC, '-p', 'test'],
  'types of the service worker': [TSC, '-p', 'web/src/service-worker'],
  'types of the pages': ['node_modules/svelte-check/bin/svelte-check', '--workspace', 'web', '--fail-on-warnings'],
}

async function types(tree: string): Promise<Result> {
  for (const [name, [tool = '', ...args]] of Object.entries(TYPES)) {
    const { code } = await runToEnd([join(tree, tool), ...args], { tree, only: null })
    if (code !== 0) return toolResult(code, name)
  }
  return toolResult(0, 'types')
}

const toolResult = (code: number, name: string): Result => ({
  ran: 1,
  failures: code === 0 ? [] : [{ file: null, name }],
})

/** A fault may leave tests going round in circles, which no time limit of theirs ends. For one file, and for a stage. */
const PATIENCE = { file: 15 * 60_000, stage: 60 * 60_000 }

interface Running {
  tree: string
  only: Hint | null
  env?: Record<string, string>
}

async function runToEnd(args: string[], { tree, only, env = {} }: Running) {
  let isStuck = false
  const giveUp = setTimeout(
    () => {
      isStuck = true
      void endChildren()
    },
    only ? PATIENCE.file : PATIENCE.stage,
  )
  const ended = await run(args, { cwd: tree, env })
  clearTimeout(giveUp)
  return { ...ended, isStuck }
}

/** Anyone who runs the tests would notice that. */
const stuck = (only: Hint | null): Result => ({
  ran: 1,
  failures: [{ file: only?.test ?? null, name: 'the tests never end' }],
})

async function withFile(use: (file: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    return await use(join(folder, 'result.json'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Without a result nothing can be said: that is no catch, and must not be taken for one. */
function written(file: string, output: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`The tests have written no result:\n${output.trim().split('\n').slice(-20).join('\n')}`)
  }
}
