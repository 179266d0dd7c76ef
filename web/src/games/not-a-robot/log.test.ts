import { beforeAll, describe, expect, it } from 'vitest'
import type { Event } from '@robot-night/engine/games/not-a-robot'
import { isMarked, seatKey } from '#lib/stage/telling.ts'
import { LANGUAGES, type Language } from '#lib/words/language.ts'
import { linesOf } from './log.ts'
import { placeKey } from './marks.ts'
import { EVENTS, LIST, players, textOf, view } from './samples.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const linesTo = (events: readonly Event[], me: number | null, language: Language = 'en') =>
  linesOf(events, { players, me, language, view })
const heard = (event: Event, me: number | null = null, language: Language = 'en') =>
  textOf(linesTo([event], me, language))

describe('a round in the log', () => {
  it('has one line for each word, and one for who gave none', () => {
    expect(heard(EVENTS.wordGiven)).toBe('Jonas says Yellow.')
    expect(heard(EVENTS.wordGiven, 1, 'de')).toBe('Du sagst Yellow.')
    expect(heard(EVENTS.blankGiven)).toBe('No word from Teo.')
  })

  it('says what was objected to, by whom, and what is struck', () => {
    expect(linesTo([EVENTS.objectionsShown], 2).map((line) => textOf([line]))).toEqual([
      'Clothes stands. Jonas objected.',
      'Water is struck. Mira and Jonas objected. You give another word.',
    ])
    const objections = EVENTS.objectionsShown.objections.map(({ seat }) => ({ seat, objections: [] }))
    expect(heard({ ...EVENTS.objectionsShown, objections, struck: [] })).toBe('No objections: all words stand.')
  })

  it('tells of the call over what all know: that nobody came forward', () => {
    expect(heard(EVENTS.callOpened, 1)).toBe('You call on the Robot to come forward.')
    for (const me of [null, 0, 1, 2, 3]) expect(heard(EVENTS.callClosed, me)).toBe('Nobody has come forward.')
  })

  it('gives an explanation with the word that it is about', () => {
    expect(heard(EVENTS.explained)).toBe('Jonas explains Yellow: “Like the sand”')
    expect(heard({ ...EVENTS.explained, seat: 3, entry: 4 }, 3, 'de')).toBe('Du hattest kein Wort: „Like the sand“')
    expect(heard({ ...EVENTS.explained, text: null })).toBe('')
  })

  it('has all votes in one line', () => {
    expect(heard(EVENTS.votesShown)).toBe('Votes: Ada 2 (Mira and Teo), Jonas 1 (Ada), the Server 1 (Jonas).')
    expect(heard(EVENTS.votesShown, 2, 'de')).toBe(
      'Stimmen: du 2 (von Mira und Teo), Jonas 1 (von dir), Server 1 (von Jonas).',
    )
  })

  it('says whose card a tie turns up', () => {
    const tie: Event = { ...EVENTS.votesShown, votes: [3, 9, 1, 1], tied: [1, 3], revealed: 2 }
    expect(heard(tie)).toContain('. A tie: Ada’s card is revealed, as the last on the list.')
    expect(heard(tie, 2, 'de')).toContain('Aufgedeckt wird deine Karte, weil das Wort weiter hinten steht.')
    expect(heard({ ...tie, tied: [1, 9], revealed: 'server' })).toContain('A tie: the Server’s card is revealed.')
    expect(heard({ ...tie, votes: [null, null, null, null], revealed: 'server' })).toBe(
      'Nobody voted: the Server’s card is revealed.',
    )
  })

  it('names the Robot once', () => {
    const caught = linesTo([EVENTS.cardRevealed, EVENTS.rolesShown], null).map((line) => textOf([line]))
    expect(caught).toEqual(['Ada’s card: Robot!'])
    const human: Event = { ...EVENTS.cardRevealed, candidate: 1, role: 'human' }
    expect(textOf(linesTo([human, EVENTS.rolesShown], 2))).toBe('Jonas’s card: Human. You were the Robot.')
    expect(heard(EVENTS.cardRevealed, 2, 'de')).toBe('Deine Karte: Roboter!')
    expect(heard(EVENTS.cardRevealed, 0, 'de')).toBe('Die Karte von Ada: Roboter!')
  })

  it('tells a glitch as one', () => {
    const roles: Event = { kind: 'rolesShown', roles: ['human', 'human', 'human', 'human'], serverRole: 'robot' }
    const events: Event[] = [roles, { ...EVENTS.scored, winner: 'robot' }]
    expect(textOf(linesTo(events, 0))).toContain('everyone was Human. The glitch wins the round.')
  })

  it('ends with points, the most first, and what each got', () => {
    expect(heard(EVENTS.scored, 0)).toBe(
      'The Humans win the round. Points: Jonas 5 (+1), you 4 (+2), Teo 2 (+2), Ada 0.',
    )
  })

  it('and the game with who has won, and what decided it', () => {
    expect(heard(EVENTS.gameEnded)).toBe(
      'Jonas wins the match with 7 points. Mira had as many, but fewer rounds with exactly 2 points.',
    )
    const [first, second] = EVENTS.gameEnded.standings
    if (!first || !second) throw new Error('two standings')
    const shared: Event = { kind: 'gameEnded', standings: [first, { ...second, place: 1 }] }
    expect(heard(shared, 0, 'de')).toBe('Geteilter Sieg mit 7 Punkten: Jonas und du.')
  })
})

describe('what the log never tells', () => {
  it.each(LANGUAGES)('is who the reader is: their card alone says that (%s)', (language) => {
    const dealt = (role: 'human' | 'robot'): Event[] => [
      EVENTS.roundStarted,
      { ...EVENTS.roleDealt, role, answer: role === 'human' ? 4 : null },
    ]
    expect(linesTo(dealt('robot'), 0, language)).toEqual(linesTo(dealt('human'), 0, language))
    expect(linesTo(dealt('robot'), 0, language)).toHaveLength(1)
  })

  it('is who has answered the review, is ready, or has voted', () => {
    for (const kind of ['reviewed', 'readied', 'voted'] as const) expect(heard(EVENTS[kind])).toBe('')
  })
})

describe('a line', () => {
  const about = (event: Event) => linesTo([event], null)[0]?.about ?? null

  it('points at the words and pictures that it is about', () => {
    expect(isMarked(about(EVENTS.wordGiven), seatKey(1))).toBe(true)
    expect(isMarked(about(EVENTS.guessed), placeKey(7))).toBe(true)
    expect(isMarked(about(EVENTS.answerShown), placeKey(5))).toBe(true)
    const voted = about(EVENTS.votesShown)
    expect([seatKey(1), seatKey(2), seatKey('server')].every((key) => isMarked(voted, key))).toBe(true)
    expect(isMarked(voted, seatKey(0))).toBe(false)
  })

  it('of an earlier round points at nothing', () => {
    const [earlier, later] = linesTo([EVENTS.answerShown, EVENTS.roundStarted, EVENTS.wordGiven], null).filter(
      ({ bits }) => !textOf([{ seat: null, bits }]).startsWith('Round'),
    )
    expect(earlier).not.toHaveProperty('about')
    expect(later).toHaveProperty('about', seatKey(1))
  })

  it('knows the list without the table, if it heard how it came about', () => {
    const said = LIST.map(({ seat, word }, at): Event =>
      word === null ? { kind: 'blankGiven', seat, entry: at + 1 } : { kind: 'wordGiven', seat, entry: at + 1, word },
    )
    const lines = linesOf([...said, EVENTS.votesShown], { players, me: null, language: 'en' })
    expect(textOf(lines.slice(-1))).toBe(heard(EVENTS.votesShown))
  })
})
