import { keyOf, keyStream, rngOf, update, type Position } from '@robot-night/engine'
import {
  evilRobotsClassic,
  USUAL_OPTIONS,
  type Decisions,
  type View,
} from '@robot-night/engine/games/evil-robots-classic'
import { atRandom, playout } from '@robot-night/engine/testing'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Said } from '#lib/stage/telling.ts'
import type { AskOf } from '#lib/table/title.ts'
import { LANGUAGES, type Language } from '#lib/words/language.ts'
import { EVENTS, players } from './samples.ts'
import { sayingOf } from './saying.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

type Ask = AskOf<Decisions>
type Viewer = number | 'spectator'
const isAsk = (asked: { kind: string }): asked is Ask => asked.kind in evilRobotsClassic.decisions
const isView = (view: object): view is View => 'whispered' in view

function lived(position: Position, viewer: Viewer): { view: View; asks: Ask | null } {
  const { view, asks } = update(evilRobotsClassic, position, viewer)
  if (!isView(view) || (asks && !isAsk(asks))) throw new Error('a view and a question of this title')
  return { view, asks }
}

const positions: Position[] = ['one', 'two', 'three', 'four', 'five'].flatMap((seed) => {
  const options = { ...USUAL_OPTIONS, target: 4, roundCap: 10, npc: 'on' }
  const match = { seats: players.length, options, stream: keyStream(keyOf(seed)) }
  return [...playout(evilRobotsClassic, match, atRandom(rngOf(seed)))].map(({ reached }) => reached.position)
})
const SEATS = players.map(({ seat }) => seat)

function barOf(position: Position, viewer: Viewer, language: Language = 'en'): Said {
  const reader = { players, me: viewer === 'spectator' ? null : viewer, language }
  return sayingOf(reader, { ...lived(position, viewer), showing: null })
}

describe('the bar', () => {
  it.each(LANGUAGES)('says something at every moment to everybody, in %s', (language) => {
    for (const position of positions) {
      for (const viewer of [...SEATS, 'spectator'] as const) {
        const { title, detail } = barOf(position, viewer, language)
        expect(title, position.state.phase.kind).not.toBe('')
        expect(`${title} ${detail}`).not.toMatch(/undefined|null|NaN|\[object/)
      }
    }
  })

  it('asks everybody in a window in the same words, whatever they hold', () => {
    const asked = positions.flatMap((position) => {
      const said = SEATS.flatMap((seat) => {
        const kind = lived(position, seat).asks?.kind
        return kind === 'call' || kind === 'react' || kind === 'lineUp' ? [barOf(position, seat)] : []
      })
      const others = said.filter(({ title }) => !title.includes('you'))
      return others.length > 1 ? [new Set(others.map((each) => JSON.stringify(each))).size] : []
    })
    expect(asked.length).toBeGreaterThan(50)
    expect(new Set(asked)).toEqual(new Set([1]))
  })

  it('shows what happens before it asks', () => {
    const reader = { players, me: 0, language: 'en' } as const
    const [begun] = positions
    if (!begun) throw new Error('a match begins')
    const { view, asks } = lived(begun, 0)
    expect(sayingOf(reader, { view, asks, showing: EVENTS.showed }).title).toBe('Jonas shows power 9')
    expect(sayingOf(reader, { view, asks, showing: null }).title).not.toBe('Jonas shows power 9')
  })
})
