import { readFileSync } from 'node:fs'
import {
  CARDS,
  countsFor,
  ENDGAME_ORDER,
  evilRobotsInfluence,
  USUAL_OPTIONS,
  type CardId,
  type Face,
  type State,
} from '@robot-night/engine/games/evil-robots-influence'
import { scenario } from '@robot-night/engine/testing'
import { marked } from 'marked'
import { beforeAll, describe, expect, it } from 'vitest'
import { isCoin } from '#lib/coins/names.ts'
import { pictureOf } from '#lib/reading/picture.ts'
import { LANGUAGES } from '#lib/words/language.ts'
import { WORDS } from './words/words.ts'

beforeAll(async () => {
  for (const language of LANGUAGES) await WORDS.fetch(language)
})

const textIn = (language: string) =>
  readFileSync(new URL(`../../lib/words/${language}/titles/evil-robots-influence/howto.md`, import.meta.url), 'utf8')

describe.each(LANGUAGES)('how to play, in %s', (language) => {
  it('tells of every Robot Card just what is printed on it', () => {
    const { of, sides } = WORDS.in(language).cards
    for (const { id, side, type, cost } of Object.values(CARDS)) {
      const deck = sides[side].toLowerCase()
      const price = type === 'E' ? deck : `${deck}, ${cost}`
      expect(textIn(language)).toContain(`- **${of[id].name}** (${price}): ${of[id].text}\n`)
    }
  })

  it('lists the cards under their type', () => {
    const { of, types } = WORDS.in(language).cards
    for (const { id, type } of Object.values(CARDS)) {
      const [before = ''] = textIn(language).split(`- **${of[id].name}**`)
      expect(before.split('\n### ').at(-1), id).toMatch(
        new RegExp(`^${types[type].name}\n\n${types[type].when}\\.\n`, 'i'),
      )
    }
  })

  it('names the Endgame cards in their order', () => {
    const { of } = WORDS.in(language).cards
    expect(textIn(language)).toContain(`: ${ENDGAME_ORDER.map((id) => of[id].name).join(', ')}.`)
  })

  it('says what there is by the number of players', () => {
    for (const seats of [3, 4, 5, 6, 7, 8, 9]) {
      const { from, to, influence } = countsFor(seats)
      expect(textIn(language)).toMatch(new RegExp(`\\| ${seats} \\| ${from} \\w+ ${to} \\| ${influence} \\|`))
    }
  })

  it('is made of pictures that can be drawn', () => {
    const pictures = marked.lexer(textIn(language)).filter(({ type }) => type === 'code')
    for (const each of pictures) expect(pictureOf(String('text' in each && each.text)).alt).not.toBe('')
  })

  it('shows only what there is a drawing of', () => {
    const sprite = readFileSync(new URL('pieces.svg', import.meta.url), 'utf8')
    const drawn = [...textIn(language).matchAll(/(?<=^|\s)[$#]([A-Za-z][\w-]*)/gm)].map(([, name = '']) => name)
    expect(drawn.length).toBeGreaterThan(10)
    for (const name of drawn) if (!isCoin(name)) expect(sprite).toContain(`id="${name}"`)
  })
})

const [SPROCKET, TELLY, TRUNDLE, GYRO, BOILER] = [0, 1, 2, 3, 4] as const
/** Hidden and shown. */
const COINS: readonly (readonly [Face, Face])[] = [
  ['T', 'H'],
  ['H', 'T'],
  ['T', 'T'],
  ['H', 'H'],
  ['T', 'H'],
]
const LEFT: readonly CardId[] = ['L02', 'L01', 'L08', 'L14', 'L10']

describe('the round that is told', () => {
  it('goes by the rules as it is told', () => {
    const table = dealt()
    sellSix(table)
    table.answer(TRUNDLE, 'turn', { kind: 'turnAny', coin: { holder: BOILER, slot: 'shown' } })
    table.answer(TRUNDLE, 'turn', { kind: 'endTurn' })
    claim(table, [TELLY])
    table.answer(TELLY, 'turn', { kind: 'play', side: 'left', use: true, choices: { seats: [TRUNDLE, GYRO] } })
    table.answer(TELLY, 'turn', { kind: 'turnOwn' })
    table.answer(TELLY, 'turn', { kind: 'endTurn' })
    claim(table, [GYRO, SPROCKET])
    table.answer(GYRO, 'offer', { amount: 1 })
    table.close()
    table.answer(SPROCKET, 'pick', { seat: GYRO })
    table.answer(GYRO, 'turn', { kind: 'endTurn' })
    claim(table, [SPROCKET])
    table.answer(SPROCKET, 'turn', { kind: 'turnOwn' })
    table.answer(SPROCKET, 'turn', { kind: 'endTurn' })
    table.answer(BOILER, 'turn', { kind: 'endTurn' })
    reveal(table)
    split(table)
    expect(table.state.seats.map(({ influence }) => influence)).toEqual([6, 5, 1, 4, 3])
    expect(table.state.token).toBe(TRUNDLE)
  })
})

type Table = ReturnType<typeof dealt>

function dealt() {
  const state: State = evilRobotsInfluence.setup(5, USUAL_OPTIONS)
  Object.assign(state, { pot: 4, potCard: up(4), round: 1, dealer: SPROCKET, token: SPROCKET })
  state.stack = [up(6), up(5), up(3), up(2), { num: 1, up: false }]
  state.seats.forEach((seat, at) => {
    const [face = 'H', shown = 'H'] = COINS[at] ?? []
    const left = LEFT[at] ?? 'L02'
    const slot = (card: CardId) => ({ card, up: false, used: false, seen: false })
    Object.assign(seat, { hidden: { face, open: false, known: [at] }, shown })
    Object.assign(seat, { left: slot(left), right: slot('R16') })
  })
  state.phase = { kind: 'claim', first: true, asked: [TELLY, TRUNDLE, GYRO, BOILER], answers: [] }
  return scenario(evilRobotsInfluence, state)
}
const up = (num: number) => ({ num, up: true })

function claim(table: Table, raised: readonly number[]): void {
  for (const seat of raised) table.answer(seat, 'claim', { raise: true })
  table.close()
}

function sellSix(table: Table): void {
  claim(table, [TELLY, TRUNDLE, BOILER])
  table.answer(TELLY, 'offer', { amount: 1 })
  table.answer(TRUNDLE, 'offer', { amount: 2 })
  table.answer(BOILER, 'offer', { amount: 0 })
  table.close()
  table.answer(SPROCKET, 'pick', { seat: TRUNDLE })
  expect(table.state.seats.map(({ influence }) => influence)).toEqual([5, 3, 1, 3, 3])
  expect(table.state.seats[TRUNDLE]?.tokens).toBe(3)
}

function reveal(table: Table): void {
  table.answer(TRUNDLE, 'reveal', { kind: 'pass' })
  table.answer(TELLY, 'reveal', { kind: 'pass' })
  const coin = { holder: TRUNDLE, slot: 'shown' } as const
  table.answer(GYRO, 'reveal', { kind: 'play', side: 'left', use: true, choices: { coin } })
  for (const seat of [GYRO, SPROCKET, BOILER]) table.answer(seat, 'reveal', { kind: 'pass' })
  const { teams, winners } = table.state.result?.count ?? {}
  expect(teams?.good).toEqual({ members: [TELLY, GYRO], total: 8 })
  expect(teams?.evil.total).toBe(2)
  expect(winners).toEqual([TELLY, GYRO])
}

function split(table: Table): void {
  const even = [TELLY, GYRO].map((seat) => ({ seat, gems: 2 }))
  table.answer(GYRO, 'split', { kind: 'propose', shares: even })
  table.answer(TELLY, 'split', { kind: 'accept', proposal: 1 })
}
