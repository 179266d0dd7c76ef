import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { reachedFrom } from './chunks.ts'
import { DEALT_WITH, SCREEN } from './dealt.ts'

/** Bytes of all scripts that a page is not used without, each as brotli makes it at its best, in the longer of the languages. */
const BUDGETS = {
  home: 50_000,
  embed: 8_000,
  /** With what it fetches to stay live. */
  embedLive: 10_500,
  lobby: 70_000,
  tables: {
    'robot-revolution': 110_000,
    'evil-robots-classic': 110_000,
    'evil-robots-influence': 110_000,
    'not-a-robot': 110_000,
    'cardbot-derby': 110_000,
  },
} as const

type Title = keyof typeof BUDGETS.tables
const LANGUAGES = ['en', 'de'] as const
type Language = (typeof LANGUAGES)[number]

const SITE = ['/runtime/client/entry.js', '/client-optimized/app.js', '/routes/+layout.svelte', '/routes/+error.svelte']
const HOME = [...SITE, '/routes/+page.svelte']
const ROOM = [...SITE, '/routes/[code]/+page.svelte', '/routes/[code]/+error.svelte']
const EMBED = ['/src/embed/main.ts']
const siteWords = (language: Language) => `/lib/words/${language}/site.ts`
const roomWords = (language: Language) => [siteWords(language), `/lib/words/${language}/room.ts`]

/** The modules that each page begins with, in a language. */
export function pagesIn(language: Language): { page: string; bound: number; modules: readonly string[] }[] {
  const lobby = ['/routes/[code]/Lobby.svelte', `/games/robot-revolution/words/${language}/options.ts`]
  const own = (title: Title) =>
    ['pieces.ts', ...SCREEN, `words/${language}.ts`, ...DEALT_WITH[title]].map(
      (file) => `/web/src/games/${title}/${file}`,
    )
  return [
    { page: 'home', bound: BUDGETS.home, modules: [...HOME, siteWords(language)] },
    { page: 'an embed', bound: BUDGETS.embed, modules: EMBED },
    { page: 'a live embed', bound: BUDGETS.embedLive, modules: [...EMBED, '/lib/net/line.ts'] },
    { page: 'a lobby', bound: BUDGETS.lobby, modules: [...ROOM, ...roomWords(language), ...lobby] },
    ...TITLES.map((title) => ({
      page: `a table of ${title}`,
      bound: BUDGETS.tables[title],
      modules: [...ROOM, ...roomWords(language), '/routes/[code]/Play.svelte', ...own(title)],
    })),
  ]
}
const isTitle = (id: string): id is Title => id in BUDGETS.tables
const TITLES = Object.keys(BUDGETS.tables).filter(isTitle)

/** What Kit makes of each of our pages: it leads to the page and to what loads for it. */
const NODE = /\/client-optimized\/nodes\/\d+\.js$/

/** A file of the build. */
interface Chunk {
  fileName: string
  /** The module that it was made for. */
  facade: string | null
  modules: readonly string[]
  imports: readonly string[]
  weight: number
}

/** Every page is weighed with each build, and one that weighs more than it may fails it. */
export function budgets(): Plugin {
  return {
    name: 'budgets',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        const built = Object.values(bundle).filter((each) => each.type === 'chunk')
        if (!built.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/routes/+layout.svelte')))) return
        const importsOf = (id: string | null) => this.getModuleInfo(id ?? '')?.importedIds ?? []
        const chunks = built.map(({ fileName, facadeModuleId, moduleIds, imports, code }) => ({
          ...{ fileName, facade: facadeModuleId, imports },
          modules: [...moduleIds, ...(NODE.test(facadeModuleId ?? '') ? importsOf(facadeModuleId) : [])],
          weight: brotliCompressSync(code).length,
        }))
        const pages = LANGUAGES.flatMap((language) => pagesIn(language).map((page) => ({ ...page, language })))
        const tooHeavy = pages.flatMap(({ page, language, bound, modules }) => {
          const weight = weightOf(chunks, modules)
          return weight > bound ? [`${page} (${language}): ${weight} B of scripts, at most ${bound} B`] : []
        })
        if (tooHeavy.length > 0) this.error(`Too much to fetch before a page can be used:\n${tooHeavy.join('\n')}`)
      },
    },
  }
}

/** Of all files with one of these modules, and of all that they import. */
export function weightOf(chunks: readonly Chunk[], modules: readonly string[]): number {
  const holding = modules.map((end) => {
    const found = chunks.filter((chunk) => chunk.modules.some((id) => id.endsWith(end)) || chunk.facade?.endsWith(end))
    if (found.length === 0) throw new Error(`No file of the build holds ${end}.`)
    return found
  })
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const roots = holding.flat().map(({ fileName }) => fileName)
  const files = reachedFrom(roots, (file) => known.get(file)?.imports ?? [])
  return [...files].reduce((sum, file) => sum + (known.get(file)?.weight ?? 0), 0)
}
