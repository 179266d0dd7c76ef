import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)
const textOf = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** What our own packages ask for by name, each with the licence that it lies here with. */
function asked(): Map<string, string> {
  const pages = globSync('{package.json,{packages/*,party,web,test,measure}/package.json}', { cwd: root.pathname })
  const found = new Map<string, string>()
  for (const page of pages) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(textOf(page))
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      if (version.startsWith('workspace:')) continue
      const own = page.replace('package.json', `node_modules/${name}/package.json`)
      found.set(name, JSON.parse(textOf(own)).license)
    }
  }
  return found
}

/** The rows of docs/dependencies.md: the name in the first column, the licence in the last. */
const listed = new Map(
  [...textOf('docs/dependencies.md').matchAll(/^\| `([^`]+)` \|.*\| ([^|]+) \|$/gm)].map(
    ([, name = '', licence = '']) => [name, licence],
  ),
)

test('every dependency has its line in docs/dependencies.md, with its licence', () => {
  const tools = new Map([['pnpm', 'MIT']])
  expect([...listed].sort()).toEqual([...asked(), ...tools].sort())
})

test('what runs the Worker is there once: miniflare and workerd are those that wrangler and miniflare are made for', () => {
  const { devDependencies: ours } = JSON.parse(textOf('package.json'))
  const needs = (name: string) => JSON.parse(textOf(`node_modules/${name}/package.json`)).dependencies
  expect(needs('wrangler').miniflare).toBe(ours.miniflare)
  expect(needs('miniflare').workerd).toBe(ours.workerd)
})
