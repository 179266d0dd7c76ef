import { expect, it } from 'vitest'
import { planted } from '../../wire/bundle.ts'
import { FLAWS as OF_ALARMS } from './alarms/flaws.ts'
import { faultsBy, flawsBy } from './machine/faults.ts'
import * as builds from './builds/builds.ts'

const { FORMER, NEXT, NEXT_BUT_ONE, OF_OTHER_RULES } = builds
const OF_BUILDS = Object.values(builds.FLAWS).map(({ build }) => build)
const SETS = [...OF_ALARMS.map(({ plants }) => plants), FORMER, NEXT, NEXT_BUT_ONE, OF_OTHER_RULES, ...OF_BUILDS]
const OF_MACHINE = [...faultsBy('seed'), ...flawsBy('seed')].map(({ plants }) => plants)

it.each([...SETS, ...OF_MACHINE].flat())('there is one place for this in $file: $replace', async (plant) => {
  expect(await planted(plant)).toContain(plant.replace)
})
