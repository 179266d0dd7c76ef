import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import { defineConfig } from 'eslint/config'

const tests = ['**/*.test.ts', '**/*.spec.ts', '**/testing/**', '**/testing.ts', 'party/test/**', 'test/**']

/** Refuses the given import paths, by the arrows of docs/architecture.md. */
const arrows = (...rows) => ({
  'no-restricted-imports': ['error', { patterns: rows.map(([regex, message]) => ({ regex, message })) }],
})
const outer = ['^@robot-night/(party|web)|/(party|web)/', 'The Worker and the client are reached over the wire only.']
const wire = ['^@robot-night/protocol|/protocol/', 'The engine knows nothing of the wire.']
const own = ['^(\\.\\./)+[\\w-]+/src/', 'Packages import each other by name.']

export default defineConfig(
  { ignores: ['**/node_modules/', '**/.svelte-kit/', '**/.wrangler/', '**/dist/', 'test/results/', 'test/shots/'] },
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
  { files: ['packages/protocol/src/**', 'packages/deck/src/**'], rules: arrows(outer, own) },
  {
    files: ['packages/engine/src/**', 'packages/companion/src/**'],
    rules: {
      ...arrows(outer, wire, own),
      'no-restricted-globals': [
        'error',
        ...['Date', 'console', 'fetch', 'performance', 'crypto', 'process', 'window', 'document'],
        ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Intl'],
      ],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Draw from table.rng.' }],
    },
  },
  {
    files: ['packages/engine/src/core/**'],
    rules: arrows(outer, wire, own, ['/games/', 'The core knows no title.']),
  },
  {
    files: ['packages/engine/src/games/*/**'],
    rules: arrows(outer, wire, own, [
      '^\\.\\./(\\.\\./)?(?!\\.\\.|core/|testing/)[\\w-]+/',
      'Titles never import each other.',
    ]),
  },
  // The title, the position, the move and the key stream.
  { files: ['packages/engine/src/core/match.ts'], rules: { 'max-params': ['error', 4] } },
  // One line tells of an error, and none of its words.
  { files: ['party/**', 'web/src/**/*.server.ts'], rules: { 'no-console': 'error' } },
  { files: ['party/room/log.ts', 'web/src/hooks.server.ts'], rules: { 'no-console': 'off' } },
  { files: ['web/**'], rules: arrows(['^@robot-night/party|/party/', 'The client and the Worker meet on the wire.']) },
  {
    files: tests,
    rules: {
      '@typescript-eslint/consistent-type-assertions': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      'max-lines-per-function': 'off',
      'no-restricted-globals': 'off',
    },
  },
)
