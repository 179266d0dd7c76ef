import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { squareAt, USUAL_OPTIONS } from '@robot-night/engine/games/cardbot-derby'
import { LANGUAGES } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { loadOptions } from '../../loading/loadWords.ts'
import { linesOf, saidOf } from '../log.ts'
import { EVENTS, moved, playersOf, running, textOf } from '../samples.ts'
import { COMMANDS, REFUSALS, WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const RULES = new URL('../../../../../packages/engine/src/games/cardbot-derby/RULES.md', import.meta.url)
const ALL = [
  ...Object.values(EVENTS),
  ...(['move', 'belt', 'slide'] as const).map((cause) => moved(0, { cause, to: squareAt(1, 3) })),
  ...(['shove', 'ping'] as const).map((cause) => moved(0, { cause, by: 1, to: squareAt(0, 2) })),
]

describe.each(LANGUAGES)('words in %s', (language) => {
  const reader = (me: number | null, seats: readonly (number | null)[] = [0, 1]) => ({
    ...running(seats),
    players: playersOf(2),
    me,
    language,
  })

  it('say something in the bar for every event', () => {
    for (const event of ALL) expect(saidOf(event, reader(null)).title, event.kind).not.toBe('')
  })

  it('tell every event in the log but quiet ones', () => {
    const quiet = Object.values(EVENTS).filter((event) => linesOf([event], reader(0)).length === 0)
    expect(quiet.map(({ kind }) => kind)).toEqual(['drew', 'pileShuffled'])
  })

  it('are whole sentences for every reader', () => {
    const readers = [
      reader(0),
      reader(1),
      reader(null),
      reader(0, [0, 1, 0, 1]),
      reader(1, [0, 1, null]),
      reader(0, [null, null]),
    ]
    for (const each of readers) {
      for (const event of ALL) {
        const { title, detail } = saidOf(event, each)
        for (const said of [title, detail, textOf(linesOf([event], each))])
          expect(said).not.toMatch(
            /undefined|null|NaN|\[object| {2}| [.,:;]|\.\.|\b(You (is|has)|Du (ist|hat|fährt|schiebt|dreht|klebt))\b|\?/,
          )
      }
    }
  })

  it('never speak to a watcher as to a player', () => {
    for (const event of ALL) {
      const { title, detail } = saidOf(event, reader(null))
      expect(`${title} ${detail} ${textOf(linesOf([event], reader(null)))}`).not.toMatch(
        /\b(you|your|du|dich|dir|deine?)\b/i,
      )
    }
  })

  it('are empty nowhere', () => {
    expect(JSON.stringify(WORDS.in(language))).not.toContain('""')
  })

  it('fit a card with each command', () => {
    for (const command of COMMANDS) expect(WORDS.in(language).commands[command].length, command).toBeLessThan(8)
  })

  it('are short under a card', () => {
    const { face, target, ...words } = WORDS.in(language).caption
    for (const each of [...Object.values(words), ...Object.values(face), target('Q')])
      expect(each.length, each).toBeLessThanOrEqual(19)
  })

  it('offer the usual setting of every option', async () => {
    const options = await loadOptions('cardbot-derby', language)
    expect(options.map(({ key }) => key).toSorted()).toEqual(Object.keys(USUAL_OPTIONS).toSorted())
    for (const { key, choices } of options) {
      const usual = Object.entries(USUAL_OPTIONS).find(([name]) => name === key)?.[1]
      expect(
        choices.map(({ value }) => value),
        key,
      ).toContain(usual)
    }
  })
})

describe('refusals', () => {
  it('have words for every code of the rules that the room has none for', async () => {
    const table = readFileSync(RULES, 'utf8').split('## 11. ')[1]?.split('\n## ')[0] ?? ''
    const codes = table.split('\n').flatMap((line) => /^\| `(\w+)`/.exec(line)?.slice(1) ?? [])
    const { refusals } = await roomWords('en')
    expect(codes.filter((code) => !(code in refusals))).toEqual([...REFUSALS])
  })
})
