import type { Plugin } from 'vite'
import { addressesModule, altModule, draw, FOLDER } from './drawnDeck.ts'
import { LANGUAGES } from './src/lib/words/language.ts'

const MODULE = 'virtual:deck'

/**
 * The deck of pictures, drawn when the pages are built: `virtual:deck` says where each picture lies,
 * `virtual:deck/en` and `/de` what each shows. Its words for computer players stay behind.
 */
export function deck(): Plugin {
  let drawn: ReturnType<typeof draw> | null = null
  const pictures = () => (drawn ??= draw())
  return {
    name: 'deck',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    async load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null
      const { manifest } = await pictures()
      const language = LANGUAGES.find((each) => id.endsWith(`/${each}`))
      return language ? altModule(manifest, language) : addressesModule(manifest)
    },
    async buildStart() {
      if (this.meta.watchMode || this.environment.name !== 'client' || this.environment.mode !== 'build') return
      for (const { name, text } of (await pictures()).files)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: text })
    },
    configureServer(server) {
      server.middlewares.use(`/${FOLDER}`, async (request, response, next) => {
        const file = (await pictures()).files.find(({ name }) => request.url === `/${name}`)
        if (!file) return next()
        response.setHeader('content-type', 'image/svg+xml')
        response.end(file.text)
      })
    },
  }
}
