import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../scripts/root.mjs'

// The privacy page says what is kept, and for how long. Keep more, or for longer, and it has to say so too.

const LANGUAGES = ['en', 'de'] as const
type Said = Readonly<Record<(typeof LANGUAGES)[number], string>>

const sourceOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const pageIn = (language: string): string => sourceOf(`web/src/lib/words/${language}/pages/privacy.md`)

interface Figure {
  what: string
  file: string
  /** Where the code says it. */
  figure: RegExp
  /** How the page says it; null: the page has no words for that. */
  said: (figure: number) => Said | null
}

const aYear = (en: string, de: string) => (days: number) => (days === 365 ? { en, de } : null)
const FIGURES: readonly Figure[] = [
  {
    what: 'a room',
    file: 'party/room/commands/expiry.ts',
    figure: /^const KEPT_DAYS = (\d+)$/m,
    said: (days) => ({ en: `until ${days} days after its last move`, de: `bis ${days} Tage nach dem letzten Zug` }),
  },
  {
    what: 'a room that nobody but its maker came to',
    file: 'party/room/commands/expiry.ts',
    figure: /^const UNUSED_KEPT_DAYS = (\d+)$/m,
    said: (days) => ({ en: `${days} days if nobody else ever came`, de: `${days} Tage, falls nie jemand dazukam` }),
  },
  {
    what: 'that a code was used',
    file: 'party/room/state/timings.ts',
    figure: /^export const CODE_RESTS = (\d+) \* 24 \* 60 \* 60 \* 1000$/m,
    said: aYear('where the room was | a year |', 'wo der Raum war | ein Jahr |'),
  },
  {
    what: 'a finished match',
    file: 'party/archive/archive.ts',
    figure: /^const LONG_AGO = '\(unixepoch\(\) - (\d+) \* 24 \* 60 \* 60\) \* 1000'$/m,
    said: aYear('| for a year, or until', '| ein Jahr nach ihrem Ende, oder bis'),
  },
  {
    what: 'a table of phones',
    file: 'party/companion/Companion.ts',
    figure: /^const EXPIRES = (\d+) \* 24 \* 60 \* 60 \* 1000$/m,
    said: (days) => ({ en: `until ${days} days after its last use`, de: `bis ${days} Tage nach dem letzten Gebrauch` }),
  },
  {
    what: 'how many tables an address has opened',
    file: 'party/allowance/spent.ts',
    figure: /^const HOURS = (\d+)$/m,
    said: (hours) => (hours === 24 ? { en: 'the hash stays for a day', de: 'bleibt er einen Tag lang' } : null),
  },
  {
    what: 'what this browser saw of matches',
    file: 'web/src/lib/net/witnessStore.ts',
    figure: /^const MOST = (\d+)$/m,
    said: (count) => ({ en: `your last ${count} matches`, de: `deinen letzten ${count} Partien` }),
  },
  {
    what: 'what this browser threw',
    file: 'web/src/lib/net/shuffleStore.ts',
    figure: /^const KEPT = (\d+)$/m,
    said: (count) => ({ en: `your last ${count} throws`, de: `deine letzten ${count} Würfe` }),
  },
  {
    what: 'the tables that this browser finds again',
    file: 'web/src/lib/net/myTables.ts',
    figure: /^const KEPT = (\d+)$/m,
    said: (count) => (count === 5 ? { en: 'the last five tables', de: 'der letzten fünf Tische' } : null),
  },
]

/** By the file that keeps something in the browser, for longer than a tab is open: what the page says of it. */
const IN_BROWSER: Readonly<Record<string, Said>> = {
  'lib/lesson/offered.ts': { en: 'which games’ lessons', de: 'für welche Spiele dir keine Übung' },
  'lib/net/myName.ts': { en: 'the last name you typed', de: 'der Name, den du zuletzt getippt hast' },
  'lib/net/myTables.ts': { en: 'the codes of the last five tables', de: 'die Codes der letzten fünf Tische' },
  'lib/net/myTitle.ts': { en: 'the last game you opened', de: 'das Spiel, das du zuletzt geöffnet hast' },
  'lib/net/shuffleStore.ts': { en: 'your last 40 throws', de: 'deine letzten 40 Würfe' },
  'lib/net/witnessStore.ts': { en: 'checksums of what you saw', de: 'Prüfsummen dessen' },
  'lib/table/clockCalls.ts': { en: 'how often the clock is read out', de: 'wie oft die Uhr vorgelesen wird' },
  'lib/talk/keptMutes.ts': { en: 'whom you’ve muted, whether you see reactions', de: 'wen du stummgeschaltet hast' },
  'games/not-a-robot/talk/marking.ts': { en: 'your last marks', de: 'deine letzten Markierungen' },
  'routes/[code]/notifications/wished.ts': {
    en: 'which tables may notify you',
    de: 'welche Tische dich benachrichtigen dürfen',
  },
  'routes/companion/[code]/covering.ts': { en: 'which of them you’ve covered', de: 'welche davon verdeckt sind' },
  'routes/companion/keeping.ts': { en: 'your cards for Evil Robots', de: 'deine Karten von Evil Robots' },
}
/** They hand on what others keep. */
const PASSES_ON = new Set([
  'lib/net/shuffle.ts',
  'lib/net/witness.ts',
  'lib/verify/Verification.svelte',
  'routes/[code]/notifications/Beside.svelte',
])

const PAGES = join(root, 'web', 'src')
const sources = (): string[] =>
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts') && !file.startsWith('lib/kept/'))

describe.each(LANGUAGES)('the privacy page (%s)', (language) => {
  const page = pageIn(language)

  it.each(FIGURES)('says for how long we keep $what', ({ file, figure, said }) => {
    const found = figure.exec(sourceOf(file))?.[1]
    expect(found, `${file} has no ${figure.source} any more`).toBeDefined()
    const words = said(Number(found))
    expect(words, `the page has no words for ${found}`).not.toBeNull()
    expect(page).toContain(words?.[language])
  })

  it('names each thing that stays in the browser', () => {
    const keeping = sources().filter((file) => /\b(browserStore|Store)\b/.test(sourceOf(`web/src/${file}`)))
    expect(keeping.filter((file) => !PASSES_ON.has(file)).sort()).toEqual(Object.keys(IN_BROWSER).sort())
    for (const said of Object.values(IN_BROWSER)) expect(page).toContain(said[language])
  })

  it('names each cookie, and no other', () => {
    const chosen = sources().flatMap((file) =>
      [...sourceOf(`web/src/${file}`).matchAll(/\bchoose\('(\w+)', /g)].map(([, name]) => name),
    )
    const own = [...sourceOf('party/api/device.ts').matchAll(/'((?:__Host-)?device)'/g)].map(([, name]) => name)
    const told = page.split('\n').filter((line) => /^- \*\*.*Cookies?\b.*\*\*/i.test(line))
    const named = told.flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, name]) => name))
    expect(named.sort()).toEqual([...new Set([...own, ...chosen])].sort())
  })
})
