import { describe, expect, it } from 'vitest'
import { TITLES } from '@robot-night/engine'
import { probe } from '@robot-night/engine/testing'
import { planted } from '../wire/bundle.ts'
import { FLAWS } from './flaws.ts'
import { input, inputsOf } from './inputs.ts'
import { isListedProblem, listedRefusals } from './listed.ts'
import { MUTANTS } from './mutants.ts'
import { tryCore, type Trial } from './pure.ts'

const trial: Omit<Trial, 'inputs' | 'until'> = { games: [...TITLES, probe], seed: 'test', progress: () => undefined }

/** Half a minute on a machine with nothing else to do. */
const MINUTES = 900_000

describe('rubbish and nearly right inputs', () => {
  it(
    'break nothing, and change nothing when they are refused',
    async () => {
      const tally = await tryCore({ ...trial, inputs: 200_000, until: 'all' })
      expect(tally.wrongs).toEqual([])
      expect(tally.accepted).toBeGreaterThan(20_000)
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

it('listed codes are those of the protocol page and of the rules', () => {
  expect(listedRefusals()).toContain('too_fast')
  expect(listedRefusals()).toContain('card_not_in_hand')
  expect(listedRefusals()).not.toContain('broken')
  expect(isListedProblem('room_full', 409)).toBe(true)
  expect(isListedProblem('room_full', 400)).toBe(false)
  expect(isListedProblem('broken', 500)).toBe(false)
})

describe('planted flaws', () => {
  it.each(MUTANTS)('$name: there is one place for it', async (mutant) => {
    expect(await planted(mutant)).toContain(mutant.replace)
  })
})
