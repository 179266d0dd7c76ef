import type { Event } from '@robot-night/engine/games/sample-title'
import { beforeAll, expect, it } from 'vitest'
import { plain } from '#lib/stage/telling.ts'
import type { Player, Reader } from '#lib/table/title.ts'
import { linesOf } from './log.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  await Promise.all([WORDS.fetch('en'), WORDS.fetch('de')])
})

const players = ['Mara', 'Jonas'].map((name, seat): Player => ({
  ...{ seat, name, robot: seat, botPlays: false },
  presence: 'here',
}))
const SHOWN: Event = {
  ...{ kind: 'shown', round: 2, winner: 1 },
  laid: [
    { seat: 0, card: 'n7' },
    { seat: 1, card: 'n42' },
  ],
}
const DEALT: Event = { kind: 'dealt', seat: 0, count: 2, cards: ['n3', 'n7'] }

const told = (event: Event, reader: Partial<Reader> = {}): string[] =>
  linesOf(event, { players, me: 0, language: 'en', ...reader }).map(({ bits }) => plain(bits))

it('tells a round from where the reader sits', () => {
  expect(told(SHOWN)).toEqual(['Round 2: You 7, Jonas 42. Jonas takes the round.'])
  expect(told(SHOWN, { me: 1, language: 'de' })).toEqual(['Runde 2: Mara 7, Du 42. Du holst die Runde.'])
})

it('tells nobody the cards of others, and doesn’t name one’s own where they lie covered', () => {
  expect(told(DEALT)).toEqual(['You were dealt 3, 7.'])
  expect(told(DEALT, { isCovered: true })).toEqual(['You were dealt 2 cards.'])
  expect(told({ ...DEALT, cards: null }, { me: 1 })).toEqual(['Mara was dealt 2 cards.'])
})
