import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { join } from 'node:path'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'

/** A machine with other things to do is no fault of ours; only what hangs should fail. */
const testTimeout = 30_000

/** What counts or lists all that happens on a site: each of these has one to itself. */
const OF_THE_WHOLE_SITE = ['limits', 'lobby', 'metrics', 'status'].map((name) => `party/test/${name}.test.ts`)

/** CommonJS inside, which workerd takes only once it is bundled. */
const COMMONJS = ['obscenity', 'ipaddr.js']

const inWorker = (given: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  resolve: {
    alias: COMMONJS.map((name) => ({ find: name, replacement: join(import.meta.dirname, 'party/node_modules', name) })),
  },
  plugins: [cloudflareTest({ wrangler: { configPath: './party/testing/wrangler.toml' } })],
  test: {
    testTimeout,
    include: ['party/test/**/*.test.ts'],
    deps: { optimizer: { ssr: { enabled: true, include: COMMONJS } } },
    ...given,
  },
})

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // Loading everything again for each file took most of the time, and no file changes what others see.
          isolate: false,
          setupFiles: ['test/seed.ts'],
          testTimeout,
          include: ['packages/**/*.test.ts', 'party/!(test)/**/*.test.ts', 'measure/**/*.test.ts'],
        },
      },
      './web/vitest.config.ts',
      // One workerd for all files: to start one and load all of the Worker into it took longer than most tests.
      inWorker({ name: 'worker', exclude: OF_THE_WHOLE_SITE, isolate: false, maxWorkers: 1 }),
      inWorker({ name: 'worker-alone', include: OF_THE_WHOLE_SITE }),
      {
        // Starts and ends the real thing, as `npm start` does.
        test: {
          name: 'process',
          environment: 'node',
          include: ['test/**/*.test.ts'],
          testTimeout: 10 * testTimeout,
          hookTimeout: 4 * testTimeout,
        },
      },
      {
        // Behind the real ones: scripts/proxies.mjs finds them.
        test: {
          name: 'proxies',
          environment: 'node',
          include: ['test/proxies/*.proxy.ts'],
          testTimeout: 6 * testTimeout,
          hookTimeout: 4 * testTimeout,
        },
      },
      {
        // The same evening in other engines, side by side: one Worker, a file for each.
        test: {
          name: 'engines',
          environment: 'node',
          globalSetup: ['test/engines/served.ts'],
          include: ['test/engines/*.engine.ts'],
          testTimeout: 20 * testTimeout,
          hookTimeout: 4 * testTimeout,
        },
      },
    ],
  },
})
