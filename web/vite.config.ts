import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { buildTargets } from './baseline/targets.ts'
import { budgets } from './budgets.ts'
import { deck } from './deck.ts'
import { embed } from './embed.ts'
import { markdown } from './markdown.ts'
import { workshop } from './workshop.ts'

/** Where `npm run dev` has the Worker with the rooms. */
const rooms = process.env.ROOMS_URL ?? 'http://127.0.0.1:8787'

export default defineConfig({
  plugins: [sveltekit(), budgets(), deck(), embed(), markdown(), workshop()],
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
