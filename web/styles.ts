import type { Plugin } from 'vite'
import { MARK } from './src/games/linked.ts'

/** Where a module or a chunk lies tells whose it is. */
const FOLDER = /\/games\/([^/]+)\/[^/]/

/**
 * Kit links the styles of all that a page may come to fetch, and a room may come to fetch the tables of all titles. A
 * style sheet therefore says in its name whose it is, so that a page links those of its own table alone; what is
 * fetched later brings its styles along.
 */
export function styles(): Plugin {
  return {
    name: 'styles',
    apply: 'build',
    outputOptions(options) {
      const { assetFileNames } = options
      if (this.environment.name !== 'client' || typeof assetFileNames !== 'string') return null
      return {
        ...options,
        assetFileNames: ({ names: [name = ''], originalFileNames: [from = ''] }) => {
          const title = name.endsWith('.css') ? FOLDER.exec(from)?.[1] : undefined
          return title && !name.includes(MARK)
            ? assetFileNames.replace('[name]', `[name]${MARK}${title}`)
            : assetFileNames
        },
      }
    },
  }
}
