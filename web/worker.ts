// A SvelteKit adapter: the pages become part of the Worker in party/index.ts.

import type { Adapter } from '@sveltejs/kit'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the platform tells browsers of the files that it hands out by itself. */
const HEADERS = `/_app/*
  X-Robots-Tag: noindex
  Cache-Control: no-cache
/_app/immutable/*
  ! Cache-Control
  Cache-Control: public, immutable, max-age=31536000
`

/** Answers for pages, and leaves files to the platform. `FILES` comes before it. */
const WORKER = `
import { env } from 'cloudflare:workers'
import { server } from './server.js'

const ready = server.init({ env })

// A file that is gone is not kept as if it were one of a build.
async function file(request, env) {
  const found = await env.ASSETS.fetch(request)
  if (found.status < 400) return found
  const gone = new Response(found.body, found)
  gone.headers.set('cache-control', 'no-store')
  return gone
}

export default {
  async fetch(request, env, ctx) {
    await ready
    const { pathname } = new URL(request.url)
    if (pathname.startsWith('/_app/') || FILES.has(pathname)) return file(request, env)
    const getClientAddress = () => request.headers.get('cf-connecting-ip')
    return server.respond(request, { platform: { env, ctx, caches, cf: request.cf }, getClientAddress })
  },
}
`

/**
 * Makes Kit's server a part of our Worker, and its files what the platform serves. Kit's own adapter for Cloudflare does
 * not work with Kit 3 yet (its last version asks for a manifest that is gone). `config`: where the dev server finds what
 * pages ask of the platform.
 */
export function worker(config: string): Adapter {
  return {
    name: 'worker',
    adapt(builder) {
      const files = builder.getBuildDirectory('cloudflare')
      const home = builder.getBuildDirectory('worker')
      for (const folder of [files, home]) rmSync(folder, { recursive: true, force: true })
      const written = builder.writeClient(files)
      writeFileSync(join(files, '_headers'), HEADERS)
      builder.generateServerInstance(join(home, 'server.js'))
      const served = written.filter((file) => !file.startsWith('_app/')).map((file) => `/${file}`)
      writeFileSync(join(home, 'index.js'), `const FILES = new Set(${JSON.stringify(served)})\n${WORKER}`)
    },
    emulate() {
      // Not before the first page is asked for: builds have no use for it.
      let found: Promise<App.Platform> | undefined
      const find = async () => {
        const { getPlatformProxy } = await import('wrangler')
        return getPlatformProxy<App.Platform['env']>({ configPath: config, persist: false })
      }
      return { platform: () => (found ??= find()) }
    },
  }
}
