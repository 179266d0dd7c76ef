import { CHECKS, UNPROVEN, type About, type Testimony } from '@robot-night/engine/fair'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tell } from '../reading/tell.ts'
import { LANGUAGES } from '../words/language.ts'
import { checkIn, verdictIn } from './telling.ts'
import { VERIFY } from './words.ts'

const NAMES = ['Mara', 'Ben']
const SAYS: Testimony[] = [
  { is: 'all' },
  { is: 'part', from: 0, to: 9, of: 12 },
  { is: 'part', from: 3, to: 12, of: 12 },
  { is: 'part', from: 12, to: 12, of: 12 },
  { is: 'event', event: 9, kind: 'drew', move: 4 },
  { is: 'event', event: 9, kind: 'dealt', move: 0 },
  { is: 'event', event: 13, kind: null, move: null },
  ...(['somewhere', 'view', 'none', 'other', 'notReached'] as const).map((is) => ({ is })),
  { is: 'strayed', event: 7 },
]
/** One of each kind: a new kind is a type error here. */
const ABOUTS: Record<About['kind'], readonly About[]> = {
  round: [
    { kind: 'round', round: 2, seat: 1 },
    { kind: 'round', round: 3, seat: null },
  ],
  move: [{ kind: 'move', move: 12, why: 'late' }],
  viewer: [
    { kind: 'viewer', viewer: 0 },
    { kind: 'viewer', viewer: 2 },
  ],
  seat: [{ kind: 'seat', seat: 1 }],
  version: [
    { kind: 'version', title: 'x', played: 2, known: 3 },
    { kind: 'version', title: 'x', played: 2, known: null },
  ],
  key: (['stranger', 'distrusted', 'noKeys'] as const).map((is) => ({ kind: 'key', key: 'x', is })),
  unsigned: [{ kind: 'unsigned' }],
  witness: SAYS.map((says) => ({ kind: 'witness', says })),
  older: [{ kind: 'older' }],
  tooLong: [{ kind: 'tooLong' }],
  notReached: [{ kind: 'notReached' }],
}
const isSentence = expect.stringMatching(/^\p{Lu}.{20,}[.]$/u)

describe.each(LANGUAGES)('the words of the check, %s', (language) => {
  const words = VERIFY[language]

  it.each(CHECKS)('%s has a name, and a sentence for right and for wrong', (name) => {
    expect(Object.keys(words.checks)).toContain(name)
    expect(words.checks[name].name).toMatch(/^\p{Lu}/u)
    const [ok, wrong] = (['ok', 'wrong'] as const).map((state) => checkIn(words, { name, state }, NAMES))
    expect([ok, wrong]).toEqual([isSentence, isSentence])
    expect(ok).not.toBe(wrong)
  })

  it('there are no words for what is not checked', () => {
    expect(Object.keys(words.checks).toSorted()).toEqual([...CHECKS].toSorted())
  })

  it('says where it went wrong, or why it cannot be said, each in its own words', () => {
    const said = Object.values(ABOUTS)
      .flat()
      .map((about) => checkIn(words, { name: 'moves', state: 'unknown', about }, NAMES))
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.+\.$/u)
    expect(new Set(said).size).toBe(said.length)
    expect(said[0]).toMatch(/2.*Ben/)
    expect(said[2]).toContain('12')
    expect(said[3]).toContain('Mara')
    const wrong = checkIn(words, { name: 'seen', state: 'wrong', about: { kind: 'seat', seat: 1 } }, NAMES)
    expect(wrong).toContain(words.checks.seen.wrong)
    expect(wrong).toContain('Ben')
  })

  it('names everything that may be unproven', () => {
    expect(Object.keys(words.unproven.things).toSorted()).toEqual([...UNPROVEN].toSorted())
  })

  it('tells a shuffle of people from one that the server drew alone', () => {
    const none = { isOther: false, checks: [], silent: [], calledOff: 0, names: NAMES, unproven: [], own: null }
    const fair = verdictIn(language, { ...none, verdict: 'ok', thrown: [0, 1] })
    const alone = verdictIn(language, { ...none, verdict: 'ok', thrown: [] })
    expect(fair.text).toMatch(/Mara (and|und) Ben/)
    expect(alone.title).not.toBe(fair.title)
  })

  it('leads to where it is told at length', () => {
    const [path, id] = words.more.href.split('#')
    const text = readFileSync(new URL(`../words/${language}/pages${path}.md`, import.meta.url), 'utf8')
    expect(tell(text).sections.map((section) => section.id)).toContain(id)
  })
})
