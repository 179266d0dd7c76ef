import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '@robot-night/engine/games/robot-revolution'
import { linesOf, saidOf } from '../log.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { WORDS } from './words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const players = [
  { seat: 0, name: 'Mira', robot: 0, presence: 'here', botPlays: false },
  { seat: 1, name: 'Jonas', robot: 1, presence: 'here', botPlays: false },
] as const

const totals = [
  { seat: 0, base: 9, rankAndFile: 0, sharedCode: 5, total: 14 },
  { seat: 1, base: 11, rankAndFile: 0, sharedCode: 0, total: 11 },
]
const EVENTS: { [K in Event['kind']]: Extract<Event, { kind: K }> } = {
  cut: {
    kind: 'cut',
    draws: [
      { seat: 0, card: '2D' },
      { seat: 1, card: '8H' },
    ],
    tied: [],
  },
  primary: { kind: 'primary', seat: 1 },
  dealt: { kind: 'dealt', seat: 0, count: 1, deckLeft: 30, cards: ['KS'] },
  mulligan: { kind: 'mulligan', seat: 0, took: true, cards: null },
  generalsDealt: { kind: 'generalsDealt', seat: 0, count: 4 },
  roundStarted: { kind: 'roundStarted', round: 2, primary: 0 },
  playedUp: { kind: 'playedUp', seat: 0, card: '7C', battlefield: 1, byNobility: false },
  noblePassed: { kind: 'noblePassed', seat: 0 },
  playedDown: { kind: 'playedDown', seat: 0, battlefields: [2, 2], cards: null },
  revealed: { kind: 'revealed', cards: [] },
  battle: { kind: 'battle', battlefield: 4, totals, outcome: 'hold', winner: 0, holdCard: 'QD', discarded: [] },
  generalsLost: { kind: 'generalsLost', seat: 0, hits: 1, lost: 1, generalsLeft: 3, cards: null },
  fell: { kind: 'fell', seat: 0, round: 5, discarded: [] },
  reshuffled: { kind: 'reshuffled', deckLeft: 20 },
  gameOver: { kind: 'gameOver', result: 'win', places: [[0], [1]] },
}
const text = (event: Event, me: number | null, language: 'en' | 'de') =>
  linesOf(event, { players, me, language })
    .map(({ bits }) => bits.map((bit) => (typeof bit === 'string' ? bit : bit.strong)).join(''))
    .join(' ')

describe.each(LANGUAGES)('words in %s', (language) => {
  it('say something in the bar for every event', () => {
    for (const event of Object.values(EVENTS)) {
      expect(saidOf(event, { players, me: null, language }).title, event.kind).not.toBe('')
    }
  })

  it('tell every event in the log but quiet ones', () => {
    const quiet = Object.values(EVENTS).filter((event) => text(event, 0, language) === '')
    expect(quiet.map(({ kind }) => kind)).toEqual(['generalsDealt'])
  })

  it('speak to the reader and of the others', () => {
    expect(text(EVENTS.playedUp, 0, language)).not.toContain('Mira')
    expect(text(EVENTS.playedUp, 1, language)).toContain('Mira')
    expect(text(EVENTS.playedUp, null, language)).toContain('Mira')
  })

  it('tell nobody else’s cards', () => {
    expect(text({ ...EVENTS.dealt, seat: 1, cards: null }, 0, language)).toBe('')
  })
})

describe('battles in the log', () => {
  it('say who won, by how much, and which bonus made it', () => {
    expect(text(EVENTS.battle, 0, 'en')).toBe('You took battlefield 4: 14 against 11, Shared Code +5.')
    expect(text(EVENTS.battle, 1, 'de')).toBe('Mira gewinnt auf 4: 14 gegen 11, Gleicher Code +5.')
  })

  it('say nothing of an empty battlefield', () => {
    expect(text({ ...EVENTS.battle, outcome: 'empty', totals: [], winner: null }, 0, 'en')).toBe('')
  })
})

describe('places', () => {
  it('are counted as people count', () => {
    expect([1, 2, 3, 4].map(WORDS.in('en').over.place)).toEqual(['1st', '2nd', '3rd', '4th'])
  })
})

describe('sentences that depend on whom they name', () => {
  it('say how many cards were laid, and where', () => {
    const one: Event = { ...EVENTS.playedDown, battlefields: [3] }
    expect(text(EVENTS.playedDown, null, 'en')).toBe('Mira laid two cards face down, both on 2.')
    expect(text(EVENTS.playedDown, null, 'de')).toBe('Mira legt zwei Karten verdeckt, beide auf 2.')
    expect(text(one, 0, 'en')).toBe('You laid a card face down on 3.')
    expect(text(one, 0, 'de')).toBe('Du legst eine Karte verdeckt auf 3.')
  })

  it('have the verb for the reader in a draw', () => {
    const { draw } = WORDS.in('de').over
    expect(draw(['Mira', 'Jonas', 'Ada'])).toBe(
      'Unentschieden: Mira, Jonas und Ada führen den letzten Schlag gemeinsam',
    )
    expect(draw(['Mira', 'Jonas'])).toBe('Unentschieden: Mira und Jonas führen den letzten Schlag gemeinsam')
    expect(draw(['Mira', 'Du'])).toBe('Unentschieden: Du und Mira führt den letzten Schlag gemeinsam')
  })

  it('name a rank in the middle of a sentence as one does there', () => {
    expect(WORDS.in('en').ask.comesFirst('Seven', 3)).toContain('On 3 the seven comes first')
    expect(WORDS.in('de').ask.comesFirst('Bube', 3)).toContain('Auf 3 kommt der Bube zuerst')
    expect(saidOf(EVENTS.battle, { players, me: 0, language: 'en' }).detail).toContain('Your queen turns sideways')
  })
})
