import { expect, it } from 'vitest'
import { Catcher } from './catching.ts'
import type { Fault } from './fault.ts'
import type { Failure, Result } from './results.ts'
import type { Stage } from './stages.ts'

const fault: Fault = {
  name: 'any',
  area: 'room',
  about: 'something is wrong',
  file: 'party/any.ts',
  was: 'right',
  becomes: 'wrong',
  hint: { test: 'last.test' },
}
const FAILURE: Failure = { file: 'last.test', name: 'says that it is wrong' }
const passed: Result = { ran: 3, failures: [] }
const failed: Result = { ran: 3, failures: [FAILURE] }

/** A tree whose stages fail as it is said of each: with the fault in it, and without. */
function treeWhere(says: Record<string, { planted?: Result; sound?: Result; hinted?: Result }>) {
  const looks: string[] = []
  let isPlanted = false
  const result = (name: string, isHinted = false): Result => {
    looks.push(`${name}${isHinted ? ', hint' : ''}${isPlanted ? '' : ', sound'}`)
    const { planted = passed, sound = passed, hinted = planted } = says[name] ?? {}
    return isPlanted ? (isHinted ? hinted : planted) : sound
  }
  const stage = (name: string, more: Partial<Stage> = {}): Stage => ({
    name,
    holds: () => false,
    run: async (_, only) => result(name, only !== null),
    ...more,
  })
  const catcher = new Catcher({
    plant: () => (isPlanted = true),
    heal: () => (isPlanted = false),
    root: '/tree',
    stages: [
      stage('unit tests'),
      stage('build'),
      stage('last', { holds: (test) => test === 'last.test', needs: 'build' }),
    ],
    related: async () => result('related'),
  })
  return { catcher, looks, isPlanted: () => isPlanted }
}

it('tries the cheap stages and the hint first, and stops once a fault is caught', async () => {
  const { catcher, looks, isPlanted } = treeWhere({ last: { planted: failed } })
  expect(await catcher.catchOf(fault)).toEqual({ stage: 'last', by: FAILURE })
  expect(looks).toEqual(['related', 'build', 'last, hint', 'last, hint, sound'])
  expect(isPlanted()).toBe(false)
})

it('what a cheaper test notices is caught by that', async () => {
  const { catcher } = treeWhere({ related: { planted: failed }, last: { planted: failed } })
  expect(await catcher.catchOf(fault)).toMatchObject({ stage: 'unit tests' })
})

it('a hint that catches nothing proves nothing: all of every stage is run', async () => {
  const { catcher, looks } = treeWhere({ last: { hinted: passed, planted: failed } })
  expect(await catcher.catchOf(fault)).toMatchObject({ stage: 'last' })
  expect(looks).toContain('unit tests')
})

it('what nothing notices is missed', async () => {
  const { catcher, isPlanted } = treeWhere({})
  expect(await catcher.catchOf(fault)).toBeNull()
  expect(isPlanted()).toBe(false)
})

it('a test that fails without any fault catches none', async () => {
  const { catcher } = treeWhere({ last: { planted: failed, sound: failed } })
  expect(await catcher.catchOf(fault)).toBeNull()
})

it('a hint whose tests do not run without the fault either is no proof', async () => {
  const { catcher } = treeWhere({ last: { planted: failed, sound: { ran: 0, failures: [] } } })
  expect(await catcher.catchOf(fault)).toBeNull()
})

it('what fails without a fault is asked once for all faults', async () => {
  const { catcher, looks } = treeWhere({ last: { planted: failed } })
  await catcher.catchOf(fault)
  await catcher.catchOf({ ...fault, name: 'another' })
  expect(looks.filter((look) => look === 'last, hint, sound')).toHaveLength(1)
})
