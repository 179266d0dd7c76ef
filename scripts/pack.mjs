import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'tsdown'
import { inWords } from './errors.mjs'
import { install } from './install.mjs'
import { inRoot } from './root.mjs'
import { npm } from './tools.mjs'

const SOURCE = inRoot('packages', 'protocol')
/** What others can import; how a ticket is stored is the server's own business. */
const ENTRIES = ['index', 'client', 'operations']

/**
 * Makes packages/protocol into a package that other people's projects can install: JavaScript, and types that need
 * nothing of ours. Returns the path of the archive in `folder`.
 */
export async function pack(folder) {
  const made = join(folder, 'package')
  await build({
    ...{ cwd: SOURCE, entry: ENTRIES.map((name) => `src/${name}.ts`), outDir: made, config: false, logLevel: 'error' },
    ...{
      format: 'esm',
      platform: 'neutral',
      fixedExtension: false,
      dts: { tsc: { eager: true } },
      tsconfig: inRoot('tsconfig.json'),
    },
    deps: { alwaysBundle: [/^@robot-night\//], neverBundle: [/^hono/] },
  })
  for (const [from, to] of [
    [join(SOURCE, 'README.md'), 'README.md'],
    [inRoot('LICENSE'), 'LICENSE'],
  ])
    cpSync(from, join(made, to))
  writeFileSync(join(made, 'package.json'), `${JSON.stringify(described(), null, 2)}\n`)
  const { code, output } = await npm(['pack', '--json', '--pack-destination', folder], { cwd: made })
  if (code !== 0) throw new Error(output)
  rmSync(made, { recursive: true })
  return join(folder, JSON.parse(output)[0].filename)
}

function described() {
  const read = (...path) => JSON.parse(readFileSync(join(...path, 'package.json'), 'utf8'))
  const { name, version, type, sideEffects, dependencies, devDependencies } = read(SOURCE)
  const { license } = read(inRoot())
  const { '@robot-night/engine': _inside, ...needed } = dependencies
  const exports = ENTRIES.map((entry) => [
    entry === 'index' ? '.' : `./${entry}`,
    { types: `./${entry}.d.ts`, default: `./${entry}.js` },
  ])
  return {
    ...{ name, version, description: 'What clients and bots say to Robot Night, and what they are told', license },
    ...{ type, sideEffects, exports: Object.fromEntries(exports), dependencies: needed },
    peerDependencies: { hono: devDependencies.hono },
    peerDependenciesMeta: { hono: { optional: true } },
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await install()
    console.log(await pack(process.cwd()))
  } catch (error) {
    console.error(inWords(error))
    process.exitCode = 1
  }
}
