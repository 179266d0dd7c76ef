import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { licenceTrouble } from '../../scripts/licences.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'robot-night-'))
  lay('.', { devDependencies: { tool: '1' } })
  lay('node_modules/tool', { license: 'MPL-2.0' })
  lay('party', { dependencies: { part: '1' } })
  lay('party/node_modules/part', { license: 'MIT' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function lay(folder: string, said: object): void {
  mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ version: '1.2.3', ...said }))
}

describe('the licences of what is installed', () => {
  it('here are all on the list', () => {
    expect(licenceTrouble(join(import.meta.dirname, '../..'))).toEqual([])
  })

  it.each([
    ['MIT'],
    ['(MIT OR GPL-3.0)'],
    ['MIT AND ISC'],
    [{ type: 'MIT' }],
    [[{ type: 'GPL-2.0' }, { type: 'MIT' }]],
    ['OFL-1.1'],
  ])('may be %j', (license) => {
    lay('party/node_modules/part', { license })
    expect(licenceTrouble(root)).toEqual([])
  })

  it.each([
    ['GPL-3.0', 'GPL-3.0'],
    ['MIT AND GPL-3.0', 'MIT AND GPL-3.0'],
    ['(MIT OR ISC) AND GPL-3.0', '(MIT OR ISC) AND GPL-3.0'],
    ['SEE LICENSE IN LICENSE', 'SEE LICENSE IN LICENSE'],
    ['UNLICENSED', 'UNLICENSED'],
    ['', 'no licence that it names'],
    [undefined, 'no licence that it names'],
    [{}, 'no licence that it names'],
  ])('may not be %j, and the package is named', (license, told) => {
    lay('party/node_modules/part', { license })
    expect(licenceTrouble(root)).toEqual([`part 1.2.3 is under ${told}: not on the list in scripts/licences.mjs.`])
  })

  it('are looked at in all that a part needs, where it lies', () => {
    lay('party/node_modules/part', { license: 'MIT', dependencies: { deep: '1' } })
    lay('party/node_modules/part/node_modules/deep', { license: 'AGPL-3.0' })
    expect(licenceTrouble(root)).toEqual([expect.stringMatching(/^deep 1\.2\.3 is under AGPL-3\.0/)])
  })

  it('of a tool may be more, but not of what is handed on', () => {
    expect(licenceTrouble(root)).toEqual([])
    lay('party/node_modules/part', { license: 'MPL-2.0' })
    expect(licenceTrouble(root)).toEqual([expect.stringMatching(/^part .*MPL-2\.0/)])
    lay('node_modules/tool', { license: 'GPL-3.0' })
    expect(licenceTrouble(root)).toHaveLength(2)
  })

  it('must be there to be read, unless the part is for another machine', () => {
    lay('party/node_modules/part', { license: 'MIT', optionalDependencies: { 'part-for-windows': '1' } })
    expect(licenceTrouble(root)).toEqual([])
    lay('party', { dependencies: { part: '1', missing: '1' } })
    expect(licenceTrouble(root)).toEqual([expect.stringMatching(/^missing is not installed/)])
  })
})
