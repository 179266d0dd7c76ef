import { describe, expect, it } from 'vitest'
import { sentences } from './sentences.ts'

const [ANN, MARYAM, NOA] = ['Ann', 'مريم (٣)', 'נועה!']
const apart = (name: string): string => `\u2068${name}\u2069`

describe('a sentence that somebody is put into', () => {
  const said = sentences({
    plain: 'Nobody',
    list: ['One', (name: string) => `${name} sits here`],
    notes: { paused: (name: string, other: string) => `${name} and ${other} paused` },
    names: (names: readonly string[]) => names.join(', '),
    points: ({ name, points }: { name: string; points: number }) => `${name}: ${points}`,
    nested: (name: string, say: (name: string) => string) => say(`${name} (1)`),
    count: (count: number) => `${count} seats`,
  })

  it('isolates what runs from right to left, however it gets there', () => {
    expect(said.notes.paused(MARYAM, ANN)).toBe(`${apart(MARYAM)} and Ann paused`)
    expect(said.names([NOA, ANN, MARYAM])).toBe(`${apart(NOA)}, Ann, ${apart(MARYAM)}`)
    expect(said.points({ name: NOA, points: 3 })).toBe(`${apart(NOA)}: 3`)
    const [, sits] = said.list
    expect(typeof sits === 'function' && sits(NOA)).toBe(`${apart(NOA)} sits here`)
  })

  it('leaves alone what is isolated already, and what runs as our words do', () => {
    expect(said.notes.paused(apart(MARYAM), said.notes.paused(NOA, ANN))).toBe(
      `${apart(MARYAM)} and ${apart(NOA)} and Ann paused paused`,
    )
    expect([said.plain, said.count(2), said.notes.paused(ANN, '')]).toEqual(['Nobody', '2 seats', 'Ann and  paused'])
  })

  it('takes functions and things of other kinds as they are', () => {
    const today = new Date(0)
    const given = sentences({ at: (time: Date, say: (time: Date) => string) => say(time), since: today })
    expect(given.at(today, (time) => time.toISOString())).toBe('1970-01-01T00:00:00.000Z')
    expect(given.since).toBe(today)
  })
})

/** Blanks for numbers, and for words of our own. Any other may be for somebody, or for what they typed. */
const IMPERSONAL = new Set(
  `all at code codes count letters lines max min minutes median missing ms n numbers origin phones place rank robot chair
  seconds side card suit taken title tokens tries worst entry`.split(/\s+/),
)
function blanksIn(said: unknown): string[] {
  if (typeof said === 'function')
    return (
      /^\(?([^)=]*)/
        .exec(String(said))?.[1]
        ?.split(/[\s,]+/)
        .filter(Boolean) ?? []
    )
  return typeof said === 'object' && said !== null ? Object.values(said).flatMap(blanksIn) : []
}
const forSomebody = (said: unknown): string[] => blanksIn(said).filter((blank) => !IMPERSONAL.has(blank))

describe('each file that puts the words of all languages together', () => {
  const SOURCES = import.meta.glob<string>(['../../**/*.ts', '!./*/**', '!../../**/*.test.ts'], {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const WORDS = import.meta.glob<Record<string, unknown>>('./en/**/*.ts', { eager: true })
  const tables = Object.entries(SOURCES).filter(([, source]) => /= \{ en, de \}$/m.test(source))
  const parts = tables.map(([file, source]) => [file, /words\/(en\/[\w/-]+\.ts)/.exec(source)?.[1] ?? ''] as const)

  it.each([...parts, ['what every page says', 'en/shell/site.ts'] as const])(
    'isolates what is put into them, or speaks of nobody: %s',
    (_file, words) => {
      expect(WORDS[`./${words}`]).toBeDefined()
      expect(forSomebody(WORDS[`./${words}`])).toEqual([])
    },
  )

  it('is found, and so is who is spoken of', () => {
    expect(tables.length).toBeGreaterThan(10)
    expect(forSomebody(WORDS['./en/room/seats.ts'])).toContain('name')
  })
})
