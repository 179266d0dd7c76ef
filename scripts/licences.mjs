import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What may be in what we hand on. */
const ALLOWED = new Set([
  ...['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0', 'CC0-1.0', 'OFL-1.1'],
])
/** What a tool may have besides: it is used here, and nothing of it is handed on. */
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
 * What may be handed on besides, as it came: its licence asks no more than to say where its source is, as /credits does.
 */
const WHOLE = new Map([['@resvg/resvg-wasm', 'MPL-2.0']])

/** Whose packages are handed on, and what of the client's tools does not end up in its bundle. */
const HANDED_ON = ['packages/companion', 'packages/deck', 'packages/engine', 'packages/protocol', 'party', 'web']
const ONLY_BUILDS = new Set(['vite', '@sveltejs/vite-plugin-svelte'])

/** What npm brings before the parts. */
const TOOLS = ['scripts/tools/pnpm', 'scripts/tools/node']

/** What stands against the licences of all that is installed under `root`, a line for each package; best, nothing. */
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

/** The packages a workspace's bundle is made of. In the client they are named among its tools. */
function bundled(folder) {
  if (!existsSync(join(folder, 'package.json'))) return []
  return needs(folder, 'dependencies', 'devDependencies').filter(({ name }) => !ONLY_BUILDS.has(name))
}

/** All of these, and all that they need, by folder. */
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

/** What a package asks for, and where that lies. What is optional and does not lie here is for another machine. */
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

/** As Node looks for it: next to the package, then further up. */
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

/** Old packages have an object, or a list of which one may choose. */
function nameOf(licence) {
  if (Array.isArray(licence)) return licence.map(nameOf).join(' OR ')
  const named = typeof licence === 'object' ? licence?.type : licence
  return typeof named === 'string' && named !== '' ? named : null
}

/** Of `A OR B` one is enough; of `A AND B` all are needed. What is nested deeper, somebody should read. */
function isAllowed(expression, allowed) {
  const choices = expression.replace(/^\(([^()]*)\)$/, '$1').split(/\s+OR\s+/)
  return choices.some((choice) => choice.split(/\s+AND\s+/).every((name) => allowed.has(name)))
}

function packageIn(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}
