import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './processes.mjs'
import { broughtNode, inRoot, root } from './root.mjs'

/**
 * What must be here before the parts can be installed. npm brings it, exactly as the lockfile in its folder says, with
 * every hash checked and no script of its run. `wanted` is what must lie there then.
 */
const PNPM = toolIn(inRoot('scripts', 'tools', 'pnpm'), join('node_modules', 'pnpm', 'bin', 'pnpm.mjs'))
export const NODE = { folder: inRoot('scripts', 'tools', 'node'), wanted: broughtNode }

export function toolIn(folder, wanted) {
  return { folder, wanted: join(folder, wanted) }
}

/** Where each tool's lockfile lies. */
export const TOOL_LOCKFILES = [PNPM, NODE].map(({ folder }) => join(folder, 'package-lock.json'))

/** Runs the pinned pnpm, which is brought first if need be. Gives its exit code and what it said. */
export async function pnpm(args, { cwd = root, env = {} } = {}) {
  await bring(PNPM)
  // Neither asks nor colours, and its registry is npm's: since version 11 it doesn't read npm's variables.
  const manner = { CI: 'true', NO_COLOR: '1', ...registry(process.env) }
  return run([PNPM.wanted, ...args], { command: process.execPath, cwd, env: { ...manner, ...env } })
}

/** Brings a tool unless it is there already; one from an older lockfile is replaced whole. Throws with what npm said. */
export async function bring(tool, env = {}) {
  if (isBrought(tool)) return
  const { code, output } = await npm([...CLEAN_INSTALL, '--prefix', tool.folder], { cwd: tool.folder, env })
  // What is optional may be left out without a word, also because its hash is wrong.
  if (code !== 0 || !existsSync(tool.wanted)) {
    rmSync(stampOf(tool), { force: true })
    throw new Error(output.trim() || `npm left out ${tool.wanted}.`)
  }
  copyFileSync(join(tool.folder, 'package-lock.json'), stampOf(tool))
}

export function isBrought(tool) {
  if (!existsSync(tool.wanted) || !existsSync(stampOf(tool))) return false
  return readFileSync(stampOf(tool), 'utf8') === readFileSync(join(tool.folder, 'package-lock.json'), 'utf8')
}

/** A copy of the lockfile that it was brought by: written last, so that what was broken off is brought again. */
const stampOf = ({ folder }) => join(folder, 'node_modules', '.brought.json')

const CLEAN_INSTALL = [
  ...['ci', '--ignore-scripts', '--include=optional', '--package-lock', '--no-global'],
  ...['--no-audit', '--no-fund', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'],
]

/** The npm that we run under; where there's none, the machine's. */
export function npm(args, options) {
  const near = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const cli = [process.env.npm_execpath, near].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return cli
    ? run([cli, ...args], { ...options, command: process.execPath })
    : run(args, { ...options, command: 'npm' })
}

/** A registry that was set for npm, as pnpm takes it. */
function registry(env) {
  if (env.pnpm_config_registry) return {}
  const [, set] = Object.entries(env).find(([name]) => name.toLowerCase() === 'npm_config_registry') ?? []
  return set ? { pnpm_config_registry: set } : {}
}
