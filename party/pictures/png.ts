import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Context } from 'hono'
import type { Bindings } from '../api/bindings.ts'
import { refusedGuess } from '../api/codes.ts'

/** What paints an SVG as PNG. */
export type Paint = (svg: string) => Promise<Uint8Array>
/** What a page's own worker answers. */
type Ask = (request: Request) => Promise<Response>

/**
 * No copy is used without asking: a room may have been shut since, or cleared away. Those who asked for the same before
 * hears that it is still so, and no more.
 */
const SHOWN = 'private, no-cache'
/** What was painted is kept for a day, by what it shows. Only who may see that comes so far. */
const KEPT = 'public, max-age=86400'

/** `…/picture.png`: what the pages draw at `…/picture.svg`, painted once for all who ask while it stays the same. */
export async function picture(c: Context<Bindings>, { ask, paint }: { ask: Ask; paint: Paint }): Promise<Response> {
  const refused = await refusedGuess(c)
  if (refused) return refused
  const url = new URL(c.req.url)
  const said = new URLSearchParams({ lang: url.searchParams.get('lang') === 'de' ? 'de' : 'en' })
  const room = url.searchParams.get('room')
  if (room !== null) said.set('room', room)
  const drawn = await ask(new Request(`${url.origin}${url.pathname.replace(/png$/, 'svg')}?${said}`))
  if (!drawn.ok) return new Response(null, { status: drawn.status, headers: { 'cache-control': 'no-store' } })
  const svg = await drawn.text()
  const name = bytesToHex(sha256(utf8ToBytes(svg))).slice(0, 32)
  const headers = { 'content-type': 'image/png', 'cache-control': SHOWN, etag: `"${name}"` }
  if (c.req.header('if-none-match')?.includes(`"${name}"`)) return new Response(null, { status: 304, headers })
  const key = `${url.origin}/pictures/${name}.png`
  const known = await caches.default.match(key)
  if (known) return new Response(known.body, { headers })
  const png = await paint(svg)
  const kept = new Response(png, { headers: { 'content-type': 'image/png', 'cache-control': KEPT } })
  c.executionCtx.waitUntil(caches.default.put(key, kept))
  return new Response(png, { headers })
}
