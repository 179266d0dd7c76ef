import { afterEach, expect, it, vi } from 'vitest'
import { findAll, missed } from '../../scripts/systemDependencies.mjs'

afterEach(() => vi.unstubAllEnvs())

it('what lies here is given by the names that tests read, and nothing is skipped', async () => {
  const things = { node: { packages: ['nodejs'], find: () => ({ NODE_PATH: process.execPath }) } }
  expect(await findAll(things, { what: 'a runtime' })).toEqual({
    ...{ env: { NODE_PATH: process.execPath }, found: ['node'], skipped: '' },
  })
})

it('a machine that lacks something skips the stage and says why; never where CI is set', () => {
  const why = 'nginx: it is not on this machine; Debian has it in nginx-light'
  vi.stubEnv('CI', '')
  expect(missed(why)).toMatchObject({ failed: 0, skipped: why })
  vi.stubEnv('CI', 'true')
  expect(missed(why)).toMatchObject({ failed: 1, skipped: why, output: why })
})
