import { rowsOfTheHouse } from './rows.mjs'

/** For dependency-cruiser: the arrows of docs/architecture.md, and what tables can't say. */
const rows = rowsOfTheHouse()
const literally = (path) => path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
const within = (folder) => `^${literally(folder)}(/|$)`
const TESTS = '\\.test\\.ts$|(^|/)(testing|ruleTests)(/|\\.ts$)|/mutants\\.ts$|^party/test/'
export const OF_TESTS = new RegExp(TESTS)

/** From a folder to anything of ours that its row doesn't name. Folders within it have rows of their own. */
const arrows = rows.map(({ folder, may }) => ({
  name: folder,
  comment: `${folder} may import ${[...may, 'itself'].join(', ')} (docs/architecture.md).`,
  severity: 'error',
  from: {
    path: within(folder),
    pathNot: [TESTS, ...rows.filter((row) => row.folder.startsWith(`${folder}/`)).map((row) => within(row.folder))],
  },
  to: { path: '^(packages|party|web|test|measure|scripts)/', pathNot: [folder, ...may].map(within) },
}))

/** A title's folders: its rules, its table, and its words in each language. */
const TITLES = '^(?:packages/engine/src/games|web/src/games|web/src/lib/words/[^/]+/titles)'

export default {
  forbidden: [
    ...arrows,
    {
      name: 'titles',
      comment: 'Titles never import each other.',
      severity: 'error',
      from: { path: `${TITLES}/([^/]+)/`, pathNot: TESTS },
      to: { path: `${TITLES}/[^/]+/`, pathNot: '/(?:games|titles)/$1/' },
    },
    {
      name: 'wire',
      comment: 'The client and the Worker meet on the wire, in tests too.',
      severity: 'error',
      from: { path: '^(packages|web/src)/' },
      to: { path: '^party/' },
    },
    {
      name: 'packages',
      comment: 'Packages know neither the Worker nor the client, in tests too.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(party|web)/' },
    },
    {
      name: 'circles',
      comment: 'What imports each other in a circle can’t be read by itself.',
      severity: 'error',
      from: { path: '^(packages/protocol|party)/', pathNot: TESTS },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nowhere',
      comment: 'It leads to no file.',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(cloudflare:|\\$app/|\\$env/|virtual:|.*\\.svelte-kit/)|\\$types$|\\?',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: ['node_modules', 'web/.svelte-kit'] },
    exclude: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
    extraExtensionsToScan: ['.css', '.woff2', '.wasm', '.md', '.json'],
  },
}
