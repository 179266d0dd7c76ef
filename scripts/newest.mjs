import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './root.mjs'

const PASSED_OVER = new Set(['node_modules', '.svelte-kit', '.wrangler', 'testing'])

/** When anything below was last changed. A folder counts too: it changes when a file in it is added or removed. */
export function newest(path) {
  const stat = statSync(path)
  if (!stat.isDirectory()) return stat.mtimeMs
  const inside = readdirSync(path).filter((name) => !PASSED_OVER.has(name) && !name.includes('.timestamp-'))
  const below = inside.map((name) => newest(join(path, name)))
  // web/ itself changes with every build, which makes its .svelte-kit
  return Math.max(path === inRoot('web') ? 0 : stat.mtimeMs, ...below)
}

/** When a file was last changed; 0 if there's none. */
export function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
