import { sveltekit } from '@sveltejs/kit/vite'
import { defineConfig } from 'vite'
import { apart } from './apart.ts'
import { chunks } from './chunks.ts'
import { deck } from './deck.ts'
import { embed } from './embed.ts'
import { markdown } from './markdown.ts'
import { workshop } from './workshop.ts'

/** Where `npm run dev` has the Worker with the rooms. */
const rooms = process.env.ROOMS_URL ?? 'http://127.0.0.1:8787'

export default defineConfig({
  plugins: [sveltekit(), apart(), chunks(), deck(), embed(), markdown(), workshop()],
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORT ?? 5173),
    strictPort: true,
    proxy: { '/api': { target: rooms, ws: true } },
  },
})
