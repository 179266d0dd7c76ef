import type { Plugin } from 'vite'
import { reachedFrom } from './chunks.ts'
import { DEALT_WITH, SCREEN } from './dealt.ts'
import { MARK, optionsOf } from './src/games/linked.ts'

/** Where pages come to the titles, and where a title says what its table is made of. The rules have folders of such names too. */
const TITLES = /\/web\/src\/games\/index\.ts$/
const PIECES = /\/web\/src\/games\/([^/]+)\/pieces\.ts$/
const OPTIONS = /\/web\/src\/games\/([^/]+)\/words\/\w\w\/options\.ts$/
/** What a title says at its table and among its options alike. */
const SAID_TWICE = /\/web\/src\/games\/([^/]+)\/words\/\w{3,}\.ts$/
const WORDS = /\/web\/src\/.*\/words\/(\w\w)[./]/
/** What every page says, and every room besides. */
const SAID = /\/web\/src\/lib\/words\/\w\w\/site\.ts$/
const SAID_IN_ROOMS = /\/web\/src\/lib\/words\/\w\w\/room\.ts$/
const LAYOUT = /\/web\/src\/routes\/\+layout\.ts$/
const ROOM = /\/web\/src\/routes\/\[code\]\/\+page\.ts$/
const LOBBY = /\/web\/src\/routes\/\[code\]\/Lobby\.svelte$/
/** With what tables begin, each in the folder of its title: others have parts of such names too. */
const BEGUN_WITH = Object.entries(DEALT_WITH).map(
  ([title, dealt]) => new RegExp(`/web/src/games/${title}/(${[...SCREEN, ...dealt, 'words/\\w\\w.ts'].join('|')})$`),
)
export const isBegunWith = (id: string): boolean => BEGUN_WITH.some((each) => each.test(id))
/** What comes once a page can be used: the server never draws it, and nobody waits for its styles. */
const NEVER_DRAWN =
  /\/src\/(routes\/\[code\]\/(Strips|Sheets|handoff\/\w+|waking\/\w+)|lib\/(talk\/\w+|offline\/Later))\.svelte$/

/** What a build writes down of a file, for Kit. */
interface Listed {
  file: string
  isEntry?: boolean
  imports?: readonly string[]
  dynamicImports?: readonly string[]
  css?: readonly string[]
  assets?: readonly string[]
}
export type Manifest = Readonly<Record<string, Listed>>

/**
 * A table is two steps from its page: the page fetches the pieces of its own title and of no other, and these fetch
 * the rest. Kit looks for styles one step away only, and goes to each file once, however it comes there first; pages
 * would be drawn bare. So it is told what such a page needs. In a browser nobody has to wait for a step either: the page
 * links the pieces and whatever it begins with, and the names of these files say for which pages they are.
 */
export function tables(): Plugin {
  return {
    name: 'tables',
    apply: 'build',
    outputOptions(options) {
      const { chunkFileNames } = options
      if (this.environment.name !== 'client' || typeof chunkFileNames !== 'string') return null
      return {
        ...options,
        chunkFileNames: ({ name, moduleIds }) => {
          const marks = marksOf(name, moduleIds)
          return marks ? chunkFileNames.replace('[hash]', `${marks}.[hash]`) : chunkFileNames
        },
      }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])))
        const all = [...this.getModuleIds()]
        const filesOf = (ids: readonly string[]) => ids.flatMap((id) => fileOf.get(id) ?? [])
        const filesLike = (...those: readonly RegExp[]) =>
          filesOf(all.filter((id) => those.some((each) => each.test(id))))
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
        const fetchesOf = (id: string) =>
          (this.getModuleInfo(id)?.dynamicallyImportedIds ?? []).filter((each) => !NEVER_DRAWN.test(each))
        const pieces = all.filter((id) => PIECES.test(id))
        const entries = chunks.flatMap(({ isEntry, facadeModuleId, fileName }) =>
          isEntry && facadeModuleId ? [{ file: fileName, modules: [...reachedFrom([facadeModuleId], importsOf)] }] : [],
        )
        const having = (module: RegExp) => entries.filter(({ modules }) => modules.some((id) => module.test(id)))
        const pages = having(TITLES).map(({ file, modules }) => ({
          file,
          begins: modules.some((id) => ROOM.test(id))
            ? [...filesLike(PIECES, SAID_IN_ROOMS, LOBBY, OPTIONS), ...filesOf(all.filter(isBegunWith))]
            : filesOf(pieces),
          fetches: filesOf([...modules, ...pieces].flatMap(fetchesOf)),
        }))
        const list = bundle['.vite/manifest.json']
        if (list?.type !== 'asset' || pages.length === 0 || pieces.length === 0)
          return this.error('No tables were found: their pages would be bare.')
        const manifest: Manifest = JSON.parse(String(list.source))
        const saying = { layouts: having(LAYOUT).map(({ file }) => file), words: filesLike(SAID) }
        list.source = JSON.stringify(withOwn(withWords(withTables(drawnOf(manifest), pages), saying)))
      },
    },
  }
}

/** For which pages a file is, as its name says it. */
export function marksOf(name: string, moduleIds: readonly string[]): string {
  const at = name.indexOf(MARK)
  if (at >= 0) return name.slice(at)
  const found = (pattern: RegExp) => [...new Set(moduleIds.flatMap((id) => pattern.exec(id)?.[1] ?? []))]
  const twice = moduleIds.every((id) => SAID_TWICE.test(id)) ? found(SAID_TWICE) : []
  const titles = [...found(PIECES), ...twice, ...[...found(OPTIONS), ...twice].map(optionsOf)]
  const languages = found(WORDS)
  return [...titles, ...(languages.length === 1 ? languages : [])].map((mark) => MARK + mark).join('')
}

/** The same, without the way to what the server never draws. */
export const drawnOf = (manifest: Manifest): Manifest =>
  Object.fromEntries(
    Object.entries(manifest).map(([key, { dynamicImports, ...listed }]) => [
      key,
      dynamicImports
        ? { ...listed, dynamicImports: dynamicImports.filter((id) => !NEVER_DRAWN.test(`/${id}`)) }
        : listed,
    ]),
  )

/** A page that comes to the titles, what it links of what it and their pieces fetch, and all that these fetch. */
interface Page {
  file: string
  begins: readonly string[]
  fetches: readonly string[]
}

/** The same, with all that pages of tables need. */
export function withTables(manifest: Manifest, pages: readonly Page[]): Manifest {
  const told: Record<string, Listed> = { ...manifest }
  const cssOf = (keys: readonly string[]) => keys.flatMap((key) => manifest[key]?.css ?? [])
  for (const { file, begins, fetches } of pages) {
    const page = keysOf(manifest, [file])
    const linked = withImports(manifest, [...page, ...keysOf(manifest, begins)]).filter((key) => !page.includes(key))
    const css = new Set(cssOf([...page, ...linked, ...withImports(manifest, keysOf(manifest, fetches))]))
    for (const key of page)
      told[key] = { ...manifest[key], file, css: [...css], imports: linked.map(alone), dynamicImports: [] }
    for (const key of linked)
      told[alone(key)] = { file: manifest[key]?.file ?? '', assets: manifest[key]?.assets ?? [] }
  }
  return told
}

/** The same, with what every page says linked by the layout that they lie in. */
export function withWords(
  manifest: Manifest,
  { layouts, words }: { layouts: readonly string[]; words: readonly string[] },
): Manifest {
  const told: Record<string, Listed> = { ...manifest }
  const said = keysOf(manifest, words)
  for (const key of keysOf(manifest, layouts)) {
    const { file = '', imports = [], ...rest } = manifest[key] ?? {}
    told[key] = { ...rest, file, imports: [...imports, ...said.map(alone)] }
  }
  for (const key of said) told[alone(key)] = { file: manifest[key]?.file ?? '' }
  return told
}

/**
 * The same, with all that a page imports named by itself as well, after what it names already: whatever Kit comes to by a
 * fetch first it neither links nor draws with, though the page imports it too.
 */
export function withOwn(manifest: Manifest): Manifest {
  const told: Record<string, Listed> = { ...manifest }
  for (const [key, { isEntry = false, imports = [], css = [], ...listed }] of Object.entries(manifest)) {
    const own = isEntry ? withImports(manifest, imports).filter((each) => !each.endsWith(ALONE)) : []
    if (own.length === 0) continue
    const styles = own.flatMap((each) => manifest[each]?.css ?? [])
    told[key] = { ...listed, isEntry, imports: [...imports, ...own.map(alone)], css: [...css, ...styles] }
    for (const each of own)
      told[alone(each)] = { file: manifest[each]?.file ?? '', assets: manifest[each]?.assets ?? [] }
  }
  return told
}

const keysOf = (manifest: Manifest, files: readonly string[]): string[] =>
  Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? '') && !key.endsWith(ALONE))

/** A file without what it imports. */
const ALONE = ' alone'
const alone = (key: string) => key + ALONE

/** All files that come with some, these first. */
const withImports = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...reachedFrom(keys, (key) => manifest[key]?.imports ?? []),
]
