import { glossary } from './scripts/words/glossary.mjs'

/** Of code, what people read: comments and the names of tests. Names in code are spelt as their libraries spell them. */
const IN_CODE = [
  'CStyleComment',
  '/<!--[\\s\\S]*?-->/g',
  '/\\b(?:it|test|describe)(?:\\.\\w+)*\\(\\s*([\'"`])(?:(?!\\1).)*\\1/g',
]
/** Sentences for the page: here strings count too. */
const UI_WORDS = 'web/src/lib/words/*/**/*.ts'
const GERMAN_PAGES = 'web/src/lib/words/de/**/*.md'
const BILINGUAL = [
  // Their comments are English.
  'web/src/lib/words/de/**/*.ts',
  'docs/glossary.md',
  'test/repository/dependencies.test.ts',
  '{party/wordFilter,web/src/lib/cards}/**',
  // Name English works.
  'web/src/lib/words/*/pages/{credits,deck}.md',
  // Lists number words in both languages.
  'packages/engine/src/games/not-a-robot/**',
]

/** Names of titles, robots and cards that the glossary doesn't have. */
const PIECES = [
  ...[
    'Cardbot',
    'Cheat',
    'Gandalf',
    'Gyro',
    'Misery',
    'Scaredy',
    'Sprocket',
    'Sumo',
    'Telly',
    'Trundle',
    'Trundles',
    'cardbot',
  ],
  ...['funhouse', 'paternoster', 'Pfauenbrunnen', 'Sternenräder', 'Enthüllungskarte', 'Verliererteam'],
]

const LIBRARIES = [
  'Doku',
  ...['Colyseus', 'confusables', 'Extractus', 'htmx', 'Hyperlegible', 'Iconify', 'Linebender', 'miniflare', 'oembed'],
  ...['partyserver', 'partysocket', 'Redocly', 'resvg', 'workerd', 'Astigmatic', 'Deque'],
  ...['certbot', 'heißt', 'mmdebstrap', 'nginx', 'whitequark'],
]

const TECHNICAL = [
  'AEIOU',
  ...['NFKC', 'alikes', 'hibernatable', 'hosters', 'keycaps', 'lockfiles', 'macrotask', 'permanents', 'refusals'],
  ...['sigmas', 'stime', 'subrequests', 'teleported', 'uncited', 'undealt', 'unshuffled', 'utime', 'vars'],
  ...['virama', 'webkitgtk', 'xvch'],
]

const PEOPLE = [
  ...['Aditya', 'Andrey', 'AOETI', 'Atkinson', 'Baer', 'Delapouite', 'Dubien', 'Einar', 'Hiller', 'Kappert', 'Lorc'],
  ...['Mathur', 'Puzrin', 'Silbermann', 'Sindre', 'Sitnik', 'Skoll', 'Sorhus', 'Stangvik', 'Verweij', 'Vitaly'],
  ...['Wada', 'yisibl', 'Yusuke', 'Zaitzev'],
]

/** Made up on purpose, or quoted: a bad word, a code, a name in another script, German in an English page. */
const SAMPLES = ['AZZZZ', 'KRTBW', 'manieth', 'ergäbe', 'mitte', 'zeile', 'ΛΌΓΟΣ', 'λογος']

/** German that its dictionary doesn't know. */
const GERMAN_WORDS = [
  ...['antippen', 'daraufgeschoben', 'darübergetragen', 'Depp', 'Entf', 'ergäbe', 'Lösch', 'Prüf', 'Puzzleteil'],
  ...[
    'Raushalten',
    'Stärkestapel',
    'kopier',
    'vieren',
    'schwör’s',
    'Stimm',
    'Strg',
    'stummschalten',
    'stummgeschaltet',
    'Tablets',
    'tipp',
    'Umschalt',
    'Unicodes',
  ],
]

export default {
  version: '0.2',
  language: 'en-GB',
  useGitignore: true,
  files: ['*.md', 'docs/**/*.md', '{measure,packages,party,scripts,test,web/src}/**/*.{md,ts,mjs,svelte}'],
  ignorePaths: [
    ...['**/replays/**', 'test/stored/*/**', 'scripts/tools/**'],
    // What players may type about a picture, however they spell it, and a record of what they did.
    ...['packages/deck/src/words/**', 'packages/deck/JUDGED.md'],
  ],
  import: ['@cspell/dict-de-de/cspell-ext.json'],
  ignoreRegExpList: [
    '/```[\\s\\S]*?```/g',
    '/`[^`\\n]*`/g',
    '/https?:[^\\s)]*/g',
    '/^import .*$/gm',
    '/<!-- lesson -->/g',
    '/&\\w+;/g',
    'route.fulfill',
    'icecream',
  ],
  words: [...glossary().words, ...[PIECES, LIBRARIES, TECHNICAL, PEOPLE, SAMPLES].flat()],
  overrides: [
    { filename: '**/*.{ts,mjs,svelte}', includeRegExpList: IN_CODE },
    { filename: GERMAN_PAGES, language: 'de', words: [...GERMAN_WORDS, 'Emoji'] },
    { filename: BILINGUAL, language: 'en-GB,de', words: GERMAN_WORDS },
    { filename: UI_WORDS, includeRegExpList: ['CStyleComment', 'string'] },
  ],
}
