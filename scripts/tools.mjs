import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { run } from './processes.mjs'
import { broughtNode, inRoot, root } from './root.mjs'

/**
 * What must be here before anything else can be installed. npm installs it exactly as the lockfile in its folder says,
 * checks every hash and runs no scripts. `wanted` is what must be there afterwards.
 */
const PNPM = toolIn(inRoot('scripts', 'tools', 'pnpm'), join('node_modules', 'pnpm', 'bin', 'pnpm.mjs'))
export const NODE = { folder: inRoot('scripts', 'tools', 'node'), wanted: broughtNode }

export function toolIn(folder, wanted) {
  return { folder, wanted: join(folder, wanted) }
}

/** Where each tool's lockfile is. */
export const TOOL_LOCKFILES = [PNPM, NODE].map(({ folder }) => join(folder, 'package-lock.json'))

/** Runs the pinned pnpm, after installing it if need be. Returns its exit code and output. */
export async function pnpm(args, { cwd = root, env = {} } = {}) {
  await bring(PNPM)
  // No questions, no colours, and npm's registry: since version 11, pnpm doesn't read npm's variables.
  const manner = { CI: 'true', NO_COLOR: '1', ...registry(process.env) }
  return run([PNPM.wanted, ...args], { command: process.execPath, cwd, env: { ...manner, ...env } })
}

/** Installs a tool unless it's there already, and replaces one from an older lockfile. Throws npm's output. */
export async function bring(tool, env = {}) {
  if (isBrought(tool)) return
  const { code, output } = await npm([...CLEAN_INSTALL, '--prefix', tool.folder], { cwd: tool.folder, env })
  // npm silently leaves out optional packages, even if their hash is wrong.
  if (code !== 0 || !existsSync(tool.wanted)) {
    rmSync(stampOf(tool), { force: true })
    throw new Error(code === 0 ? `npm left out ${tool.wanted}.` : output.trim())
  }
  copyFileSync(join(tool.folder, 'package-lock.json'), stampOf(tool))
}

export function isBrought(tool) {
  if (!existsSync(tool.wanted) || !existsSync(stampOf(tool))) return false
  return readFileSync(stampOf(tool), 'utf8') === readFileSync(join(tool.folder, 'package-lock.json'), 'utf8')
}

/** A copy of the lockfile that it was installed from: written last, so that an interrupted installation is repeated. */
const stampOf = ({ folder }) => join(folder, 'node_modules', '.brought.json')

const CLEAN_INSTALL = [
  ...['ci', '--ignore-scripts', '--include=optional', '--package-lock', '--no-global'],
  ...['--no-audit', '--no-fund', '--fetch-retry-mintimeout=2000', '--fetch-retry-maxtimeout=10000'],
]

/** The npm that runs this; if there's none, the machine's. */
export function npm(args, options) {
  const near = join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')
  const cli = [process.env.npm_execpath, near].find((path) => path?.endsWith('npm-cli.js') && existsSync(path))
  return cli
    ? run([cli, ...args], { ...options, command: process.execPath })
    : run(args, { ...options, command: 'npm' })
}

/** The registry that was set for npm, as pnpm expects it. */
function registry(env) {
  const set = registryIn(env)
  return set ? { pnpm_config_registry: set } : {}
}

/** The registry that's set. Undefined: npm's own. */
export function registryIn(env) {
  const [, set] = Object.entries(env).find(([name]) => name.toLowerCase() === 'npm_config_registry') ?? []
  return env.pnpm_config_registry ?? set
}
