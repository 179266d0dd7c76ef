import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { Linter } from 'eslint'
import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { Support } from '../../baseline/support.ts'
import { oldest } from '../../baseline/targets.ts'
import { HASH, NEEDED, SCRIPT } from './featureDetection.ts'

const CSS = { supports: () => true, registerProperty: () => undefined }
const LIST = new Support(oldest())

it('runs under the policy of every page', () => {
  expect(HASH).toBe(`sha256-${createHash('sha256').update(SCRIPT).digest('base64')}`)
})

it('is understood by browsers of fifteen years ago', () => {
  const said = new Linter().verify(SCRIPT, { languageOptions: { ecmaVersion: 5, sourceType: 'script' } })
  expect(said).toEqual([])
})

it.each(NEEDED)('asks for nothing that a browser of the baseline lacks: $name', ({ of }) => {
  expect(LIST.lacks(entryOf(of))).toBe(false)
})

it.each(['chrome 110', 'edge 110', 'firefox 127', 'safari 16.3', 'ios_saf 16.3', 'ios_saf 15.6'])(
  'finds something that %s lacks',
  (browser) => {
    const before = new Support(oldest([browser]))
    expect(NEEDED.filter(({ of }) => before.lacks(entryOf(of)))).not.toEqual([])
  },
)

describe('in a browser', () => {
  it('that has everything it does nothing', () => {
    expect(asked({})).toEqual({ attributes: {}, policies: [] })
  })

  it.each([
    ['a method of lists', { Array: { prototype: {} } }, 'toSorted'],
    ['all rules of style', { CSS: undefined }, 'property has container color-mix'],
    ['one rule of style', { CSS: { ...CSS, supports: (rule: string) => !rule.includes(':has') } }, 'has'],
    ['modules', { isWithoutModules: true }, 'modules'],
  ])('without %s it says so and forbids all further scripts', (_, lacking, said) => {
    expect(asked(lacking)).toEqual({ attributes: { 'data-old': said }, policies: ["script-src 'none'"] })
  })
})

function entryOf(path: string): Identifier {
  const found = path.split('.').reduce<Identifier | undefined>((within, name) => within?.[name], { ...bcd } as never)
  if (!found?.__compat) throw new Error(`The data know nothing of ${path}.`)
  return found
}

function asked({ isWithoutModules = false, ...lacking }: Record<string, unknown>) {
  const attributes: Record<string, string> = {}
  const policies: string[] = []
  const head = { appendChild: ({ content }: { content: string }) => policies.push(content) }
  const document = {
    createElement: (name: string) => (name === 'script' && !isWithoutModules ? { noModule: false } : {}),
    documentElement: { setAttribute: (name: string, value: string) => (attributes[name] = value) },
    getElementsByTagName: () => [head],
  }
  const there = { HTMLDialogElement: Object, CSS, Intl, document, ...lacking }
  const window = { ...there, window: there }
  runInNewContext(SCRIPT, window)
  return { attributes, policies }
}
