import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The result of a stage of tests. A run that broke outside its tests has failed, whatever it counted. */
export const counted = ({ code, output, passed, failed, tests = [] }) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
  tests,
})

/** Empty if the file is missing or incomplete. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** `use` gets a folder that's deleted afterwards. */
export async function inFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
