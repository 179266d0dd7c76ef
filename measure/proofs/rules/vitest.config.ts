import { join } from 'node:path'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Mutant } from './mutants.ts'

const folder = process.env.FOLDER ?? '.'
const mutant: Mutant | null = JSON.parse(process.env.MUTANT ?? 'null')

/** The rules with the mutant in them. Files themselves stay as they are. */
function mutating({ file, find, replace }: Mutant): Plugin {
  const path = join(folder, file)
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) => (id === path ? code.replace(find, () => replace) : null),
  }
}

export default defineConfig({
  root: folder,
  plugins: mutant ? [mutating(mutant)] : [],
  test: {
    // The tests of the rules alone: a bot or a golden match that stumbles names no rule.
    include: ['rules.test.ts', 'rules/**/*.test.ts', 'view.test.ts'],
    bail: mutant ? 1 : 0,
    // It keeps modules by their files, and cannot tell one mutant from another.
    fsModuleCache: false,
    testTimeout: 10_000,
  },
})
