import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { needNode } from '../../scripts/install.mjs'
import { isNewEnough, nodeOf } from '../../scripts/root.mjs'
import { bring, isBrought, NODE, pnpm, TOOL_LOCKFILES, toolIn } from '../../scripts/tools.mjs'
import { Registry } from './Registry.ts'

let registry: Registry
let folder: string
beforeEach(async () => {
  registry = new Registry()
  await registry.open()
  folder = mkdtempSync(join(tmpdir(), 'robot-night-'))
})
afterEach(() => {
  registry.close()
  rmSync(folder, { recursive: true, force: true })
})

const lay = (name: string, said: object | string) =>
  writeFileSync(join(folder, name), typeof said === 'string' ? said : JSON.stringify(said))
const inPart = (name: string) => join(folder, 'node_modules/part', name)

describe('what npm brings', () => {
  /** A tool with a lockfile, as those in scripts/tools have. */
  function toolOf(kind: 'dependencies' | 'optionalDependencies') {
    const asked = { [kind]: { part: '1.0.0' } }
    const { integrity } = registry
    const part = { version: '1.0.0', integrity, hasInstallScript: true, optional: kind !== 'dependencies' }
    lay('package.json', asked)
    lay('package-lock.json', { lockfileVersion: 3, requires: true, packages: { '': asked, 'node_modules/part': part } })
    return toolIn(folder, 'node_modules/part/words')
  }

  it('is what the lockfile holds, from the registry that is set; no script runs, and it is brought once', async () => {
    const tool = toolOf('dependencies')
    await bring(tool, registry.env)
    expect(readFileSync(inPart('words'), 'utf8')).toBe('as reviewed')
    expect(existsSync(inPart('ran'))).toBe(false)
    expect(isBrought(tool)).toBe(true)
    const { length } = registry.asked
    expect(length).toBeGreaterThan(0)
    await bring(tool, registry.env)
    expect(registry.asked).toHaveLength(length)
  })

  it.each(['dependencies', 'optionalDependencies'] as const)('is refused if it was changed: %s', async (kind) => {
    const tool = toolOf(kind)
    registry.tamper()
    await expect(bring(tool, registry.env)).rejects.toThrow()
    expect(existsSync(inPart('words'))).toBe(false)
    expect(isBrought(tool)).toBe(false)
  })

  it('is brought again, whole, where it lies there by another lockfile or only in part', async () => {
    const tool = toolOf('dependencies')
    mkdirSync(inPart(''), { recursive: true })
    writeFileSync(inPart('words'), 'half')
    expect(isBrought(tool)).toBe(false)
    await bring(tool, registry.env)
    writeFileSync(inPart('old'), 'left over')
    lay('package-lock.json', `${readFileSync(join(folder, 'package-lock.json'), 'utf8')}\n`)
    expect(isBrought(tool)).toBe(false)
    await bring(tool, registry.env)
    expect([existsSync(inPart('old')), readFileSync(inPart('words'), 'utf8')]).toEqual([false, 'as reviewed'])
  })

  it('is named by version and hash, for every kind of machine', () => {
    for (const file of TOOL_LOCKFILES) {
      const { packages } = JSON.parse(readFileSync(file, 'utf8'))
      const { '': root, ...parts } = packages
      for (const version of Object.values({ ...root.dependencies, ...root.optionalDependencies })) {
        expect(version).toMatch(/^\d+\.\d+\.\d+$/)
      }
      for (const [name, part] of Object.entries<Record<string, unknown>>(parts)) {
        expect(part.integrity, name).toMatch(/^sha512-/)
        for (const needed of Object.keys({ ...part.dependencies!, ...part.optionalDependencies! })) {
          expect(Object.keys(parts)).toContain(`node_modules/${needed}`)
        }
      }
    }
  })
})

describe('the pinned pnpm', () => {
  const lockfile = () =>
    [
      "lockfileVersion: '9.0'",
      'importers:',
      '  .:',
      '    dependencies:',
      '      part:',
      '        specifier: 1.0.0',
      '        version: 1.0.0',
      'packages:',
      '  part@1.0.0:',
      `    resolution: {integrity: ${registry.integrity}}`,
      'snapshots:',
      '  part@1.0.0: {}',
      '',
    ].join('\n')
  const install = () => {
    lay('package.json', { dependencies: { part: '1.0.0' } })
    lay('pnpm-lock.yaml', lockfile())
    return pnpm(['install', '--frozen-lockfile'], { cwd: folder, env: registry.env })
  }

  it('installs what the lockfile holds, and runs no script that was reviewed and refused', async () => {
    lay('pnpm-workspace.yaml', 'allowBuilds:\n  part: false\n')
    expect(await install()).toMatchObject({ code: 0 })
    expect(readFileSync(inPart('words'), 'utf8')).toBe('as reviewed')
    expect(existsSync(inPart('ran'))).toBe(false)
  })

  it('fails where a script wants to run that nobody has reviewed', async () => {
    expect(await install()).toMatchObject({ code: 1, output: expect.stringContaining('part') })
    expect(existsSync(inPart('ran'))).toBe(false)
  })

  it('takes nothing that was changed', async () => {
    lay('pnpm-workspace.yaml', 'allowBuilds:\n  part: false\n')
    registry.tamper()
    expect(await install()).toMatchObject({ code: 1, output: expect.stringMatching(/integrity/i) })
    expect(existsSync(inPart('words'))).toBe(false)
  })
})

describe('the Node that all runs on', () => {
  it.each([
    ...['24.12.0', '24.21.0', '26.0.0', '26.10.0', '27.1.0'].map((version) => [version, true] as const),
    ...['18.20.0', '20.20.2', '22.23.3', '24.11.1', '25.9.0', '26.0.0-rc.1', 'x'].map((v) => [v, false] as const),
  ])('may be %s: %s', (version, isSo) => {
    expect(isNewEnough(version)).toBe(isSo)
  })

  it.each([
    ['20.20.2', '/brought'],
    ['22.23.3', '/brought'],
    ['24.12.0', '/own'],
    ['25.9.0', '/brought'],
    ['26.1.0', '/own'],
  ])('on a machine with %s, it is %s', (version, path) => {
    expect(nodeOf({ versions: { node: version }, execPath: '/own' }, '/brought')).toBe(path)
  })

  const machine = (node: string) => ({ versions: { node }, version: `v${node}`, platform: 'sunos', arch: 'mips' })

  it('is brought where the machine’s own is too old; where there is none to bring, that is said', () => {
    expect(() => needNode(machine('20.1.0'), NODE.wanted)).not.toThrow()
    expect(() => needNode(machine('24.12.0'), null)).not.toThrow()
    expect(() => needNode(machine('20.1.0'), null)).toThrow(/sunos mips.*24\.12 or newer/)
    expect(() => needNode(machine('18.0.0'), NODE.wanted)).toThrow(/Node 20 or newer/)
  })
})
