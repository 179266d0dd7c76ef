import { readFileSync } from 'node:fs'
import {
  evilRobotsClassic,
  ROBOTS,
  USUAL_OPTIONS,
  type RoundResult,
  type SeatState,
  type State,
} from '@robot-night/engine/games/evil-robots-classic'
import { scenario } from '@robot-night/engine/testing'
import { marked } from 'marked'
import { describe, expect, it } from 'vitest'
import { pictureOf } from '#lib/reading/picture.ts'
import { LANGUAGES } from '#lib/words/language.ts'

const textIn = (language: string) =>
  readFileSync(new URL(`../../lib/words/${language}/titles/evil-robots-classic/howto.md`, import.meta.url), 'utf8')

describe.each(LANGUAGES)('how to play, in %s', (language) => {
  it('tells of every robot', () => {
    for (const robot of ROBOTS) expect(textIn(language)).toContain(`- **${robot}**: `)
  })

  it('is made of pictures that can be drawn', () => {
    const pictures = marked.lexer(textIn(language)).filter(({ type }) => type === 'code')
    for (const each of pictures) expect(pictureOf(String('text' in each && each.text)).alt).not.toBe('')
  })

  it('shows only what there is a drawing of', () => {
    const sprites = ['pieces.svg', '../../lib/coins/coins.svg'].map((each) => new URL(each, import.meta.url))
    const sprite = sprites.map((each) => readFileSync(each, 'utf8')).join('')
    const drawn = [...textIn(language).matchAll(/(?<=^|\s)[$#]([A-Za-z][\w-]*)/gm)].map(([, name]) => name)
    expect(drawn.length).toBeGreaterThan(10)
    for (const name of drawn) expect(sprite).toContain(`id="${name}"`)
  })
})

const [SPROCKET, TELLY, TRUNDLE, GYRO, BOILER] = [0, 1, 2, 3, 4] as const
const DEAL: readonly Pick<SeatState, 'robot' | 'power' | 'allegiance'>[] = [
  { robot: 'MiseryBot', power: 4, allegiance: 'G' },
  { robot: 'PushBot', power: 8, allegiance: 'E' },
  { robot: 'ForceBot', power: 3, allegiance: 'G' },
  { robot: 'CheatBot', power: 6, allegiance: 'E' },
  { robot: 'BlockBot', power: 9, allegiance: 'N' },
]

describe('the round that is told', () => {
  it('goes by the rules as it is told', () => {
    const table = dealt()
    table.offer(BOILER, 'show', { show: { what: 'allegiance', value: null }, to: 'all' })
    table.offer(GYRO, 'show', { show: { what: 'allegiance', value: 'G' }, to: 'all' })
    table.offer(TRUNDLE, 'earlyPass', { pass: true })
    table.close()
    called(table, 9)
    table.answer(BOILER, 'turn', { act: 'pass', secret: null, alsoShow: [] })
    called(table, 8)
    table.answer(TELLY, 'turn', { act: 'robot', targets: [BOILER], allegiance: 'E', copyOf: null, alsoShow: [] })
    table.close()
    called(table, 6)
    table.answer(GYRO, 'turn', { act: 'pass', secret: null, alsoShow: [] })
    called(table, 4)
    table.answer(SPROCKET, 'turn', { act: 'convert', target: BOILER, shown: null, alsoShow: [] })
    blockedAndForced(table)
    expect(table.state.seats[BOILER]?.allegiance).toBe('G')
    table.close()
    table.answer(GYRO, 'passTurn', { act: 'convert', target: BOILER, shown: null, alsoShow: [] })
    table.close()
    expect(resultOf(table.state)).toMatchObject({ winner: 'E', by: 'size' })
    expect(resultOf(table.state).diary.lies).toEqual([{ seat: GYRO, showed: 'G', was: 'E', when: 'discussion' }])
    expect(table.state.seats.map(({ score }) => score)).toEqual([2, 2, 0, 2, 2])
  })
})

type Table = ReturnType<typeof dealt>

/** Everybody's order is to be called in at their power. */
function dealt() {
  const state = evilRobotsClassic.setup(DEAL.length, { ...USUAL_OPTIONS, npc: 'off' })
  state.seats.forEach((seat, at) => Object.assign(seat, DEAL[at]))
  return scenario(evilRobotsClassic, state)
}

/** Calls at which nobody is go by. */
function called(table: Table, call: number): void {
  while (table.state.phase.kind === 'call') table.close()
  expect(table.state.called).toBe(call)
}

function blockedAndForced(table: Table): void {
  table.answer(BOILER, 'answer', {
    ifFails: 'power',
    ifSucceeds: null,
    lockShow: false,
    dial: null,
    reaction: 'fail',
  })
  table.close()
  table.answer(TRUNDLE, 'react', { reaction: 'force' })
  table.close()
  table.close()
}

function resultOf({ phase }: State): RoundResult {
  if (phase.kind !== 'nextRound') throw new Error(`the Reveal, not ${phase.kind}`)
  return phase.result
}
