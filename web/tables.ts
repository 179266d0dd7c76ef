import type { Plugin } from 'vite'
import { reachedFrom } from './chunks.ts'
import { OF_TITLE } from './src/games/styles.ts'

/** Where pages come to the titles, and where a title says what its table is made of. The rules have folders of such names too. */
const TITLES = /\/web\/src\/games\/index\.ts$/
const PIECES = /\/web\/src\/games\/([^/]+)\/pieces\.ts$/

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
 * would be drawn bare. So it is told what such a page needs. In a browser nobody has to wait for that step either: the
 * page links the pieces, and the name of the file says whose they are.
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
        chunkFileNames: ({ moduleIds }) => {
          const title = moduleIds.map((id) => PIECES.exec(id)?.[1]).find((found) => found !== undefined)
          return title ? chunkFileNames.replace('[hash]', `${OF_TITLE}${title}.[hash]`) : chunkFileNames
        },
      }
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const fileOf = new Map(chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map((id) => [id, fileName])))
        const pieces = [...this.getModuleIds()].filter((id) => PIECES.test(id))
        const filesOf = (ids: readonly string[]) => ids.flatMap((id) => fileOf.get(id) ?? [])
        const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
        const fetchesOf = (id: string) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []
        const pages = chunks.flatMap(({ isEntry, facadeModuleId, fileName }) => {
          const modules = isEntry && facadeModuleId ? [...reachedFrom([facadeModuleId], importsOf)] : []
          if (!modules.some((id) => TITLES.test(id))) return []
          return { file: fileName, fetches: filesOf([...modules, ...pieces].flatMap(fetchesOf)) }
        })
        const list = bundle['.vite/manifest.json']
        if (list?.type !== 'asset' || pages.length === 0 || pieces.length === 0)
          return this.error('No tables were found: their pages would be bare.')
        const manifest: Manifest = JSON.parse(String(list.source))
        list.source = JSON.stringify(withTables(manifest, pages, filesOf(pieces)))
      },
    },
  }
}

/** A page that comes to the titles, and what it and their pieces fetch. */
interface Page {
  file: string
  fetches: readonly string[]
}

/** The same, with all that pages of tables need; `pieces`: the files of these. */
export function withTables(manifest: Manifest, pages: readonly Page[], pieces: readonly string[]): Manifest {
  const told: Record<string, Listed> = { ...manifest }
  const keysOf = (files: readonly string[]) =>
    Object.keys(manifest).filter((key) => files.includes(manifest[key]?.file ?? ''))
  const cssOf = (keys: readonly string[]) => keys.flatMap((key) => manifest[key]?.css ?? [])
  for (const { file, fetches } of pages) {
    const page = keysOf([file])
    const linked = withImports(manifest, [...page, ...keysOf(pieces)]).filter((key) => !page.includes(key))
    const css = new Set(cssOf([...page, ...linked, ...withImports(manifest, keysOf(fetches))]))
    for (const key of page)
      told[key] = { ...manifest[key], file, css: [...css], imports: linked.map(alone), dynamicImports: [] }
    for (const key of linked)
      told[alone(key)] = { file: manifest[key]?.file ?? '', assets: manifest[key]?.assets ?? [] }
  }
  return told
}

/** A file without what it imports. */
const alone = (key: string) => `${key} alone`

/** All files that come with some, these first. */
const withImports = (manifest: Manifest, keys: readonly string[]): string[] => [
  ...reachedFrom(keys, (key) => manifest[key]?.imports ?? []),
]
