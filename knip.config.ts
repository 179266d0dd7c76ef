import type { KnipConfig } from 'knip'

/** A stylesheet uses what it imports and the files that it names. */
const css = (text: string): string =>
  [...text.matchAll(/(?:@import\s+|url\()['"](?!data:)([^'"]+)['"]/g)].map(([, file]) => `import '${file}'`).join('\n')

/** What begins something, by where it lies: everything else must be used by one of these. Tests are found by themselves. */
const config: KnipConfig = {
  // An entry or an exception here that is needed no more fails too.
  treatConfigHintsAsErrors: true,
  compilers: { css },
  workspaces: {
    '.': {
      // What package.json names is found by itself; these are started by hand, or by other scripts, by their path.
      entry: [
        'scripts/{bareDebian,confusables,prepare,smoke/main,verifyFile,server/workerOptions}.mjs',
        'docs/bot.mjs',
      ],
      includeEntryExports: true,
      // Copied by npm run new-title, and used where it is copied to.
      ignore: ['templates/**'],
      // Started by their path: scripts/root.mjs.
      ignoreDependencies: ['@playwright/test', 'cspell', 'dependency-cruiser', 'svelte-check'],
    },
    // What an index exports must be imported by somebody.
    'packages/engine': { includeEntryExports: true },
    'packages/companion': { includeEntryExports: true },
    'packages/deck': { includeEntryExports: true, entry: ['words.mjs'] },
    // Other people's clients speak it too: what its index exports is there for them.
    'packages/protocol': { includeEntryExports: false },
    // Workers: on the site, and in tests and measures.
    party: { entry: ['index.ts', 'testing/{site,worker}.ts'] },
    web: {
      // Besides the routes and what is SvelteKit's.
      entry: [
        'baseline/libs.ts',
        // In other people's pages: web/embed.ts.
        'src/embed/main.ts',
        'src/element/robotNight.ts',
        'static/robot-night.d.ts',
        // On the dev server only: web/workshop.ts.
        'src/workshop/main.ts',
        // Drawn by hand, one by one.
        'src/**/draw.ts',
      ],
    },
    test: {
      // What runs in pages, and in other engines.
      entry: [
        '{pages,room,connection,companion}/*.spec.ts',
        'games/*/*.spec.ts',
        'shots.ts',
        'stored/make.ts',
        // As browsers still have it.
        'stored/*/service-worker.js',
        'reference/write.ts',
        // Copied to where its types are made: test/server/clients.test.ts.
        'clients/bot.ts',
        'engines/*.engine.ts',
        'proxies/*.proxy.ts',
        '{engines,table}/page/{eyes,focus}.ts',
      ],
      ignoreUnresolved: ['./api.d.ts'],
      // Only where there is one.
      ignoreBinaries: ['systemd-analyze'],
    },
    measure: {
      entry: [
        'index.ts',
        // What can be asked for by name.
        '{speed,proofs,balance}/*.ts',
        // Processes and Workers of their own.
        'speed/{room,rooms,spectators}/load.ts',
        'proofs/fuzz/floods/load.ts',
        'speed/room/bare/worker.ts',
        'proofs/rules/vitest.config.ts',
      ],
    },
    'measure/speed/peers': {
      entry: ['*Server.ts'],
      // They are installed only when asked for: that Colyseus also needs express can't be seen before.
      ignoreIssues: { 'package.json': ['dependencies'] },
    },
  },
}

export default config
