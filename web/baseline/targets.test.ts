import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LANGUAGES } from '../src/lib/words/language.ts'
import { buildTargets, coverage, isBefore, oldest } from './targets.ts'

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('of every browser the oldest version counts, however many are listed', () => {
  expect(oldest(['safari >= 16.4', 'chrome 111', 'chrome 120'])).toEqual([
    { browser: 'chrome', version: '111' },
    { browser: 'safari', version: '16.4' },
  ])
})

it('build tools are told the same in their own words', () => {
  expect(buildTargets(['ios_saf >= 16.4', 'samsung >= 22', 'firefox 125'])).toEqual(['firefox125', 'ios16.4'])
  expect(buildTargets()).toContain('chrome111')
})

it('versions are compared by their numbers', () => {
  expect(isBefore('9.1', '16.4')).toBe(true)
  expect(isBefore('16', '16.4')).toBe(true)
  expect(isBefore('16.4', '16')).toBe(false)
  expect(isBefore('16', '16.0')).toBe(false)
})

it('how many people have such a browser is said beside the list, and in README', () => {
  expect(JSON.parse(textOf('package.json'))['browserslist:covers']).toContain(`${coverage()}%`)
  expect(textOf('README.md')).toContain(`${coverage()}%`)
})

it.each(['README.md', ...LANGUAGES.map((language) => `web/src/lib/words/${language}/shell/tooOld.ts`)])(
  '%s names the versions that the list has',
  (path) => {
    const said = textOf(path)
    const named = { Edge: 'edge', Firefox: 'firefox', Safari: 'safari' } as const
    for (const [name, key] of Object.entries(named)) {
      const { version } = oldest().find(({ browser }) => browser === key) ?? {}
      expect(said).toContain(`${name} ${version}`)
    }
  },
)
