import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'

export const root = fileURLToPath(new URL('..', import.meta.url))
export const inRoot = (...parts) => join(root, ...parts)

/** The Node that everything but these scripts runs on: installed as a package, whatever the machine has. */
export const node = inRoot('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

/** What to hand to `node` to run a tool that is installed here. */
export const tools = {
  eslint: inRoot('node_modules/eslint/bin/eslint.js'),
  playwright: inRoot('node_modules/@playwright/test/cli.js'),
  prettier: inRoot('node_modules/prettier/bin/prettier.cjs'),
  svelteCheck: inRoot('node_modules/svelte-check/bin/svelte-check'),
  tsc: inRoot('node_modules/typescript/bin/tsc'),
  vite: inRoot('node_modules/vite/bin/vite.js'),
  vitest: inRoot('node_modules/vitest/vitest.mjs'),
  wrangler: inRoot('node_modules/wrangler/bin/wrangler.js'),
}

/** Scripts and tools find the right Node, ours, and ask nobody anything. */
export const environment = {
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_SEND_METRICS: 'false',
  WRANGLER_SEND_ERROR_REPORTS: 'false',
  WRANGLER_WRITE_LOGS: 'false',
  WRANGLER_HIDE_BANNER: 'true',
  // Internal names of wrangler 4.156, to be looked at with each upgrade: the trace collector makes a room five
  // times slower, and the explorer shows every secret on disk to whoever asks.
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
}

export const isInstalled = () => existsSync(node)
