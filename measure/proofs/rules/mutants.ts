import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as v from 'valibot'

/** A small wrong change to the text of the rules, for the tests to notice. `find` stands exactly once in `file`. */
const mutantSchema = v.object({ name: v.string(), file: v.string(), find: v.string(), replace: v.string() })
export type Mutant = v.InferOutput<typeof mutantSchema>

export const root = join(import.meta.dirname, '..', '..', '..')

export async function mutantsOf(folder: string): Promise<Mutant[]> {
  const { MUTANTS } = await import(join(folder, 'mutants.ts'))
  const mutants = v.parse(v.pipe(v.array(mutantSchema), v.minLength(1)), MUTANTS)
  for (const { name, file, find } of mutants) {
    const times = readFileSync(join(folder, file), 'utf8').split(find).length - 1
    if (times !== 1) throw new Error(`mutant "${name}": what it changes stands ${times} times in ${file}, not once`)
  }
  return mutants
}

const ran = promisify(execFile)
const resultSchema = v.object({ numTotalTests: v.number(), numFailedTests: v.number() })

/** How the rules' tests of a folder fare with one mutant, or with none. */
export async function testsWith(folder: string, mutant: Mutant | null): Promise<{ run: number; failed: number }> {
  const own = mkdtempSync(join(tmpdir(), 'robot-night-'))
  const file = join(own, 'result.json')
  const config = join(import.meta.dirname, 'vitest.config.ts')
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', config, '--reporter=json']
  const env = { ...process.env, FOLDER: folder, MUTANT: JSON.stringify(mutant) }
  try {
    // It exits with 1 when a test has failed, which is what is hoped for.
    await ran(process.execPath, [...args, `--outputFile=${file}`], { cwd: root, env }).catch(() => null)
    const { numTotalTests, numFailedTests } = v.parse(resultSchema, JSON.parse(readFileSync(file, 'utf8')))
    return { run: numTotalTests, failed: numFailedTests }
  } finally {
    rmSync(own, { recursive: true, force: true })
  }
}
