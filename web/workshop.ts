import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const PAGE = fileURLToPath(new URL('src/workshop/index.html', import.meta.url))

/** `/workshop` on the dev server: a page beside the site's routes, not one of them, so that nothing of it can be built. */
export function workshop(): Plugin {
  return {
    name: 'workshop',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use('/workshop', async (request, response, next) => {
        if (request.method !== 'GET' || request.url?.includes('.')) return next()
        response.setHeader('content-type', 'text/html')
        response.end(await server.transformIndexHtml('/workshop', await readFile(PAGE, 'utf8')))
      })
    },
  }
}
