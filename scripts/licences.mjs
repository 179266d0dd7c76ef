import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Licences of what we ship. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'OFL-1.1'],
])
/** More licences that tools may have: we use them here and ship none of them. */
const ALLOWED_FOR_TOOLS = new Set([
  ...ALLOWED,
  'MPL-2.0',
  'LGPL-3.0',
  'LGPL-3.0-or-later',
  // Word lists of the spelling checker.
  'CC BY-SA 4.0',
  'WTFPL',
  'CC-BY-4.0',
  'Zlib',
  'Python-2.0',
  'PSF-2.0',
])

/**
 * What we may also ship, unchanged: the licence asks only that we say where the source is, as /credits does.
 */
const WHOLE = new Map([['@resvg/resvg-wasm', 'MPL-2.0']])

/** Whose dependencies we ship, and which of the client's are only tools and not in its bundle. */
const HANDED_ON = ['packages/companion', 'packages/deck', 'packages/engine', 'packages/protocol', 'party', 'web']
const ONLY_BUILDS = new Set(['vite', '@sveltejs/vite-plugin-svelte'])

/** What npm installs before everything else. */
const TOOLS = ['scripts/tools/pnpm', 'scripts/tools/node']

/** Problems with the licences of everything installed under `root`, a line for each package. */
export function licenceTrouble(root) {
  const handedOn = gathered(HANDED_ON.flatMap((folder) => bundled(join(root, folder))))
  const all = gathered(workspaces(root).flatMap((folder) => needs(folder, ...ALL_KINDS)))
  return [...troubleIn(handedOn, ALLOWED), ...troubleIn(all, ALLOWED_FOR_TOOLS)].filter(isFirst).sort()
}

const ALL_KINDS = ['dependencies', 'devDependencies', 'optionalDependencies']

const isFirst = (line, at, lines) => lines.indexOf(line) === at

function workspaces(root) {
  const packages = join(root, 'packages')
  const inPackages = existsSync(packages) ? readdirSync(packages).map((name) => join('packages', name)) : []
  return ['.', 'party', 'web', 'test', 'measure', ...TOOLS, ...inPackages]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(join(folder, 'package.json')))
}

/** The packages in a workspace's bundle. The client lists them among its tools. */
function bundled(folder) {
  if (!existsSync(join(folder, 'package.json'))) return []
  return needs(folder, 'dependencies', 'devDependencies').filter(({ name }) => !ONLY_BUILDS.has(name))
}

/** All of these and everything that they need, by folder. */
function gathered(wanted) {
  const found = new Map()
  const waiting = [...wanted]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const key = next.folder ?? next.name
    if (found.has(key)) continue
    found.set(key, next)
    if (next.folder) waiting.push(...needs(next.folder, 'dependencies', 'optionalDependencies'))
  }
  return [...found.values()]
}

/** A package's dependencies, and where they are. A missing optional one is for another kind of machine. */
function needs(folder, ...kinds) {
  const asked = packageIn(folder)
  return kinds.flatMap((kind) =>
    Object.keys(asked[kind] ?? {}).flatMap((name) => {
      const place = placeOf(name, folder)
      const isOptional = name in (asked.optionalDependencies ?? {})
      return place || !isOptional ? { name, folder: place } : []
    }),
  )
}

/** Where Node looks for it: next to the package, then further up. */
function placeOf(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name)
    if (existsSync(join(place, 'package.json'))) return realpathSync(place)
    if (folder === dirname(folder)) return null
  }
}

function troubleIn(packages, allowed) {
  return packages.flatMap(({ name, folder }) => {
    if (!folder) return `${name} is not installed, so its licence cannot be read.`
    const { version, license, licenses, private: isOurs } = packageIn(folder)
    if (isOurs && name.startsWith('@robot-night/')) return []
    const named = nameOf(license ?? licenses)
    if (named !== null && (isAllowed(named, allowed) || WHOLE.get(name) === named)) return []
    return `${name} ${version} is under ${named ?? 'no licence that it names'}: not on the list in scripts/licences.mjs.`
  })
}

/** Old packages have an object, or a list to choose from. */
function nameOf(licence) {
  if (Array.isArray(licence)) return licence.map(nameOf).join(' OR ')
  const named = typeof licence === 'object' ? licence?.type : licence
  return typeof named === 'string' && named !== '' ? named : null
}

/** Of `A OR B` one is enough; of `A AND B` all are needed. Anything nested deeper should be read by a person. */
function isAllowed(expression, allowed) {
  const choices = expression.replace(/^\(([^()]*)\)$/, '$1').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.has(name)))
}

function packageIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
