import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '@robot-night/engine/games/evil-robots-classic'
import { LANGUAGES } from '#lib/words/language.ts'
import { linesOf, saidOf } from './log.ts'
import { EVENTS, players, textOf } from './samples.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const heard = (event: Event, me: number | null, language: 'en' | 'de' = 'en') =>
  textOf(linesOf(event, { players, me, language }))
const covered = (event: Event, me = 0) => textOf(linesOf(event, { players, me, language: 'en', isCovered: true }))

describe('a round in the log', () => {
  it('begins once, and tells one’s own cards to oneself', () => {
    expect(heard(EVENTS.dealt, 0)).toBe(
      'Round 3: a robot, a power and a coin for everyone. You were dealt PushBot, power 6, and you’re Good.',
    )
    expect(heard({ ...EVENTS.dealt, own: null, seat: 1 }, 0)).toBe('')
  })

  it('speaks to the reader and of the others', () => {
    expect(heard(EVENTS.conversionDeclared, 0)).toBe('You convert Jonas to Good.')
    expect(heard(EVENTS.conversionDeclared, 1)).toBe('Mira converts you to Good.')
    expect(heard(EVENTS.conversionDeclared, null)).toBe('Mira converts Jonas to Good.')
    expect(heard(EVENTS.conversionDeclared, 1, 'de')).toBe('Mira bekehrt dich zum Guten.')
  })

  it('calls the extra robot by its name', () => {
    const event: Event = { kind: 'coinFlipped', target: 'npc', by: 0, result: 'E' }
    expect(heard(event, 0)).toBe('Number Five’s coin was flipped: Evil.')
    expect(heard(event, 0, 'de')).toBe('Die Münze von Nummer Fünf wird neu geworfen: Böse.')
  })

  it('ends a chain with what all may believe of each that was aimed at', () => {
    const results = [
      { target: 1, stands: false, allegiance: 'G' },
      { target: 0, stands: true, allegiance: 'N' },
      { target: 0, stands: false, allegiance: 'E' },
    ] as const
    const lines = linesOf({ kind: 'conversionEnded', results: [...results] }, { players, me: 1, language: 'en' })
    expect(lines.map((line) => textOf([line]))).toEqual(['You aren’t converted.', 'Mira is Neutral now.'])
  })
})

describe('a private show', () => {
  const event: Event = {
    kind: 'showed',
    seat: 3,
    to: [0, 2],
    showed: { what: 'allegiance', value: 'E' },
    byRule: false,
  }

  it('is told as who showed it and as who saw it live it', () => {
    expect(heard(event, 3)).toBe('You showed Mira and Ada Evil. Nobody else knows.')
    expect(heard(event, 0)).toBe('Teo showed you and Ada Evil. Nobody else knows.')
    expect(heard(event, 2, 'de')).toBe('Teo zeigt dir und Mira Böse. Sonst weiß es niemand.')
  })

  it('is not named where secrets lie covered, neither in the log nor in the bar', () => {
    expect(covered(event)).toBe('Teo showed you and Ada something. Nobody else knows.')
    expect(saidOf(event, { players, me: 0, language: 'en', isCovered: true }).title).toBe('Teo shows you something')
  })
})

describe('where secrets lie covered', () => {
  const secrets: readonly Event[] = [
    EVENTS.dealt,
    { ...EVENTS.turnPassed, seat: 0, secret: 'E' },
    { ...EVENTS.judged, target: 0, stands: false, truth: true },
    { ...EVENTS.coinFlipped, target: 0, result: 'E' },
    {
      kind: 'conversionDeclared',
      conversion: { via: 'self', instigator: 0, target: 0, allegiance: 'G' },
      real: 'E',
    },
    EVENTS.missed,
    EVENTS.allegianceNow,
  ]

  it.each(secrets.map((event) => ({ kind: event.kind, event })))('$kind does not call them by name', ({ event }) => {
    expect(heard(event, 0)).toMatch(/PushBot|Evil|In truth|no turn/)
    expect(covered(event)).not.toMatch(/PushBot|Evil|In truth|no turn/)
    expect(JSON.stringify(saidOf(event, { players, me: 0, language: 'en', isCovered: true }))).not.toMatch(
      /PushBot|Evil|truth|No turn/,
    )
  })
})

describe('a line', () => {
  const lineOf = (event: Event) => linesOf(event, { players, me: null, language: 'en' })[0]

  it('has the robot before it whose doing it was', () => {
    expect([EVENTS.dealt, EVENTS.showed, EVENTS.robotUsed, EVENTS.scored].map((each) => lineOf(each)?.seat)).toEqual([
      null,
      1,
      0,
      null,
    ])
  })

  it('points at everybody that it is about', () => {
    expect(lineOf(EVENTS.robotUsed)?.about).toBe('seat-0 seat-1')
    expect(lineOf(EVENTS.linedUp)?.about).toBe('seat-0 seat-1')
    expect(lineOf(EVENTS.scored)).not.toHaveProperty('about')
  })
})
