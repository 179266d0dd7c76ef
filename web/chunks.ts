import type { Plugin } from 'vite'
import { dealtWith, SCREEN } from './dealt.ts'
import { MARK } from './src/games/linked.ts'

/** The layout comes with every page; then home; then a room, which a table has around it; then a lobby. */
const EVERYWHERE = [/\/routes\/(\+layout\.(svelte|ts)|\+error\.svelte)$/]
const HOME = [/\/routes\/\+page\.svelte$/]
const ROOM = [/\/routes\/\[code\]\/(\+page\.(svelte|ts)|\+error\.svelte|Play\.svelte)$/]
const LOBBY = [/\/routes\/\[code\]\/Lobby\.svelte$/]
/** Where matches and nights are looked back on. */
const LATER = [/\/routes\/(replay\/\[id\]|\[code\]\/night)\/\+page\.(svelte|ts)$/]
/** All pages but rooms and home. An embed fetches none of these files. */
const ELSEWHERE = [/\/routes\/(?!embed\/|\[code\]\/\+)[^+]+\+page\.(svelte|ts)$/]
/** What fetches a part: all pages have it, and an embed has no more of them than that. */
const FETCHING = /vite\/preload-helper/
const SVELTE = /\/(svelte|@sveltejs|clsx|esm-env)\//
/** What nobody sees but who is asked: the others of a table do not fetch what only these parts share. */
const OF_ASKED = /\/games\/[^/]+\/(asks|turn)\//
/** What of Svelte only few parts use: it comes with these. */
const FOR_FEW = /\/svelte\/src\/reactivity\/(index-client|map|media-query|reactive-value)\.js$/
/** What pages use of the protocol that needs no schemas; and what is said in both languages. */
const PLAIN =
  /\/(packages\/protocol\/src\/(commandId|frame|limits|patch|room|ticketMark)|web\/src\/lib\/words\/watching)\.ts$/
/** What other pages than tables use of a title's rules as well. */
const MATERIAL = /\/packages\/engine\/src\/games\/[^/]+\/(material|vocabulary|shapes|(board|race)\/\w+)\.ts$/
/** What is one title's own. */
const OF_TITLE = /\/games\/([^/]+)\//
/** Where a title says which parts of its table are fetched apart; and all that it says in a language. */
const PIECES = /\/web\/src\/games\/[^/]+\/pieces\.ts$/
const WORDS = /\/web\/src\/games\/[^/]+\/words\/(\w\w)\.ts$/
/** What is named first takes along what it imports. */
const CHUNKS = [
  ...[
    'fetching',
    'svelte',
    'site',
    'room-too',
    'room',
    'form',
    'lobby',
    'shared-most',
    'shared-2',
    'shared-1',
    'shared-later',
  ],
  ...['shared-asked', 'material', 'pieces', 'told', 'table', 'words', 'mine', 'later', 'asked'],
]

interface Modules {
  all: readonly string[]
  imports(id: string): readonly string[]
  /** What is fetched apart. */
  fetches(id: string): readonly string[]
}
type Ids = ReadonlySet<string>

/**
 * Left alone, the bundler makes a chunk for every set of pages and parts that share a module: dozens of tiny ones, and
 * tiny files compress badly (a table weighed a seventh more). What is needed together anyway is put together.
 */
export function chunks(): Plugin {
  let chunkOf: (id: string) => string | null = () => null
  const groups = CHUNKS.map((chunk, at, { length }) => ({
    name: (id: string) => (chunkOf(id)?.startsWith(chunk) ? chunkOf(id) : null),
    priority: length - at,
  }))
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
export function sharing(modules: Modules): (id: string) => string | null {
  const matching = (roots: readonly RegExp[]) => modules.all.filter((id) => roots.some((root) => root.test(id)))
  const reached = (roots: readonly RegExp[]) => reachedFrom(matching(roots), modules.imports)
  const [everywhere, home, room, lobby] = [reached(EVERYWHERE), reached(HOME), reached(ROOM), reached(LOBBY)]
  const [later, elsewhere] = [reached(LATER), reached(ELSEWHERE)]
  const tables = matching([PIECES]).map((pieces) => tableOf(modules, pieces))
  const ofTitles = namedByTitle(modules, tables, { words: matching([WORDS]), pages: matching(ELSEWHERE) })
  const isOfSite = (id: string) => everywhere.has(id) || (home.has(id) && (room.has(id) || lobby.has(id)))
  return (id) => {
    if (FETCHING.test(id)) return 'fetching'
    if (FOR_FEW.test(id)) return null
    if (SVELTE.test(id)) return 'svelte'
    if (PLAIN.test(id)) return 'room-too'
    if (MATERIAL.test(id)) return ownedBy('material', id)
    if (/\/(node_modules|packages)\/|virtual:/.test(id)) return null
    if (isOfSite(id)) return 'site'
    if (PIECES.test(id)) return ownedBy('pieces', id)
    if (room.has(id)) return elsewhere.has(id) ? 'room-too' : 'room'
    if (tables.some(({ folder }) => id.startsWith(folder))) return ofTitles(id)
    const dealt = tables.flatMap(({ first }, at) => (first.has(id) ? [at] : []))
    if (dealt.length === 0 && !lobby.has(id)) {
      if (!tables.some(isShared(id))) return null
      return tables.some(({ seen }) => seen.has(id)) ? 'shared-later' : 'shared-asked'
    }
    if (later.has(id)) return 'room-too'
    if (lobby.has(id)) return dealt.length > 0 ? 'room' : `${elsewhere.has(id) ? 'form' : 'lobby'}${MARK}lobby`
    // What most titles begin with; a table fetches little that is there for others.
    if (dealt.length > 2) return `shared-most${MARK}table`
    return `shared-${dealt.length}${dealt.map((at) => MARK + (tables[at]?.title ?? '')).join('')}`
  }
}

interface Table {
  title: string
  folder: string
  /** What it begins with for everybody; and once it is dealt, for those who sit at it. */
  screen: Ids
  first: Ids
  /** All but what only those see who are asked. */
  seen: Ids
  /** All that is fetched apart, each with what it imports. */
  parts: readonly Ids[]
}

function tableOf({ all, imports, fetches }: Modules, pieces: string): Table {
  const folder = pieces.replace(/pieces\.ts$/, '')
  const reach = (roots: readonly string[]) => reachedFrom(roots, imports)
  const own = (files: readonly string[]) => reach(all.filter((id) => files.some((file) => id === folder + file)))
  const title = OF_TITLE.exec(pieces)?.[1] ?? ''
  const dealt = dealtWith(title)
  const parts = fetches(pieces).filter((id) => id.endsWith('.svelte'))
  return {
    ...{ title, folder },
    // One part alone is not worth a file of its own.
    screen: own(dealt.length > 1 ? SCREEN : [...SCREEN, ...dealt]),
    first: own([...SCREEN, ...dealt]),
    seen: reach(parts.filter((id) => !OF_ASKED.test(id))),
    parts: parts.map((id) => reach([id])),
  }
}

/** What is one title's own: its words in a language, what its table begins with, what several parts of it share. */
function namedByTitle(
  { all, imports, fetches }: Modules,
  tables: readonly Table[],
  { words, pages }: Readonly<Record<'words' | 'pages', readonly string[]>>,
): (id: string) => string | null {
  const fetched = new Set(all.flatMap(fetches))
  const together = (id: string) => imports(id).filter((each) => !fetched.has(each))
  const said = words.map((root) => ({ language: WORDS.exec(root)?.[1], all: reachedFrom([root], together) }))
  const others = pages.map((page) => reachedFrom([page], imports))
  return (id) => {
    const speaking = said.filter(({ all }) => all.has(id))
    if (speaking.length > 0)
      return speaking.length > 1 ? ownedBy('table', id) : `${ownedBy('words', id)}${MARK}${speaking[0]?.language}`
    const table = tables.find(({ folder }) => id.startsWith(folder))
    if (!table) return null
    const told = others.flatMap((each, at) => (each.has(id) ? [at] : []))
    if (table.first.has(id) && told.length > 0) return ownedBy(`told-${told.join('-')}`, id)
    if (table.first.has(id)) return ownedBy(table.screen.has(id) ? 'table' : 'mine', id)
    return isShared(id)(table) ? ownedBy(table.seen.has(id) ? 'later' : 'asked', id) : null
  }
}

const ownedBy = (chunk: string, id: string): string => `${chunk}${MARK}${OF_TITLE.exec(id)?.[1]}`
const isShared =
  (id: string) =>
  ({ parts }: Table): boolean =>
    parts.filter((part) => part.has(id)).length > 1

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
