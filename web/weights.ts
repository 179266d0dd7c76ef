import { readdirSync } from 'node:fs'
import type { Language } from './src/lib/words/language.ts'

/** What pages may weigh: bytes of all scripts that one is not used without, each as brotli makes it at its best, in the longer of the languages. */
const BOUNDS = { home: 61_200, embed: 8_000, embedLive: 10_700, lobby: 99_700, table: 152_400 }
/** So many titles those are for; what all pages know of one more, its name, its tile and where its parts lie, weighs up to this. */
const [TITLES_BOUND, ONE_MORE] = [5, 900]
/** Each title has a page of its own below the room's. */
const TITLES = readdirSync(new URL('src/routes/[code]/(table)', import.meta.url), { withFileTypes: true }).flatMap(
  (each) => (each.isDirectory() ? [each.name] : []),
)

const more = Math.max(0, TITLES.length - TITLES_BOUND) * ONE_MORE

const SITE = ['/runtime/client/entry.js', '/client-optimized/app.js', '/routes/+layout.svelte', '/routes/+error.svelte']
const ROOM = [...SITE, '/routes/[code]/(table)/+layout.svelte', '/routes/[code]/+error.svelte']
const EMBED = ['/src/embed/main.ts']

/** A page, and the modules that it begins with. */
export interface Page {
  page: string
  bound: number
  modules: readonly string[]
}

export function pagesIn(language: Language): Page[] {
  const site = `/lib/words/${language}/shell/site.ts`
  const room = [...ROOM, site, `/lib/words/${language}/room/inRoom.ts`]
  const options = `/lib/words/${language}/titles/robot-revolution/options.ts`
  const table = (title: string) => [
    `/routes/[code]/(table)/${title}/+page.svelte`,
    `/lib/words/${language}/titles/${title}/words.ts`,
  ]
  return [
    { page: 'home', bound: BOUNDS.home + more, modules: [...SITE, '/routes/+page.svelte', site] },
    { page: 'an embed', bound: BOUNDS.embed, modules: EMBED },
    // With what it fetches to stay live.
    { page: 'a live embed', bound: BOUNDS.embedLive, modules: [...EMBED, '/lib/net/line.ts'] },
    { page: 'a lobby', bound: BOUNDS.lobby + more, modules: [...room, '/routes/[code]/(table)/+page.svelte', options] },
    ...TITLES.map((title) => ({
      page: `a table of ${title}`,
      bound: BOUNDS.table + more,
      modules: [...room, ...table(title)],
    })),
  ]
}

/** A file of the build. `facade`: the module that it was made for. */
export interface Chunk {
  fileName: string
  facade: string | null
  modules: readonly string[]
  imports: readonly string[]
  weight: number
}

/** Of all files with one of these modules, and of all that they import. Throws where no file has one. */
export function weightOf(chunks: readonly Chunk[], modules: readonly string[]): number {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const open = modules.flatMap((end) => {
    const found = chunks.filter((chunk) => chunk.modules.some((id) => id.endsWith(end)) || chunk.facade?.endsWith(end))
    if (found.length === 0) throw new Error(`No file of the build holds ${end}.`)
    return found
  })
  const reached = new Set<Chunk>()
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    if (reached.has(chunk)) continue
    reached.add(chunk)
    open.push(...chunk.imports.flatMap((file) => known.get(file) ?? []))
  }
  return [...reached].reduce((sum, { weight }) => sum + weight, 0)
}
