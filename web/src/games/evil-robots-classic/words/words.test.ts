import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { ROBOTS, TYPES, USUAL_OPTIONS } from '@robot-night/engine/games/evil-robots-classic'
import { loadOptions } from '../../loading/loadWords.ts'
import { linesOf, saidOf } from '../log.ts'
import { EVENTS, players, textOf } from '../samples.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { roomWords } from '#lib/words/roomWords.ts'
import { REFUSALS, WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const RULES = new URL('../../../../../packages/engine/src/games/evil-robots-classic/RULES.md', import.meta.url)

describe.each(LANGUAGES)('words in %s', (language) => {
  it('say something in the bar for every event', () => {
    for (const event of Object.values(EVENTS)) {
      expect(saidOf(event, { players, me: null, language }).title, event.kind).not.toBe('')
    }
  })

  it('tell every event in the log but quiet ones', () => {
    const quiet = Object.values(EVENTS).filter((event) => textOf(linesOf(event, { players, me: 0, language })) === '')
    expect(quiet.map(({ kind }) => kind)).toEqual(['ready', 'callOpened'])
  })

  it('are empty nowhere', () => {
    expect(JSON.stringify(WORDS.in(language)).replaceAll('"detail":""', '')).not.toContain('""')
  })

  it('print a text on every robot, short enough for its card', () => {
    for (const robot of ROBOTS) {
      expect(WORDS.in(language).robots[robot].length, robot).toBeGreaterThan(20)
      expect(WORDS.in(language).robots[robot].length, robot).toBeLessThan(140)
    }
  })

  it('name a deed for every action that there is', () => {
    const active = ROBOTS.filter((robot) => TYPES[robot] === 'action' && robot !== 'JudasBot')
    expect(Object.keys(WORDS.in(language).turn.robotUse).toSorted()).toEqual(active.toSorted())
  })

  it('offer the usual setting of every option', async () => {
    const options = await loadOptions('evil-robots-classic', language)
    expect(options.map(({ key }) => key).toSorted()).toEqual(Object.keys(USUAL_OPTIONS).toSorted())
    for (const [key, usual] of Object.entries(USUAL_OPTIONS)) {
      expect(options.find((option) => option.key === key)?.choices.map(({ value }) => value)).toContain(usual)
    }
  })

  it('fit the buttons of a narrow phone', () => {
    const { talk, call, turn, chain, pass } = WORDS.in(language)
    const halves = [call.me, call.notMe, chain.stayOut, chain.react, turn.also.open, talk.unready]
    const thirds = [talk.show.open, talk.passNow, talk.ready]
    const wholes = [turn.do.push('Number Five', 'N'), turn.do.group(['Ada', 'Jonas']), talk.show.toSome(['Ada', 'Teo'])]
    for (const each of halves) expect(each.length, each).toBeLessThan(17)
    for (const each of thirds) expect(each.length, each).toBeLessThan(17)
    for (const each of [...wholes, pass.sort.done]) expect(each.length, each).toBeLessThan(32)
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

describe('what was not as it seemed', () => {
  it('is told by robot, and when', () => {
    const diary = { ...EVENTS.revealed.result.diary }
    const told = { who: (seat: number | 'npc') => ({ name: seat === 0 ? 'Mira' : 'Jonas', isMe: false }) }
    const sentences = (language: 'en' | 'de') =>
      WORDS.in(language)
        .reveal.secrets(diary, told)
        .map(({ bits }) => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join(''))
    expect(sentences('en')[0]).toBe('Jonas (CheatBot) showed Good at 7, but was Evil.')
    expect(sentences('de')[0]).toBe('Jonas (CheatBot) hat bei 7 Gut gezeigt und war böse.')
    expect(sentences('de')[1]).toBe('Mira (JudasBot) hat bei 4 nicht bloß gepasst, sondern ist heimlich böse geworden.')
  })
})
