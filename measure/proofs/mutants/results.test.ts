import { expect, it } from 'vitest'
import { ofPlaywright, ofVitest } from './results.ts'

const test = (fullName: string, status: string) => ({ fullName, status })

it('reports vitest’s failed tests, and counts those that ran', () => {
  const testResults = [
    { name: '/tree/a.test.ts', status: 'failed', assertionResults: [test('one', 'passed'), test('two', 'failed')] },
    { name: '/tree/b.test.ts', status: 'passed', assertionResults: [test('three', 'skipped')] },
  ]
  expect(ofVitest({ testResults }, (path) => path.slice('/tree/'.length))).toEqual({
    ran: 2,
    failures: [{ file: 'a.test.ts', name: 'two' }],
  })
})

it('a file that cannot be loaded has failed as a whole', () => {
  const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }]
  expect(ofVitest({ testResults }, (path) => path)).toEqual({
    ran: 1,
    failures: [{ file: 'a.test.ts', name: 'the whole file' }],
  })
})

it('reports Playwright tests that failed twice, and not those that passed on a retry', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const inner = { file: 'games/a.spec.ts', specs: [spec('three', 'unexpected')] }
  const outer = {
    file: 'games/a.spec.ts',
    specs: [spec('one', 'expected'), spec('two', 'flaky'), spec('four', 'skipped')],
    suites: [inner],
  }
  expect(ofPlaywright({ suites: [outer] }, (file) => `test/${file}`)).toEqual({
    ran: 3,
    failures: [{ file: 'test/games/a.spec.ts', name: 'three' }],
  })
})
