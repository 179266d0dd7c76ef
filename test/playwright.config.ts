import { defineConfig, devices } from '@playwright/test'

const port = process.env.TEST_PORT ?? '8790'
const path = process.env.CHROMIUM_PATH

export default defineConfig({
  testDir: '.',
  // SHOTS=1: no tests, but pictures of every state, for people to look at.
  testMatch: process.env.SHOTS ? '**/shots.ts' : '**/*.spec.ts',
  // LONG=1: what `measure states` goes through.
  ...(process.env.LONG ? { grep: /@long/ } : { grepInvert: /@long/ }),
  outputDir: 'results',
  // Most tests are walks of several steps.
  timeout: 120_000,
  // What passes doesn't wait so long; a machine with other things to do may need it.
  expect: { timeout: 20_000 },
  workers: 2,
  // Tests of one file run side by side too, so that no core waits in the end.
  fullyParallel: true,
  // A test that passes only when tried again shows a defect, in itself or in the product. With RETRIES it's named, and that's all.
  retries: Number(process.env.RETRIES ?? 0),
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 30_000,
    // To draw what moves takes most of the time. One guest of each whole match (MOVING), and what is about motion, is tested with it.
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    // Filming every page takes a third of the time: --trace retain-on-failure when a failure is a riddle.
    trace: 'off',
    launchOptions: {
      ...(path ? { executablePath: path } : {}),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node ../scripts/serveTests.mjs`,
    url: `http://127.0.0.1:${port}/api/health`,
    env: { TEST_PORT: port, PACE_DIVISOR: process.env.PACE_DIVISOR ?? '20' },
    reuseExistingServer: false,
    timeout: 120_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
