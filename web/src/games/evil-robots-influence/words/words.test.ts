import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { CARDS, USUAL_OPTIONS } from '@robot-night/engine/games/evil-robots-influence'
import { LANGUAGES } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { loadOptions } from '../../loading/loadWords.ts'
import { linesOf } from '../log.ts'
import { EVENTS, players, textOf } from '../samples.ts'
import { showingOf } from '../saying.ts'
import { refusalIn } from '#lib/words/refusal.ts'
import { REFUSALS, WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const RULES = new URL('../../../../../packages/engine/src/games/evil-robots-influence/RULES.md', import.meta.url)
/** Told on the table as it happens. */
const QUIET = ['offered', 'pileShuffled', 'revealWindow']

describe.each(LANGUAGES)('words in %s', (language) => {
  const reader = { players, me: 0, language }

  it('tell every event in the log but quiet ones', () => {
    const quiet = Object.values(EVENTS).filter((event) => linesOf([event], reader).length === 0)
    expect(quiet.map(({ kind }) => kind)).toEqual(QUIET)
  })

  it('say something in the bar for every event', () => {
    for (const event of Object.values(EVENTS)) expect(showingOf(event, reader).title.length).toBeLessThan(28)
  })

  it('are whole sentences for every reader', () => {
    for (const me of [0, 1, 2, 3, null])
      for (const event of Object.values(EVENTS))
        expect(textOf(linesOf([event], { ...reader, me }))).not.toMatch(
          /undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|,,|\b(You (is|has|was|\w+s)|Du (ist|hat|wird|gibt|dreht))\b/,
        )
  })

  it('are empty nowhere', () => {
    expect(JSON.stringify(WORDS.in(language)).replaceAll('"detail":""', '')).not.toContain('""')
  })

  it('offer the usual setting of every option', async () => {
    const options = await loadOptions('evil-robots-influence', language)
    expect(options.map(({ key }) => key)).toEqual(Object.keys(USUAL_OPTIONS))
    for (const [key, usual] of Object.entries(USUAL_OPTIONS))
      expect(options.find((option) => option.key === key)?.choices.map(({ value }) => value)).toContain(usual)
  })
})

describe.each(LANGUAGES)('the Robot Cards in %s', (language) => {
  const all = () => Object.values(CARDS).map((row) => ({ row, ...WORDS.in(language).cards.of[row.id] }))

  it('have each a name, a text and a line of flavour that fit the card', () => {
    for (const { row, name, text, flavour } of all()) {
      expect(name.length, row.id).toBeLessThan(24)
      expect(text.length, row.id).toBeGreaterThan(12)
      expect(text.length, row.id).toBeLessThan(125)
      expect(flavour.length, row.id).toBeLessThan(75)
    }
    expect(new Set(all().map(({ name }) => name)).size).toBe(all().length)
  })

  it('name the numbers that the rules go by', () => {
    for (const { row, text } of all()) if (row.size !== 0) expect(text, row.id).toContain(String(Math.abs(row.size)))
  })
})

describe.each(LANGUAGES)('refusals in %s', (language) => {
  it('have words for every code of the rules that the room has none for', async () => {
    const table = readFileSync(RULES, 'utf8').split('## 11. ')[1]?.split('\n## ')[0] ?? ''
    const codes = table
      .split('\n')
      .flatMap((line) => [...(/^\| (`[^|]+) \|/.exec(line)?.[1]?.matchAll(/`(\w+)`/g) ?? [])])
      .flatMap(([, code]) => code ?? [])
    const { refusals } = await roomWords(language)
    expect(codes.filter((code) => !(code in refusals))).toEqual([...REFUSALS])
  })

  it('say each something of its own, short enough for a narrow phone', () => {
    const said = [...REFUSALS, 'anything'].map((code) => refusalIn(WORDS.in(language), { code }))
    expect(new Set(said).size).toBe(REFUSALS.length + 1)
    for (const each of said.slice(0, -1)) expect(each.length, each).toBeLessThan(53)
  })
})
