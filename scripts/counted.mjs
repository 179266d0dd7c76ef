import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a stage of tests came to. A run that broke before or next to its tests has failed, whatever it counted. */
export const counted = ({ code, output, passed, failed, tests = [] }) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  output,
  tests,
})

/** Empty where there is no such file, or half of one. */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

/** `use` gets a folder that is gone afterwards. */
export async function inFolder(use) {
  const folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
  try {
    return await use(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
