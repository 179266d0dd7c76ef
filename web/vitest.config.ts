import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { deck } from './deck.ts'
import { markdown } from './markdown.ts'

export default defineConfig({
  plugins: [svelte({ configFile: false }), deck(), markdown()],
  // Only what hangs should fail.
  test: {
    name: 'web',
    environment: 'node',
    isolate: false,
    setupFiles: ['../test/seed.ts'],
    include: ['src/**/*.test.ts', 'baseline/*.test.ts', '*.test.ts'],
    testTimeout: 30_000,
  },
})
