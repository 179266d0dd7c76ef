import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')

type Kind = 'dependencies' | 'devDependencies'

/** What our own packages ask for by name, each with the licence that it lies here with. */
function asked(kind: Kind): Map<string, string> {
  const pages = globSync('{package.json,{packages/*,party,web,test,measure}/package.json}', { cwd: root.pathname })
  const found = new Map<string, string>()
  for (const page of pages) {
    const { [kind]: parts = {} } = JSON.parse(textOf(page))
    for (const [name, version] of Object.entries<string>(parts)) {
      if (version.startsWith('workspace:')) continue
      const own = page.replace('package.json', `node_modules/${name}/package.json`)
      found.set(name, JSON.parse(textOf(own)).license)
    }
  }
  return found
}

const served = asked('dependencies')
const checking = [...asked('devDependencies')].filter(([name]) => !served.has(name))

/** The rows of a part of docs/dependencies.md: the name in the first column, the licence in the last. */
const rowsOf = (page: string) =>
  [...page.matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(([, name = '', licence = '']) => [name, licence])
const [toServe = '', toCheck = ''] = textOf('docs/dependencies.md').split('## What checks it')

test('every dependency has its line in docs/dependencies.md, with its licence', () => {
  const tools = [['pnpm', 'MIT']]
  expect(rowsOf(toServe).sort()).toEqual([...served, ...tools].sort())
  expect(rowsOf(toCheck).sort()).toEqual(checking.sort())
})

test('what runs the Worker is there once: miniflare and workerd are those that wrangler and miniflare are made for', () => {
  const { dependencies } = JSON.parse(textOf('package.json'))
  const { devDependencies } = JSON.parse(textOf('measure/package.json'))
  const needs = (name: string) => JSON.parse(textOf(`node_modules/${name}/package.json`)).dependencies
  expect(needs('wrangler').miniflare).toBe(dependencies.miniflare)
  expect(needs('miniflare').workerd).toBe(devDependencies.workerd)
})
