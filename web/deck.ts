import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { LANGUAGES } from './src/lib/words/language.ts'

const MODULE = 'virtual:deck'
/** What lies in there never changes under its name, and is served so. */
const FOLDER = '_app/immutable/pictures'

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
      return language ? told(manifest, language) : lying(manifest)
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

async function draw() {
  const [{ SCENES, build }, { icons }] = await Promise.all([
    import('@robot-night/deck'),
    import('@robot-night/deck/icons'),
  ])
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 6)
  return build(SCENES, { icons, hash })
}

type Manifest = Awaited<ReturnType<typeof draw>>['manifest']

/** Every name once and nothing else: it is in all that a room loads. */
function lying(manifest: Manifest): string {
  const names = Object.values(manifest).map(({ file }) => file.replace(/\.svg$/, ''))
  const entry = `(name) => [name.split('.')[0], '/${FOLDER}/' + name + '.svg']`
  return `export default Object.fromEntries('${names.join(' ')}'.split(' ').map(${entry}))`
}

const told = (manifest: Manifest, language: (typeof LANGUAGES)[number]): string =>
  `export default ${JSON.stringify(Object.fromEntries(Object.entries(manifest).map(([picture, { alt }]) => [picture, alt[language]])))}`
