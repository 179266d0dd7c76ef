import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stages } from '../../scripts/stages.mjs'

const root = join(import.meta.dirname, '../..')
const text = readFileSync(join(root, 'docs/security.md'), 'utf8')

/** Where tests lie, as the page says. */
const FOLDERS = ['party', 'test', 'packages', 'web/src', 'measure']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
).filter((name) => /\.(test|spec)\.ts$/.test(name) && !name.includes('node_modules'))

interface Row {
  tries: string
  stopped: string
  proof: string
}
const rows: Row[] = text.split('\n').flatMap((line) => {
  const [, tries = '', stopped = '', proof = '', ...more] = line.split('|').map((cell) => cell.trim())
  return line.startsWith('|') && more.length === 1 && !/^(tries|wants|-+)$/.test(tries)
    ? [{ tries, stopped, proof }]
    : []
})

/** The tests that a proof names, and in which folders each is said to lie. */
const namedIn = (proof: string) =>
  [...proof.matchAll(/`([\w.]+\.(?:test|spec)\.ts)`(?: \(([^)]*)\))?/g)].map(([, name = '', where = '']) => ({
    name,
    isBoth: where === 'both',
    folders: [...where.matchAll(/`([\w/]+)`/g)].map(([, folder = '']) => folder),
  }))

describe('what the page on security promises', () => {
  it('is many things, each with its proof, or with a word that there is none', () => {
    expect(rows.length).toBeGreaterThan(60)
    for (const { tries, stopped, proof } of rows) {
      const isPlain = stopped.startsWith('**nothing') || /random bits/.test(stopped)
      expect(proof !== '' || isPlain, tries).toBe(true)
    }
  })

  it('is shown by tests that are there, where it says', () => {
    const named = rows.flatMap(({ proof }) => namedIn(proof))
    expect(named.length).toBeGreaterThan(80)
    for (const { name, isBoth, folders } of named) {
      const found = files.filter((file) => file.endsWith(`/${name}`))
      expect(found.length, name).toBeGreaterThanOrEqual(isBoth ? 2 : 1)
      for (const folder of folders) {
        expect(
          found.some((file) => file.startsWith(`${folder}/`)),
          `${name} in ${folder}`,
        ).toBe(true)
      }
    }
  })

  it('is shown by measures and commands that are there', () => {
    for (const [, what = ''] of text.matchAll(/`measure (\w+)`/g)) {
      const places = ['speed', 'proofs', 'balance'].map((folder) => join(root, 'measure', folder, `${what}.ts`))
      expect(places.some(existsSync), what).toBe(true)
    }
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    for (const [, command = ''] of text.matchAll(/`npm run (\w+)/g)) expect(Object.keys(scripts)).toContain(command)
    expect(Object.keys(stages)).toContain('licences')
  })

  it('is that every part has one exact version and a checksum', () => {
    const folders = [
      '.',
      'party',
      'web',
      'test',
      'measure',
      'scripts/tools/pnpm',
      'scripts/tools/node',
      ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}`),
    ]
    for (const folder of folders) {
      const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
        readFileSync(join(root, folder, 'package.json'), 'utf8'),
      )
      const asked: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies }
      for (const [name, version] of Object.entries(asked)) {
        expect(version, `${name} in ${folder}`).toMatch(/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*)$/)
      }
    }
    const resolved = [...readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').matchAll(/resolution: (.*)/g)]
    expect(resolved.length).toBeGreaterThan(100)
    for (const [, how] of resolved) expect(how).toMatch(/integrity: sha512-/)
    expect(readFileSync(join(root, 'scripts/install.mjs'), 'utf8')).toContain('--frozen-lockfile')
  })

  it('is that no install script runs, and that nothing is fetched past the lockfiles', () => {
    const [, reviewed = ''] =
      /allowBuilds:\n((?: {2}.*\n)+)/.exec(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) ?? []
    const decided = [...reviewed.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, may]) => [name, may])
    expect(decided.length).toBeGreaterThan(0)
    for (const [name, may] of decided) expect(may, name).toBe('false')
    expect(readFileSync(join(root, 'scripts/tools.mjs'), 'utf8')).toContain("'ci', '--ignore-scripts'")
    for (const name of readdirSync(join(root, 'scripts')).filter((each) => each.endsWith('.mjs'))) {
      expect(readFileSync(join(root, 'scripts', name), 'utf8'), name).not.toMatch(/\bnpx\b/)
    }
  })

  it('is that actions of CI are pinned, may only read, and get no secret', () => {
    const ci = readFileSync(join(root, '.github/workflows/ci.yml'), 'utf8')
    const used = [...ci.matchAll(/uses: (\S+)/g)].map(([, action = '']) => action)
    expect(used.length).toBeGreaterThan(1)
    for (const action of used) expect(action).toMatch(/@[0-9a-f]{40}$/)
    expect(ci).toMatch(/^permissions:\n {2}contents: read\n\n/m)
    expect(ci).not.toContain('secrets.')
  })
})
