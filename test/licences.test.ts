import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ACCEPTED } from '../scripts/accepted.mjs'
import { verdict } from '../scripts/audit.mjs'
import { handedOn, licenceTrouble } from '../scripts/licences.mjs'

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
    expect(licenceTrouble(join(import.meta.dirname, '..'))).toEqual([])
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

describe('what the registry says of known holes', () => {
  const parts = [{ name: 'part', version: '1.2.3' }]
  const hole = (more: object = {}) => ({
    ...{ module_name: 'part', severity: 'high', title: 'reads on', url: 'https://holes.test/1' },
    ...{ github_advisory_id: 'GHSA-1', findings: [{ version: '1.2.3' }], ...more },
  })
  const said = (holes: object[], accepted: object[] = []) =>
    verdict(JSON.stringify({ advisories: { ...holes } }), { parts, accepted, today: '2026-11-22' })

  it('fails where it knows one in what is handed on, and names it', () => {
    const { isFine, words } = said([hole()])
    expect(isFine).toBe(false)
    expect(words).toContain('part, high: reads on (https://holes.test/1)')
    expect(said([hole({ severity: 'critical' })]).isFine).toBe(false)
    expect(said([hole({ findings: undefined })]).isFine).toBe(false)
  })

  it('fails nothing where there is none, or it is slight, or in a tool, or in another version', () => {
    const slight = [{ severity: 'moderate' }, { module_name: 'tool' }, { findings: [{ version: '1.0.0' }] }]
    for (const holes of [[], ...slight.map((more) => [hole(more)])]) expect(said(holes).isFine).toBe(true)
  })

  it('lets one pass that was accepted with a reason, until its day', () => {
    const accepted = (until: string) => [{ id: 'GHSA-1', why: 'we do not read on', until }]
    expect(said([hole()], accepted('2026-11-23'))).toMatchObject({
      ...{ isFine: true, words: expect.stringContaining('accepted: part') },
    })
    expect(said([hole()], accepted('2026-11-22')).isFine).toBe(false)
    expect(said([hole({ github_advisory_id: 'GHSA-2' })], accepted('2027-01-01')).isFine).toBe(false)
    for (const { id, why, until } of ACCEPTED as { id: string; why: string; until: string }[]) {
      expect([id, why.length > 20, /^\d{4}-\d\d-\d\d$/.test(until)]).toEqual([id, true, true])
    }
  })

  it('is about what pages and Worker are made of', () => {
    const names = handedOn(join(import.meta.dirname, '..')).map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['hono', 'valibot', 'svelte', '@sveltejs/kit']))
    expect(names).not.toContain('vitest')
  })

  it('fails nothing where it cannot be asked, and that is said', () => {
    for (const output of [
      'getaddrinfo ENOTFOUND registry.npmjs.org',
      'Error: ERR_PNPM_AUDIT_BAD_RESPONSE: 405',
      '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
      'ETIMEDOUT',
    ]) {
      const { isFine, words } = verdict(output, { parts, accepted: [], today: '2026-11-22' })
      expect(isFine).toBe(true)
      expect(words).toContain('could not be asked')
    }
  })

  it('that nobody understands is no all-clear', () => {
    for (const output of ['Segmentation fault', '', '{}']) {
      expect(verdict(output, { parts, accepted: [], today: '2026-11-22' }).isFine).toBe(false)
    }
  })
})
