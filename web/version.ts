import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
const SOURCES = ['pnpm-lock.yaml', 'web/*.{js,ts}', 'web/{src,static}/**/*.*', 'packages/*/src/**/*.*']

/**
 * What pages and the service worker tell one build from another by. It goes by what is built: of the same sources comes
 * the same, so that what a browser has still holds, and what a page weighs is no matter of chance.
 */
export function versionOfSources(root = ROOT): string {
  const found = globSync(SOURCES, { cwd: root, withFileTypes: true }).filter((each) => each.isFile())
  const files = found.map(({ parentPath, name }) => relative(root, join(parentPath, name))).toSorted()
  if (!files.includes('pnpm-lock.yaml')) throw new Error(`${root} has no pnpm-lock.yaml: where are the sources?`)
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 12)
}
