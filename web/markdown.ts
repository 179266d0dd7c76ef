import { basename, dirname } from 'node:path'
import type { Plugin } from 'vite'
import { PICTURES, SPRITES } from './src/lib/reading/drawing.ts'
import { tell } from './src/lib/reading/tell.ts'

const ADDRESSES: Readonly<Record<keyof typeof SPRITES, string>> = {
  cards: '#lib/cards/cards.svg?url&no-inline',
  indices: '#lib/cards/indices.svg?url&no-inline',
  robots: '#lib/ui/art/robots.svg?url',
  coins: '#lib/coins/coins.svg?url&no-inline',
  // A title's own, by the folder that its text lies in.
  own: '#games/<title>/pieces.svg?url&no-inline',
  board: '#games/<title>/board.svg?url&no-inline',
}

/** Lets a page import a `.md` file of ours as HTML, with its title. It is turned while building: no reader loads a parser. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform: {
      filter: { id: /\.md$/ },
      handler: (text, id) => ({ code: moduleOf(text, basename(dirname(id))), map: null }),
    },
  }
}

function moduleOf(text: string, folder: string): string {
  const { html, ...about } = tell(text)
  const used = Object.entries(SPRITES).filter(([, mark]) => html.includes(mark))
  const hasPictures = html.includes(PICTURES)
  return [
    ...(hasPictures ? ["import pictures from 'virtual:deck'"] : []),
    ...Object.entries(ADDRESSES)
      .filter(([name]) => used.some(([each]) => each === name))
      .map(([name, address]) => `import ${name} from '${address.replace('<title>', folder)}'`),
    ...Object.entries(about).map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`),
    `export default ${JSON.stringify(html)}${used.map(([name, mark]) => `.replaceAll('${mark}', ${name})`).join('')}${hasPictures ? PICTURED : ''}`,
  ].join('\n')
}

const PICTURED = `.replace(/${PICTURES}(c\\d\\d[ab])/g, (_, picture) => pictures[picture])`
