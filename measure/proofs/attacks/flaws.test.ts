import { expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { KINDS } from './attack.ts'
import { FLAWS } from './flaws.ts'
import { ATTACKS } from './list.ts'
import { Trial } from './Trial.ts'

it.each(FLAWS)('$name: there is one place for it', async (flaw) => {
  expect(await planted(flaw)).toContain(flaw.replace)
})

it('every kind of attack has attacks, each with a name of its own', () => {
  const names = KINDS.flatMap((kind) => ATTACKS[kind].map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
  for (const kind of KINDS) expect(ATTACKS[kind].length, kind).toBeGreaterThan(0)
})

it('a trial tells what was got, and what was not even found where it may be', () => {
  const trial = new Trial()
  trial.attempt('reads the hand', false, 'nothing')
  trial.control('sees their own', true)
  expect([trial.got, trial.unseen]).toEqual([[], []])
  const other = new Trial()
  other.attempt('reads the hand', true, { hand: ['4D'] })
  other.control('sees their own', false, 'x'.repeat(1000))
  trial.add(other)
  expect(trial).toMatchObject({ tries: 2, controls: 2, got: ['reads the hand: {"hand":["4D"]}'] })
  expect(trial.unseen[0]?.length).toBeLessThan(400)
})
