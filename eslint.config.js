import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { defineConfig } from 'eslint/config'

const tests = ['**/*.test.ts', '**/*.spec.ts', '**/testing/**', '**/testing.ts', 'party/test/**', 'test/**']

/** A browser may forbid each of these, and then even asking throws. */
const stored = ['localStorage', 'sessionStorage', 'indexedDB']
const keptElsewhere = 'web/src/lib/kept has what browsers keep, and never throws.'
const storing = [
  { object: 'document', property: 'cookie', message: keptElsewhere },
  ...['window', 'self', 'globalThis'].flatMap((object) =>
    stored.map((property) => ({ object, property, message: keptElsewhere })),
  ),
]
const parsing = { object: 'JSON', property: 'parse', message: 'Read it by readJson of @robot-night/engine/json.' }
/** Who may import what is said and checked elsewhere: docs/architecture.md, `npm test -- arrows`. */
const byName = {
  'no-restricted-imports': [
    'error',
    { patterns: [{ regex: '^(\\.\\./)+[\\w-]+/src/', message: 'Packages import each other by name.' }] },
  ],
}

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/.svelte-kit/',
      '**/.wrangler/',
      '**/dist/',
      'test/results/',
      'test/shots/',
      'test/clients/',
      // Of earlier builds, as they were.
      'test/stored/*/',
      // Its names are no names until it is copied: test/repository/newTitle.test.ts looks at what comes of it.
      'templates/',
    ],
  },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: {
      'max-lines': ['error', 400],
      'max-lines-per-function': ['error', { max: 50, skipComments: true }],
      'max-params': ['error', 3],
      eqeqeq: 'error',
      'no-warning-comments': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A title's shapes are types that are filled in, and say `{}` where a title has none.
      '@typescript-eslint/no-empty-object-type': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Use an `as const` array and its type.' },
        { selector: 'TSTypeReference[typeName.name="Function"]', message: 'Say what it takes and gives.' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'] } },
    rules: {
      // Pages live at the root of their own origin: there is no base path to resolve.
      'svelte/no-navigation-without-resolve': 'off',
      // It knows that `$props` are declared with `let`.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  { files: ['packages/*/src/**'], rules: byName },
  {
    files: ['packages/engine/src/**', 'packages/companion/src/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'console', 'fetch', 'performance', 'crypto', 'process', 'window', 'document'],
        ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Intl'],
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Draw from table.rng.' },
        parsing,
      ],
    },
  },
  // The title, the position, the move, and the key stream or how strict to be.
  { files: ['packages/engine/src/core/{match,refusedMoves}.ts'], rules: { 'max-params': ['error', 4] } },
  // What somebody else wrote is counted before it is read. Those below read what we have written ourselves.
  {
    files: ['party/**', 'packages/protocol/**'],
    rules: { 'no-restricted-properties': ['error', parsing] },
  },
  {
    files: ['web/src/**'],
    rules: {
      'no-restricted-properties': ['error', parsing, ...storing],
      'no-restricted-globals': ['error', ...stored.map((name) => ({ name, message: keptElsewhere }))],
    },
  },
  {
    // A live embed keeps one word, and weighs as little as can be.
    files: ['web/src/lib/kept/{store,cookies}.ts', 'web/src/lib/net/TransportChoice.ts'],
    rules: { 'no-restricted-properties': ['error', parsing], 'no-restricted-globals': 'off' },
  },
  {
    files: [
      ...[
        'room/storage/{journal,readRows,upgrade}.ts',
        'publicTables/PublicTableList.ts',
        'gallery/WholeTable.ts',
        'shell/{row,EventStream}.ts',
        'archive/archive.ts',
      ].map((file) => `party/${file}`),
      'packages/protocol/src/StreamSocket.ts',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['lib/net/{outbox,line}.ts', 'lib/{kept/json,table/drawer,plain/devalue}.ts', 'workshop/**'].map(
      (file) => `web/src/${file}`,
    ),
    rules: { 'no-restricted-properties': ['error', ...storing] },
  },
  // A sentence says all that it's given, or says that it leaves something out: `_name`.
  {
    files: ['web/src/lib/words/*/**/*.ts'],
    rules: { '@typescript-eslint/no-unused-vars': ['error', { args: 'all', argsIgnorePattern: '^_' }] },
  },
  // One line tells of an error, and none of its words.
  { files: ['party/**', 'web/src/**/*.server.ts'], rules: { 'no-console': 'error' } },
  { files: ['party/shell/log.ts', 'web/src/hooks.server.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['party/**', 'packages/protocol/**', 'scripts/**', 'web/src/lib/net/**', 'web/src/games/**'],
    rules: { 'max-lines': ['error', 300] },
  },
  {
    files: tests,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'no-restricted-properties': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-globals': 'off',
    },
  },
)
