import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

/** The platform's cache, for plain workerd has none: as a module for a Worker of its own. */
export function cacheWorker(): string {
  const source = readFileSync(fileURLToPath(new URL('cacheWorker.ts', import.meta.url)), 'utf8')
  return transformSync(source, { loader: 'ts' }).code
}
