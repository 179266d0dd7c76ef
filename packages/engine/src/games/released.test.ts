import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { TITLES } from './index.ts'

/**
 * Every version of a title's rules that was ever released, and a hash of its golden matches: of their moves and of how
 * they ended, since a match of that version must go on and replay. What people were shown on the way may change. They
 * replay in the contract of each title; here they are kept from being recorded again under the same number. `RECORD=1`
 * writes down a version that is new; a released one is never changed.
 */
const FILE = new URL('./released.json', import.meta.url)
type Released = Record<string, Record<string, string>>
const released: Released = JSON.parse(readFileSync(FILE, 'utf8'))

function goldenHash(title: string): string {
  const folder = new URL(`./${title}/replays/`, import.meta.url)
  const hash = createHash('sha256')
  for (const name of readdirSync(folder).toSorted()) hash.update(name).update(playedIn(new URL(name, folder)))
  return hash.digest('hex')
}

function playedIn(file: URL): string {
  return JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), (key, value) => (key === 'traces' ? undefined : value))
}

if (process.env['RECORD'] === '1') {
  for (const { id, version } of TITLES) released[id] = { [version]: goldenHash(id), ...released[id] }
  writeFileSync(FILE, `${JSON.stringify(released, null, 2)}\n`)
}

it.each(TITLES.map(({ id, version }) => [id, version] as const))(
  '%s replays the golden matches with which version %i was released',
  (id, version) => expect(released[id]?.[version], 'raise the version of the title').toBe(goldenHash(id)),
)

it.each(TITLES.map(({ id, version }) => [id, version] as const))('%s is at its newest version', (id, version) => {
  expect(Math.max(...Object.keys(released[id] ?? {}).map(Number))).toBe(version)
})
