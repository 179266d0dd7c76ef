import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '@robot-night/engine/games/evil-robots-influence'
import { LANGUAGES, type Language } from '#lib/words/language.ts'
import { linesOf } from './log.ts'
import { EVENTS, players, textOf } from './samples.ts'
import { showingOf } from './saying.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const heard = (event: Event, me: number | null = null, language: Language = 'en') =>
  textOf(linesOf([event], { players, me, language }))
const covered = (event: Event, me = 0) => textOf(linesOf([event], { players, me, language: 'en', isCovered: true }))

describe('an auction in the log', () => {
  it('begins with who deals, the pot and the cards', () => {
    const lines = linesOf([EVENTS.roundStarted, EVENTS.potSet, EVENTS.idleSet, EVENTS.stackSet], {
      players,
      me: 1,
      language: 'en',
    })
    expect(lines.map((line) => textOf([line]))).toEqual([
      'Round 2: you deal.',
      'The pot holds 4 gems.',
      'The Idle Robot joins in with power 3.',
      'Power Cards on offer: 6, 5, 2, 0.',
    ])
  })

  it('says whose hands are up', () => {
    expect(heard(EVENTS.hands, 2)).toBe('2 hands up: Mira and you.')
    expect(heard({ kind: 'hands', raised: [2] }, 2, 'de')).toBe('Nur du hebst die Hand.')
    expect(heard({ kind: 'hands', raised: [] })).toBe('')
    expect(heard(EVENTS.unclaimed)).toBe('Nobody wants the 6: it goes to the bottom as a zero.')
  })

  it('names every offer, who is picked and what is paid', () => {
    expect(heard(EVENTS.offersShown, 0)).toBe('Offers: Ada 3, you 1.')
    expect(heard(EVENTS.picked, 2)).toBe('Jonas picks you for 3 Influence.')
    expect(heard({ ...EVENTS.picked, paid: 0 }, 1, 'de')).toBe('Du gibst Ada die Karte, umsonst.')
    expect(heard({ ...EVENTS.picked, seat: 1 })).toBe('Jonas takes the card. Nobody pays.')
    expect(heard(EVENTS.powerGiven)).toBe('Ada gets the 6 and 3 tokens.')
  })
})

describe('a turn in the log', () => {
  it('tells what a card costs, with the toll', () => {
    expect(heard(EVENTS.cardPlayed)).toBe('Mira plays Flute Shepherd for 2 tokens, including the toll.')
    expect(heard({ ...EVENTS.cardPlayed, used: false, surcharge: 0, paid: 1 }, 0, 'de')).toBe(
      'Du zeigst Flötenhirte ohne Wirkung, für 1 Marke.',
    )
  })

  it('says whom a token is taken from', () => {
    const choices = { seat: 3, token: true } as const
    const hand: Event = { ...EVENTS.cardPlayed, card: 'R07', paid: 0, surcharge: 0, choices }
    expect(heard(hand)).toBe('Mira plays Drawing Hand on Teo.')
  })

  it('says which coin is turned, and calls the Idle Robot by its name', () => {
    const idle: Event = { kind: 'coinTurned', coin: { holder: 'idle', slot: 'left' }, by: 2, face: 'T' }
    expect(heard(idle)).toBe('Ada turns the Idle Robot’s left coin: Evil.')
    expect(heard(idle, 2, 'de')).toBe('Du drehst die linke Münze vom Leerläufer um: Böse.')
    const own: Event = { kind: 'coinTurned', coin: { holder: 2, slot: 'shown' }, by: 2, face: 'H' }
    expect(heard(own, 2)).toBe('You turn your shown coin: Good.')
    expect(heard(own)).toBe('Ada turns their own shown coin: Good.')
  })

  it('tells a look with what was seen to the one who looked', () => {
    expect(heard(EVENTS.looked, 0)).toBe('You look at Jonas’s and Teo’s hidden coins: Evil, Good.')
    expect(heard({ ...EVENTS.looked, faces: null }, 1)).toBe('Mira looks at your and Teo’s hidden coins.')
    expect(heard({ ...EVENTS.looked, seats: [1], faces: null }, 1, 'de')).toBe(
      'Mira sieht sich deine verdeckte Münze an.',
    )
    const all: Event = { kind: 'looked', by: 0, seats: [1, 2, 3], faces: ['T', 'H', 'H'] }
    expect(heard(all, 0)).toBe('You look at every hidden coin: Jonas Evil, Ada Good, Teo Good.')
  })

  it('says who has which coin after an exchange', () => {
    expect(heard(EVENTS.coinsExchanged, 3)).toBe(
      'Mira exchanges hidden coins with you, now Good for Mira and Evil for you.',
    )
    expect(heard({ ...EVENTS.coinsExchanged, faces: null })).toBe('Mira exchanges hidden coins with Teo.')
  })

  it('tells of Influence once', () => {
    expect(heard(EVENTS.influenceChanged)).toBe('Jonas loses 1 Influence: 5 now.')
    expect(heard({ ...EVENTS.influenceChanged, cause: 'toll', delta: 1 }, 1)).toBe('You collect 1 Influence in tolls.')
    for (const cause of ['offer', 'split', 'change', 'R11', 'R15'] as const)
      expect(heard({ ...EVENTS.influenceChanged, cause })).toBe('')
  })
})

describe('the end of a round in the log', () => {
  const said = (event: Event, me: number | null = null) =>
    linesOf([event], { players, me, language: 'en' }).map((line) => textOf([line]))

  it('has a line for each team, and one for who wins', () => {
    expect(said(EVENTS.counted, 2)).toEqual([
      'Good 7: Mira and you.',
      'Evil 6: Jonas.',
      'Neutral 4: Teo and the Idle Robot.',
      'Good wins: Mira and you.',
    ])
  })

  it('says when the lowest total wins, when teams tie, and when nobody does', () => {
    expect(said({ ...EVENTS.counted, winning: ['evil'], winners: [1] }).at(-1)).toBe(
      'Evil wins with the lowest total: Jonas.',
    )
    expect(said({ ...EVENTS.counted, winning: ['good', 'evil'], winners: [0, 1, 2] }).at(-1)).toBe(
      'Good and Evil win together: Mira, Jonas and Ada.',
    )
    expect(said({ ...EVENTS.counted, winners: [] }).at(-1)).toBe('Good wins, but no player is on that side.')
    expect(said({ ...EVENTS.counted, competing: [], winning: [], winners: [] }).at(-1)).toBe(
      'Nobody is Good or Evil: nobody wins.',
    )
  })

  it('says how the pot was shared', () => {
    expect(heard(EVENTS.splitProposed, 2)).toBe('Mira proposes No. 1: Mira 3, you 2.')
    expect(heard(EVENTS.splitDone)).toBe('Agreed: Mira 3, Ada 2.')
    expect(heard({ ...EVENTS.splitDone, how: 'noDeal' }, 0)).toBe(
      'No deal: one gem each, the rest is lost. You 3, Ada 2.',
    )
    expect(heard({ kind: 'splitDone', shares: [], how: 'none' }, null, 'de')).toBe('Zu teilen gibt es nichts.')
    expect(heard({ kind: 'splitDone', shares: [{ seat: 1, gems: 4 }], how: 'single' })).toBe(
      'Jonas takes the whole pot: 4.',
    )
  })

  it('tells the end card by card', () => {
    expect(heard(EVENTS.endgameTriggered, 0)).toBe('You have 10 Influence or more: this may be the end.')
    expect(heard(EVENTS.endgameEffect, 0)).toBe('Rebel Foreman: you −1 and Ada −1.')
    expect(heard({ ...EVENTS.endgameEffect, worked: false }, null, 'de')).toBe('Streikführer hat keine Wirkung.')
    expect(heard(EVENTS.retained)).toBe('Mira keeps the left card and gives back the right card.')
    expect(said(EVENTS.pathChosen)).toEqual(['Which path? Mira Good, Ada Evil.', 'A coin decides: The path is Evil.'])
    expect(said(EVENTS.gameEnded)).toEqual([
      'Mira and Ada share the win.',
      'Influence: Mira 11, Ada 11, Teo 7, Jonas 4.',
    ])
  })
})

describe('where secrets lie covered', () => {
  const secrets: readonly Event[] = [
    EVENTS.robotDealt,
    EVENTS.coinsTossed,
    EVENTS.coinTurned,
    EVENTS.coinsExchanged,
    EVENTS.looked,
    EVENTS.cardChanged,
    EVENTS.museKept,
  ]

  it.each(secrets.map((event) => ({ kind: event.kind, event })))('$kind does not call them by name', ({ event }) => {
    const name = /Flute Shepherd|Tin Heart|Peacock Fountain|Evil/
    expect(heard(event, 0)).toMatch(name)
    expect(covered(event)).not.toMatch(name)
    expect(showingOf(event, { players, me: 0, language: 'en', isCovered: true }).detail).not.toMatch(name)
  })

  it('what all see is told as ever', () => {
    expect(covered(EVENTS.cardPlayed)).toBe(heard(EVENTS.cardPlayed, 0))
    expect(covered(EVENTS.coinSet)).toContain('Good')
  })
})

describe('a line', () => {
  const aboutOf = (...events: Event[]) =>
    linesOf(events, { players, me: null, language: 'en' }).map(({ about }) => about ?? null)

  it('points at the robots, the pot or the cards that it is about', () => {
    expect(aboutOf(EVENTS.picked)).toEqual(['seat-1 seat-2'])
    expect(aboutOf(EVENTS.marked)).toEqual(['seat-0 seat-idle'])
    expect(aboutOf(EVENTS.potSet)).toEqual(['pot'])
    expect(aboutOf(EVENTS.stackSet)).toEqual(['stack'])
    expect(aboutOf(EVENTS.looseCoin)).toEqual([null])
  })

  it('of an earlier round points at its robots, but not at a pot that is gone', () => {
    expect(aboutOf(EVENTS.potSet, EVENTS.hands, EVENTS.roundStarted)).toEqual([null, 'seat-0 seat-2', 'seat-1'])
  })

  it('has the robot before it whose doing it was', () => {
    const seats = [EVENTS.picked, EVENTS.splitProposed, EVENTS.coinTurned, EVENTS.counted, EVENTS.bonus].map(
      (event) => linesOf([event], { players, me: null, language: 'en' })[0]?.seat,
    )
    expect(seats).toEqual([1, 0, 0, null, 0])
  })
})
