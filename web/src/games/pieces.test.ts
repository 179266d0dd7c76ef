import { readdirSync, readFileSync } from 'node:fs'
import { RANKS } from '@robot-night/engine/games/cardbot-derby'
import { ROBOTS } from '@robot-night/engine/games/evil-robots-classic'
import { CARDS } from '@robot-night/engine/games/evil-robots-influence'
import { describe, expect, it } from 'vitest'
import type { TitlePieces } from '../lib/stage/titlePieces.ts'
import { LANGUAGES, type Language } from '../lib/words/language.ts'
import derby from './cardbot-derby/pieces.ts'
import classic from './evil-robots-classic/pieces.ts'
import influence from './evil-robots-influence/pieces.ts'
import captcha from './not-a-robot/pieces.ts'
import revolution from './robot-revolution/pieces.ts'
import { WORDS as DERBY } from './cardbot-derby/words/words.ts'
import { WORDS as CLASSIC } from './evil-robots-classic/words/words.ts'
import { WORDS as INFLUENCE } from './evil-robots-influence/words/words.ts'

const TITLES: Readonly<Record<string, TitlePieces>> = {
  'robot-revolution': revolution,
  'evil-robots-classic': classic,
  'evil-robots-influence': influence,
  'not-a-robot': captcha,
  'cardbot-derby': derby,
}
/** Those with words of their own, by what stands for which one: `which` of each of them is asked for. */
const SUITED = ['2C', '10H', 'JD', 'QS', 'KC', 'AH', '7S#2']
const ONES: Readonly<Record<string, readonly string[]>> = {
  'robot-revolution card': SUITED,
  'robot-revolution stamp': ['empty', 'tie', 'hold', 'breakthrough'],
  'evil-robots-classic robot': ROBOTS,
  'evil-robots-classic coin': ['G', 'E', 'N'],
  'evil-robots-influence card': Object.keys(CARDS),
  'evil-robots-influence coin': ['G', 'E', 'N'],
  'evil-robots-influence back': ['left', 'right'],
  'not-a-robot role': ['human', 'robot'],
  'cardbot-derby card': RANKS,
  'cardbot-derby tile': [
    ...(['start', 'belt', 'belt-first', 'tar', 'ice', 'portal', 'turn-left', 'turn-right'] as const),
    ...(['wall', 'gate', 'target-J', 'target-Q', 'target-K'] as const),
  ],
}

/** With nothing on it that says why. */
const table = (language: Language) => ({ language, view: {}, players: [] })

/** Every kind that one of a title's parts marks, as it is written there. */
function markedIn(title: string): string[] {
  const at = new URL(`${title}/`, import.meta.url)
  const parts = readdirSync(at, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'))
  const marks = parts.flatMap((path) => [
    ...readFileSync(new URL(path, at), 'utf8').matchAll(/data-piece=(?:"([^"]*)"|\{([^\n]*?)\}(?=[\s>]))/g),
  ])
  return marks.flatMap(([, plain, code]) =>
    plain === undefined
      ? [...(code ?? '').matchAll(/(?<!=== )['`]([a-z][a-z-]*)[:'`]/g)].map(([, kind]) => kind ?? '')
      : [plain.split(':')[0] ?? ''],
  )
}

describe.each(Object.entries(TITLES))('the pieces of %s', (title, pieces) => {
  it.each(LANGUAGES)('each have a name and say in a few words what they are: %s', async (language) => {
    await Promise.all([
      pieces.fetchWords(language),
      ...[CLASSIC, DERBY, INFLUENCE].map((words) => words.fetch(language)),
    ])
    for (const kind of pieces.kinds) {
      const found = pieces.said(kind, table(language))
      expect(found?.name, kind).toBeTruthy()
      expect(found?.text.split(/\s/).length, kind).toBeGreaterThan(3)
      for (const which of ONES[`${title} ${kind}`] ?? []) {
        const one = pieces.said(`${kind}:${which}`, table(language))
        expect(one?.text, `${kind} ${which}`).toBeTruthy()
        expect(one, `${kind} ${which}`).not.toEqual(found)
      }
    }
  })

  it('are all that its parts mark', () => {
    const marked = markedIn(title)
    expect(marked.length).toBeGreaterThan(5)
    expect(marked.filter((kind) => !pieces.kinds.includes(kind))).toEqual([])
  })

  it('are nothing else', async () => {
    await pieces.fetchWords('en')
    expect(pieces.said('teapot', table('en'))).toBeNull()
  })
})
