import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './baseline/targets.ts'
import { budgets } from './budgets.ts'
import { deck } from './deck.ts'
import { embed } from './embed.ts'
import { markdown } from './markdown.ts'
import { HASH } from './src/unsupportedBrowser/featureDetection.ts'
import { versionOfSources } from './version.ts'
import { worker } from './worker.ts'
import { workshop } from './workshop.ts'

/** Where `npm run dev` has the Worker with the rooms. */
const rooms = process.env.ROOMS_URL ?? 'http://127.0.0.1:8787'

const kit = sveltekit({
  adapter: worker('dev.wrangler.json'),
  version: { name: versionOfSources() },
  // Registered by the one page that is kept for a phone without a network.
  serviceWorker: { register: false },
  // Kit alone knows the nonce of its own script; the Worker puts the other headers on everything that leaves it.
  csp: {
    mode: 'auto',
    directives: {
      'default-src': ['self'],
      'script-src': ['self', HASH],
      'style-src': ['self', 'unsafe-inline'],
      'img-src': ['self', 'data:'],
      'connect-src': ['self'],
      'object-src': ['none'],
      'base-uri': ['none'],
      'form-action': ['self'],
      'frame-ancestors': ['none'],
    },
  },
})

export default defineConfig({
  plugins: [kit, budgets(), deck(), embed(), markdown(), workshop()],
  // Scripts and styles alike: by `browserslist` in package.json.
  build: { target: buildTargets() },
  // What works beside a page fetches one title's rules, not all of them.
  worker: { format: 'es' },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: rooms, ws: true } },
  },
})
