import { readFileSync, readdirSync } from 'node:fs'
import { TITLES } from '@robot-night/engine'
import { expect, it } from 'vitest'
import { inRoot } from '../../scripts/root.mjs'
import { pages } from '../reference/pages.ts'

const made = pages()

it.each(TITLES.map(({ id }) => `${id}.md`))('docs/titles/%s is what npm run reference writes now', (name) => {
  expect(readFileSync(inRoot('docs', 'titles', name), 'utf8')).toBe(made.get(name))
})

it('docs/titles has a page for each title, and protocol.md leads to each', () => {
  expect(readdirSync(inRoot('docs', 'titles')).sort()).toEqual([...made.keys()].sort())
  const protocol = readFileSync(inRoot('docs', 'protocol.md'), 'utf8')
  for (const name of made.keys()) expect(protocol).toContain(`(titles/${name})`)
})
