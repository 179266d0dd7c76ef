import type { Plugin } from 'vite'
import { OF_TITLE as WHOSE } from './src/games/styles.ts'

/** The layout comes with every page; then home; then what a room and the table in it need. */
const EVERYWHERE = [/\/routes\/\+layout\.(svelte|ts)$/]
const HOME = [/\/routes\/\+page\.svelte$/]
const ROOM = [
  /\/routes\/\[code\]\/\+page\.(svelte|ts)$/,
  /\/routes\/\[code\]\/Play\.svelte$/,
  /\/games\/[^/]+\/(index\.ts|Screen\.svelte)$/,
]
/** Pages that show what rooms show too, and nothing else of a room. */
const OTHERS = [/\/routes\/(?!\[code\]\/)[^+]*\/\+page\.svelte$/]
const LOBBY = [/\/routes\/\[code\]\/Lobby\.svelte$/]
/** What is one title's own. */
const OF_TITLE = /\/games\/([^/]+)\//
/** What nobody sees but who is asked: the others of a table do not fetch what only these parts share. */
const OF_ASKED = /\/games\/[^/]+\/(asks|turn)\//
/** What of Svelte only few parts use: it comes with these. */
const FOR_FEW = /\/svelte\/src\/reactivity\/(map|media-query|reactive-value)\.js$/
/** Where a title says which parts of its table are fetched apart. */
const PIECES = /\/games\/[^/]+\/pieces\.ts$/

interface Modules {
  all: readonly string[]
  imports(id: string): readonly string[]
  /** What is fetched apart. */
  fetches(id: string): readonly string[]
}

/**
 * Left alone, the bundler makes a chunk for every set of pages that share a module: dozens of tiny ones, and tiny files
 * compress badly (home weighed a tenth more). What is needed together anyway is put together.
 */
export function chunks(): Plugin {
  let chunkOf: (id: string) => string | null = () => null
  // What is named first takes along what it imports.
  const groups = ['svelte', 'site', 'room', 'shared', 'pieces', 'table', 'later', 'asked'].map(
    (chunk, at, { length }) => ({
      name: (id: string) => (chunkOf(id)?.startsWith(chunk) ? chunkOf(id) : null),
      priority: length - at,
    }),
  )
  return {
    name: 'chunks',
    apply: 'build',
    config: () => ({
      environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
    }),
    buildEnd() {
      if (this.environment.name !== 'client') return
      chunkOf = sharing({
        all: [...this.getModuleIds()],
        imports: (id) => this.getModuleInfo(id)?.importedIds ?? [],
        fetches: (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      })
    },
  }
}

/** Which chunk a module of ours belongs to; null: the bundler's own choice. */
export function sharing({ all, imports, fetches }: Modules): (id: string) => string | null {
  const matching = (roots: readonly RegExp[]) => all.filter((id) => roots.some((root) => root.test(id)))
  const reach = (roots: readonly string[]) => reachedFrom(roots, imports)
  const [everywhere, home, room, lobby, others] = [EVERYWHERE, HOME, ROOM, LOBBY, OTHERS].map((roots) =>
    reach(matching(roots)),
  )
  const inRooms = ROOM.map((root) => reach(matching([root])))
  const ofTables = matching([PIECES]).map((pieces) => {
    const parts = fetches(pieces).filter(isComponent)
    const seen = reach(parts.filter((id) => !OF_ASKED.test(id)))
    return { first: reach(parts.filter(isScreen)), seen, parts: parts.map((id) => reach([id])) }
  })
  return (id) => {
    if (FOR_FEW.test(id)) return null
    if (/\/(svelte|@sveltejs|clsx|esm-env)\//.test(id)) return 'svelte'
    if (/\/(node_modules|packages)\/|virtual:/.test(id)) return null
    if (everywhere?.has(id) || (home?.has(id) && room?.has(id))) return 'site'
    if (isShared(id, inRooms)) return others?.has(id) ? 'room-too' : 'room'
    if (PIECES.test(id)) return `pieces${WHOSE}${OF_TITLE.exec(id)?.[1]}`
    const table = ofTables.find(({ parts }) => isShared(id, parts))
    if (!table) return null
    // What a table does not begin with waits for the first part that needs it; no table fetches what is another's.
    if (!OF_TITLE.test(id)) {
      if (!ofTables.some(({ seen }) => seen.has(id))) return 'shared-asked'
      if (!ofTables.some(({ first }) => first.has(id))) return 'shared-later'
      return lobby?.has(id) ? 'room' : 'shared-first'
    }
    const chunk = table.first.has(id) ? 'table' : table.seen.has(id) ? 'later' : 'asked'
    return `${chunk}${WHOSE}${OF_TITLE.exec(id)?.[1]}`
  }
}

const isComponent = (id: string) => id.endsWith('.svelte')
const isScreen = (id: string) => id.endsWith('/Screen.svelte')
const isShared = (id: string, parts: readonly ReadonlySet<string>[]) => parts.filter((part) => part.has(id)).length > 1

export function reachedFrom(roots: readonly string[], imports: Modules['imports']): Set<string> {
  const reached = new Set<string>()
  const open = [...roots]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...imports(id))
  }
  return reached
}
