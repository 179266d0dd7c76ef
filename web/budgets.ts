import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { LANGUAGES } from './src/lib/words/language.ts'
import { pagesIn, weightOf } from './weights.ts'

/** What Kit makes of each of our pages: it leads to the page and to what loads for it. */
const NODE = '/client-optimized/nodes/'

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
        // The service worker is built apart.
        if (!built.some(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/routes/+layout.svelte')))) return
        const importsOf = (id: string | null) => this.getModuleInfo(id ?? '')?.importedIds ?? []
        const chunks = built.map(({ fileName, facadeModuleId, moduleIds, imports, code }) => ({
          ...{ fileName, facade: facadeModuleId, imports },
          modules: [...moduleIds, ...(facadeModuleId?.includes(NODE) ? importsOf(facadeModuleId) : [])],
          weight: brotliCompressSync(code).length,
        }))
        const pages = LANGUAGES.flatMap((language) => pagesIn(language).map((page) => ({ ...page, language })))
        const weighed = pages.map((page) => ({ ...page, weight: weightOf(chunks, page.modules) }))
        const tooHeavy = weighed.filter(({ weight, bound }) => weight > bound)
        const told = tooHeavy.map(
          (each) => `${each.page} (${each.language}): ${each.weight} B, at most ${each.bound} B`,
        )
        if (told.length > 0) this.error(`Too many scripts to fetch before a page can be used:\n${told.join('\n')}`)
      },
    },
  }
}
