import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { USUAL_OPTIONS } from '@robot-night/engine/games/not-a-robot'
import { LANGUAGES } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { loadOptions } from '../../loading/loadWords.ts'
import { linesOf } from '../log.ts'
import { EVENTS, players, textOf, view } from '../samples.ts'
import { refusalIn } from '#lib/words/refusal.ts'
import { REFUSALS, WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const RULES = new URL('../../../../../packages/engine/src/games/not-a-robot/RULES.md', import.meta.url)
/** Told on the table as it happens: whose turn it is, who has answered, who is who. */
const QUIET = ['roleDealt', 'reviewOpened', 'reviewed', 'explainTurn', 'debateOpened', 'readied', 'voteOpened', 'voted']

describe.each(LANGUAGES)('words in %s', (language) => {
  it('tell every event in the log but quiet ones', () => {
    const quiet = Object.values(EVENTS).filter(
      (event) => linesOf([event], { players, me: 0, language, view }).length === 0,
    )
    expect(quiet.map(({ kind }) => kind)).toEqual([...QUIET, 'roundEnded'])
  })

  it('are whole sentences for every reader', () => {
    for (const me of [0, 1, 2, 3, null])
      for (const event of Object.values(EVENTS))
        expect(textOf(linesOf([event], { players, me, language, view }))).not.toMatch(
          /undefined|null|NaN|\[object| {2}| [.,:;](?!\.\.)|\.\.|\b(You (is|has|was|\w+s)|Du (ist|hat|wird|\w+[^s]t))\b/,
        )
  })

  it('are empty nowhere', () => {
    expect(JSON.stringify(WORDS.in(language)).replaceAll('"detail":""', '')).not.toContain('""')
  })

  it('offer the usual setting of every option that players set', async () => {
    const options = await loadOptions('not-a-robot', language)
    const { avoid, ...usual } = USUAL_OPTIONS
    expect(avoid).toEqual([])
    expect(options.map(({ key }) => key)).toEqual(Object.keys(usual))
    for (const [key, value] of Object.entries(usual))
      expect(options.find((option) => option.key === key)?.choices.map((choice) => choice.value)).toContain(value)
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
    const said = [...REFUSALS, 'anything'].map((code) => refusalIn(WORDS.in(language), { code, word: 'Umbrella' }))
    expect(new Set(said).size).toBe(REFUSALS.length + 1)
    for (const each of said.slice(0, -1)) expect(each.length, each).toBeLessThan(52)
  })

  it('name the word that was said before', () => {
    expect(refusalIn(WORDS.in(language), { code: 'word_taken', word: 'Umbrella' })).toContain('Umbrella')
  })
})
