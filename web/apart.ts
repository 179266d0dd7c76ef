import type { Plugin } from 'vite'

interface Modules {
  all: readonly string[]
  /** Who imports it outright. */
  importers(id: string): readonly string[]
  /** What is fetched apart. */
  fetches(id: string): readonly string[]
}

/**
 * A component that is fetched apart in one place and imported in another loses its styles in the page as the server
 * draws it: it jumps once scripts run. Such a build fails.
 */
export function apart(): Plugin {
  return {
    name: 'apart',
    apply: 'build',
    buildEnd(error) {
      if (error || this.environment.name !== 'client') return
      const both = fetchedAndImported({
        all: [...this.getModuleIds()],
        importers: (id) => this.getModuleInfo(id)?.importers ?? [],
        fetches: (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? [],
      })
      if (both.length === 0) return
      this.error(`Fetched apart, and imported too: take one of the two ways.\n${both.join('\n')}`)
    },
  }
}

/** A line for each. */
export function fetchedAndImported({ all, importers, fetches }: Modules): string[] {
  const fetched = new Set(all.flatMap(fetches).filter((id) => id.endsWith('.svelte')))
  return [...fetched].flatMap((id) => importers(id).map((importer) => `${id} by ${importer}`))
}
