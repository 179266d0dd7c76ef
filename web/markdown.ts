import { marked } from 'marked'
import type { Plugin } from 'vite'

/** Lets a page import a `.md` file of ours as a string of HTML. It is turned while building: no reader loads a parser. */
export function markdown(): Plugin {
  return {
    name: 'markdown',
    transform: {
      filter: { id: /\.md$/ },
      handler: async (text) => ({ code: `export default ${JSON.stringify(await marked(text))}`, map: null }),
    },
  }
}
