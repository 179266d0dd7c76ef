import { readCode, stumbleLine } from '@robot-night/protocol'
import type { RequestEvent } from '@sveltejs/kit'
import type { Handle, HandleServerError, ResolveOptions } from '@sveltejs/kit/hooks'
import { isTheme } from '#lib/ui/preferences.ts'
import { languageOf } from '#lib/words/language.ts'
import { escaped } from '#lib/words/escaped.ts'
import { HASH } from './unsupportedBrowser/featureDetection.ts'
import { withWordForTheOld } from './unsupportedBrowser/page.ts'
import { withDrawings } from './routes/embed/drawings.ts'
import { drawnOnce } from './routes/embed/drawnOnce.ts'

export const handle: Handle = async ({ event, resolve }) => {
  if (event.url.pathname.startsWith('/embed/')) return embedded(event, resolve)
  if (FOR_PROGRAMS.test(event.url.pathname)) return forAll(event, resolve)
  if (event.url.pathname.startsWith('/replay/') && !event.isDataRequest) return replayed(event, resolve)
  const { cookies, locals, request, url } = event
  const theme = cookies.get('theme')
  const chosen = url.pathname === '/offline' ? url.searchParams.get('lang') : null
  locals.language = languageOf(chosen ?? cookies.get('lang'), request.headers.get('accept-language'))
  locals.theme = isTheme(theme) ? theme : 'auto'
  const response = await resolve(event, asSaid(event))
  response.headers.set('cache-control', 'private, no-store')
  if (response.ok && isForAll(event)) response.headers.set('cache-control', 'private, no-cache')
  response.headers.set('vary', 'Cookie, Accept-Language')
  return response
}

/**
 * What shows nothing of a table, nor a card of the companion's. A browser may put such a page away whole while somebody
 * looks elsewhere, and Back finds it as it was; `no-store` forbids that.
 */
const isForAll = ({ params, route, url }: RequestEvent): boolean =>
  route.id !== null &&
  !route.id.startsWith('/companion') &&
  params['code'] === undefined &&
  !url.searchParams.has('code')

/** The same for all: it reads no cookie, and is drawn once for all who have seen the same. */
const embedded: Handler = async (event, resolve) => {
  const { locals, request, url } = event
  const theme = url.searchParams.get('theme') ?? ''
  locals.language = languageOf(url.searchParams.get('lang') ?? undefined, request.headers.get('accept-language'))
  locals.theme = isTheme(theme) ? theme : 'auto'
  const admitted = await admittedTo(event)
  const drawn = await drawnOnce(`${locals.language} ${admitted} ${url.href}`, async () => {
    const page = await resolve(event, asSaid(event))
    return new Response(withDrawings(framed(await page.text())), page)
  })
  const isNone = url.searchParams.get('as') === 'part' && (drawn.status === 403 || drawn.status === 404)
  const response = isNone ? new Response(null, { status: 204 }) : drawn
  response.headers.set('cache-control', 'no-store')
  response.headers.set('vary', 'Accept-Language')
  response.headers.set('content-security-policy', EMBED_POLICY)
  return response
}

/**
 * What pages elsewhere show of ours, asked for by programs. No copy is used without asking: a room may have been shut
 * since, or cleared away.
 */
const FOR_PROGRAMS = /^\/oembed$|\/picture\.svg$/
const forAll: Handler = async (event, resolve) => {
  const { locals, request, url } = event
  locals.language = languageOf(url.searchParams.get('lang') ?? undefined, request.headers.get('accept-language'))
  locals.theme = 'auto'
  const response = await resolve(event)
  response.headers.set('cache-control', response.ok ? 'private, no-cache' : 'no-store')
  response.headers.set('vary', 'Accept-Language')
  return response
}

/**
 * It reads no cookie either, and a browser may keep it for a while: what it has chosen comes with its scripts. Nobody
 * else may: the platform's cache heeds no `vary`, and would give all who come the language of the first.
 */
const replayed: Handler = async (event, resolve) => {
  const { locals, request, url } = event
  locals.language = languageOf(url.searchParams.get('lang') ?? undefined, request.headers.get('accept-language'))
  locals.theme = 'auto'
  const response = await resolve(event, asSaid(event))
  response.headers.set('cache-control', response.ok ? 'private, max-age=300' : 'no-store')
  response.headers.set('vary', 'Accept-Language')
  return response
}

/** A page that was drawn before a room was shut is not for who comes after. */
async function admittedTo({ params, platform }: RequestEvent): Promise<string | null> {
  const code = readCode(params.code ?? '')
  return (code && (await platform?.env.Room.getByName(code).admits(null))) ?? null
}

type Handler = (event: RequestEvent, resolve: Parameters<Handle>[0]['resolve']) => Promise<Response>
/**
 * What we say where no script runs would push a frame's foot out of it, and the frame says itself that it's a still picture.
 * Nobody installs a frame, and its policy lets no manifest through: each reader's console would say so. A frame shows the
 * page behind it only while both have the same color scheme, and most pages have the light one. Our
 * colours are computed from the style sheets' scheme, which stays the reader's or what the address asks for.
 */
const framed = (page: string): string =>
  page
    .replace('<html ', '<html style="color-scheme: light" ')
    .replace(/\s*<link rel="manifest"[^>]*>/, '')
    .replace(/<noscript>.*?<\/noscript>/gs, '')

/** Anyone may frame it. */
const EMBED_POLICY = [
  `default-src 'none'; script-src 'self' '${HASH}'`,
  "style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'",
  "connect-src 'self'; base-uri 'none'; form-action 'none'",
].join('; ')

/** Letters that no page begins with but where somebody's name has one. */
const OF_NAMES = /\/atkinson-hyperlegible-next-latin-/

const asSaid = ({ locals, platform }: RequestEvent): ResolveOptions => ({
  transformPageChunk: ({ html }) =>
    withWordForTheOld(html, locals.language)
      .replace('%lang%', locals.language)
      .replace('%theme%', locals.theme)
      .replace('%heard%', () => escaped(platform?.env.HEARD ?? '')),
  preload: ({ type, path }) => type === 'js' || type === 'css' || (type === 'font' && !OF_NAMES.test(path)),
})

/** A wrong address is the visitor's and not worth a line; what nobody foresaw is ours. */
export const handleError: HandleServerError = ({ kind, error }) => {
  if (kind === 'unknown') console.error(stumbleLine('a page', error))
}
