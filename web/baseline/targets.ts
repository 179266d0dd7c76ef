import browserslist from 'browserslist'

/** Where `browserslist` in package.json is read from. */
const HERE = { path: import.meta.dirname }

/** How the data of MDN call each browser of the list; browsers on Android update apart from the phone, as on a computer. */
const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  opera: 'opera',
  samsung: 'samsunginternet_android',
} as const
/** How build tools call those that they know. */
const BUILT_FOR = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
  opera: 'opera',
}

type Listed = keyof typeof NAMES
export interface Target {
  /** As MDN has it. */
  browser: (typeof NAMES)[Listed]
  version: string
}

/** The oldest version of each browser that Robot Night is built for. */
export function oldest(queries?: readonly string[]): Target[] {
  return lowest(queries).map(([name, version]) => ({ browser: NAMES[name], version }))
}

/** The same for build tools: `chrome111`, `ios16.4`. */
export function buildTargets(queries?: readonly string[]): string[] {
  const known = new Map(Object.entries(BUILT_FOR))
  return lowest(queries).flatMap(([name, version]) => (known.has(name) ? [`${known.get(name)}${version}`] : []))
}

/** Per cent of all users, with one decimal. */
export const coverage = (): number => Math.round(browserslist.coverage(browserslist(undefined, HERE)) * 10) / 10

const isListed = (name: string): name is Listed => name in NAMES

function lowest(queries?: readonly string[]): [Listed, string][] {
  const found = new Map<Listed, string>()
  for (const entry of browserslist(queries ? [...queries] : undefined, HERE)) {
    const [name = '', versions = ''] = entry.split(' ')
    // Several that were one release are one entry: "17.0-17.1".
    const [version = ''] = versions.split('-')
    if (!isListed(name)) continue
    const known = found.get(name)
    if (known === undefined || isBefore(version, known)) found.set(name, version)
  }
  return [...found]
}

/** Whether a version is older than another: "9.1" than "16.4". */
export function isBefore(one: string, other: string): boolean {
  const others = other.split('.').map(Number)
  const apart = [...one.split('.').map(Number), 0, 0].map((part, at) => part - (others[at] ?? 0))
  return (apart.find((each) => each !== 0) ?? 0) < 0
}
