import { TITLES } from '@robot-night/engine'
import type { Context } from 'hono'
import type { Bindings } from './bindings.ts'

/** What programs look for on every site: who searches it, and who has found a hole in it. */
export const SITE_FILES: Readonly<Record<string, (c: Asked) => Response>> = {
  '/robots.txt': (c) => text(c, `User-agent: *\nDisallow: /api/\nSitemap: ${originOf(c)}/sitemap.xml\n`),
  '/sitemap.xml': (c) => c.body(sitemap(originOf(c)), 200, { 'content-type': 'application/xml', ...A_DAY }),
  '/.well-known/security.txt': (c) => text(c, security(originOf(c), contactOf(c))),
}

type Asked = Context<Bindings>
const A_DAY = { 'cache-control': 'public, max-age=86400' }
const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year. */
const GOOD_FOR_DAYS = 180

/** Pages that are the same for everybody and meant to be found. */
const LISTED = [
  ...[
    '',
    'tables',
    'companion',
    'companion/lesson',
    'verify',
    'how-it-works',
    'games/cardbot-derby/boards',
    'house-rules',
    'privacy',
    'credits',
  ],
  ...TITLES.map(({ id }) => `how-to/${id}`),
]

const originOf = (c: Asked): string => c.get('arrival').origin
const text = (c: Asked, body: string): Response => c.text(body, 200, A_DAY)

function sitemap(origin: string): string {
  const urls = LISTED.map((page) => `  <url><loc>${origin}/${page}</loc></url>\n`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}</urlset>\n`
}

/** The operator's address, where they have given one: `npm start` makes keys for notifications without. */
function contactOf({ env, get }: Asked): string {
  const { PUSH_CONTACT: given } = env
  return given && !given.endsWith('@example.com') ? given : `${get('arrival').origin}/privacy`
}

function security(origin: string, contact: string): string {
  const until = new Date((Math.floor(Date.now() / DAY_MS) + GOOD_FOR_DAYS) * DAY_MS).toISOString()
  return `Contact: ${contact}\nExpires: ${until}\nPreferred-Languages: en, de\nCanonical: ${origin}/.well-known/security.txt\n`
}

/**
 * No such page, asked for by a program that looks for a file: it is told so in two words, not with a page about tables.
 * Codes of tables have no dot in them.
 */
export function isUnknownFile(asked: Request, answered: Response): boolean {
  const { pathname } = new URL(asked.url)
  const isPage = answered.headers.get('content-type')?.startsWith('text/html') ?? false
  return (
    answered.status === 404 &&
    isPage &&
    (pathname.startsWith('/.well-known/') || pathname.slice(pathname.lastIndexOf('/')).includes('.'))
  )
}

export const unknownFile = (): Response =>
  new Response('Not found\n', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } })
