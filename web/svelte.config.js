import adapter from '@sveltejs/adapter-cloudflare'
import { HASH } from './src/old/asking.ts'
import { versionOfSources } from './version.ts'

// Without its own file the adapter would take the root wrangler.toml and write its worker over party/index.ts.
const config = 'adapter.wrangler.json'

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ config, platformProxy: { configPath: config, persist: false } }),
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
  },
}
