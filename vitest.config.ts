import { cloudflareTest } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'

/** A machine with other things to do is no fault of ours; only what hangs should fail. */
const testTimeout = 30_000

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          // To load everything anew for each file took most of the time, and no file changes what others see.
          isolate: false,
          testTimeout,
          include: [
            'packages/**/*.test.ts',
            'party/{api,room,lobby,gallery,screening,metrics,shell,status}/**/*.test.ts',
            'party/archive/**/*.test.ts',
            'measure/**/*.test.ts',
          ],
        },
      },
      './web/vitest.config.ts',
      {
        resolve: { alias: { obscenity: new URL('./party/node_modules/obscenity', import.meta.url).pathname } },
        plugins: [cloudflareTest({ wrangler: { configPath: './party/testing/wrangler.toml' } })],
        test: {
          name: 'worker',
          testTimeout,
          include: ['party/test/**/*.test.ts'],
          // CommonJS inside, which workerd takes only once it is bundled.
          deps: { optimizer: { ssr: { enabled: true, include: ['obscenity'] } } },
        },
      },
      {
        // Starts and ends the real thing, as `npm start` does.
        test: { name: 'process', environment: 'node', include: ['test/**/*.test.ts'], testTimeout: 6 * testTimeout },
      },
    ],
  },
})
