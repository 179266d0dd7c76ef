import type { Plugin } from 'vite'
import { MARK, overOf } from './src/games/linked.ts'

/** Where a module or a chunk lies tells whose it is. */
const FOLDER = /\/games\/([^/]+)\/[^/]/
/** What of a title is seen once a match is over. */
const OVER = 'Over.css'
/** Parts that rooms fetch apart, and few are drawn with: what a page does not begin with brings its styles when it is fetched. */
const OF_FEW: Readonly<Record<string, readonly string[]>> = {
  tv: ['Tv', 'LineStrip', 'Lost', 'LostPicture'],
  over: ['OverBar', 'Poster', 'Standings'],
  night: ['NightBox', 'NightCard', 'punched'],
  table: ['Log'],
  paused: ['Paused'],
}

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
        assetFileNames: ({ names: [name = ''], originalFileNames: [from = ''] }) =>
          assetFileNames.replace('[name]', `[name]${marksOf(name, from)}`),
      }
    },
  }
}

/** For which pages a style sheet is, as its name is to say besides. */
export function marksOf(name: string, from: string): string {
  if (!name.endsWith('.css') || name.includes(MARK)) return ''
  const title = FOLDER.exec(from)?.[1]
  if (title) return MARK + (name === OVER ? overOf(title) : title)
  const stages = Object.keys(OF_FEW).filter((stage) => OF_FEW[stage]?.some((few) => name === `${few}.css`))
  return stages.map((stage) => MARK + stage).join('')
}
