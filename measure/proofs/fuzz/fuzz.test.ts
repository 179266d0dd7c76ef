import { describe, expect, it } from 'vitest'
import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { planted } from '../../wire/bundle.ts'
import { FLAWS } from './flaws.ts'
import { FLAWS as FLOOD_FLAWS } from './floods/flaws.ts'
import { input, inputsOf } from './inputs.ts'
import { FLAWS as SMALL_FLAWS } from './kinds/flaws.ts'
import { sharesOf, tried } from './kinds.ts'
import { isListedProblem, listedRefusals } from './listed.ts'
import { mayBeDone } from './lawful.ts'
import { MUTANTS } from './mutants.ts'
import { PureRoom } from './PureRoom.ts'
import { tryCore, type Trial } from './pure.ts'

const trial: Omit<Trial, 'inputs' | 'until'> = { games: [...TITLES, probe], seed: 'test', progress: () => undefined }

/** A quarter of a minute on a machine with nothing else to do. */
const MINUTES = 900_000

describe('rubbish and nearly right inputs', () => {
  it(
    'break nothing, and change nothing when they are refused',
    async () => {
      const tally = await tryCore({ ...trial, inputs: 6_000, until: 'all' })
      expect(tally.wrongs).toEqual([])
      expect(tally.accepted).toBeGreaterThan(600)
    },
    MINUTES,
  )

  it.each(FLAWS)('find it where $name', async ({ core }) => {
    const tally = await tryCore({ ...trial, core, inputs: 12_000, until: 'wrong' })
    expect(tally.wrongs).not.toEqual([])
  })

  it('are the same for the same seed', () => {
    const made = (seed: string) => JSON.stringify([...inputsOf(input, seed, 50)])
    expect(made('a')).toBe(made('a'))
    expect(made('a')).not.toBe(made('b'))
  })
})

describe('and to all that is smaller than a room', () => {
  it('break nothing, and change nothing when they are refused', async () => {
    const shares = sharesOf(8_000, 'test').filter(({ kind }) => kind !== 'room')
    expect(shares.map(({ kind }) => kind)).toEqual(['screening', 'phones', 'records', 'boards'])
    for (const share of shares) {
      const tally = await tried(share)
      expect(tally.wrongs).toEqual([])
      expect([tally.accepted, Object.keys(tally.codes).length].includes(0)).toBe(false)
    }
  })

  it.each(SMALL_FLAWS)('find it where $name', ({ tried }) => {
    expect(tried({ inputs: 12_000, seed: 'test' }).wrongs).not.toEqual([])
  })
})

it('a claim is legal for the title on the table, even when its match is over', () => {
  const { room } = new PureRoom(probe, 'test')
  const command = { id: 'x'.repeat(16), what: 'claim', title: probe.id, kind: 'colour', value: 'ruby' } as const
  for (const match of [room.match, null]) {
    expect(mayBeDone({ ...room, match }, { socket: 'socket 0', command }, false)).toBe(true)
  }
  const other = { ...command, value: 'mauve' }
  expect(mayBeDone(room, { socket: 'socket 0', command: other }, false)).toBe(false)
})

it('listed codes are those of the protocol page and of the rules', () => {
  expect(listedRefusals()).toContain('too_fast')
  expect(listedRefusals()).toContain('card_not_in_hand')
  expect(listedRefusals()).not.toContain('broken')
  expect(isListedProblem('room_full', 409)).toBe(true)
  expect(isListedProblem('room_full', 400)).toBe(false)
  expect(isListedProblem('broken', 500)).toBe(false)
})

describe('planted flaws', () => {
  it.each([...MUTANTS, ...FLOOD_FLAWS])('$name: there is one place for it', async (mutant) => {
    expect(await planted(mutant)).toContain(mutant.replace)
  })
})
