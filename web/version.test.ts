import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { versionOfSources } from './version.ts'

let root = ''
const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'version-'))
  put('pnpm-lock.yaml', 'parts: 1')
  put('web/src/routes/[code].json/+server.ts', 'export const GET = 1')
  put('packages/protocol/src/codes.ts', 'export const CODES = 1')
})
afterEach(() => rmSync(root, { recursive: true }))

it('the same sources have the same version, whatever lies beside them', () => {
  const version = versionOfSources(root)
  put('web/build/chunk.js', 'made')
  put('party/room/Room.ts', 'no part of a page')
  expect(version).toMatch(/^[0-9a-f]{12}$/)
  expect(versionOfSources(root)).toBe(version)
})

it.each(['pnpm-lock.yaml', 'web/src/routes/[code].json/+server.ts', 'packages/protocol/src/codes.ts', 'web/new.ts'])(
  'another %s is another version',
  (file) => {
    const version = versionOfSources(root)
    put(file, 'something else')
    expect(versionOfSources(root)).not.toBe(version)
  },
)

it('without sources there is none', () => {
  rmSync(join(root, 'pnpm-lock.yaml'))
  expect(() => versionOfSources(root)).toThrow('no pnpm-lock.yaml')
})
