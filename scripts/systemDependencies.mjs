import { canInstall, installPackages } from './debian.mjs'

/**
 * Where things lie that tests need and no lockfile brings: `things` says of each which Debian packages bring it, and how its
 * paths are found, by the names of the variables that tests read. Installed first where that can be done. Gives what was
 * found, and what is missing, and why.
 */
export async function findAll(things, { what, besides = [] }) {
  /** @type {Record<string, string>} */
  const env = {}
  const found = []
  const skipped = []
  for (const [name, { packages, find }] of Object.entries(things)) {
    if (!isWhole(find()) && canInstall()) {
      console.error(`Installing ${what} to test with (Debian packages ${packages.join(', ')}) ...`)
      await installPackages(...packages, ...besides)
    }
    const paths = find()
    if (isWhole(paths)) {
      Object.assign(env, paths)
      found.push(name)
    } else {
      skipped.push({ name, why: `it is not on this machine; Debian has it in ${packages.join(' and ')}` })
    }
  }
  return { env, found, skipped: skipped.map(({ name, why }) => `${name}: ${why}`).join('; ') }
}

const isWhole = (paths) => Object.values(paths).every(Boolean)

/** What a stage came to that lacks something: never good enough where `CI` is set. */
export const missed = (skipped) => ({ passed: 0, failed: process.env.CI ? 1 : 0, skipped, output: skipped, tests: [] })
