import { SITE_KEYS, type MatchesStub, type StatusStub } from '@robot-night/protocol'
import { Hono, type Context } from 'hono'
import { api } from './api.ts'
import { noticeLostUpgrades } from './api/proxyCheck.ts'
import { arrive } from './api/throughProxies.ts'
import type { Bindings } from './api/bindings.ts'
import { refusedGuess } from './api/codes.ts'
import { withHeaders } from './api/headers.ts'
import { answer } from './api/problem.ts'
import { find } from './archive/archive.ts'
import type { Arrival } from './proxy/arrival.ts'
import { picture, type Paint } from './pictures/png.ts'
import { logStumble } from './shell/log.ts'
import { tellKeys } from './api/signing.ts'
import { isUnknownFile, SITE_FILES, unknownFile } from './api/siteFiles.ts'
import { look } from './status/look.ts'

/** What the pages are given in addition to the bindings. */
type PagesEnv = Cloudflare.Env & { Matches: MatchesStub; Status: StatusStub; HEARD: string }
type Pages = (request: Request, env: PagesEnv, context: ExecutionContext) => Response | Promise<Response>

/**
 * Everything that answers: the API, and pages for the rest, with the same headers on all of it. `paint`: who makes
 * pictures of what the pages draw; without it there are none.
 */
export function appWith(pages: Pages, paint?: Paint): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use(withHeaders)
  app.use(arrive)
  app.use('/api/*', noticeLostUpgrades)
  app.route('/api', api)
  app.all('/api/*', () => answer('not_found'))
  app.get(SITE_KEYS, tellKeys)
  for (const [path, tell] of Object.entries(SITE_FILES)) app.get(path, tell)
  // The pages know their own files and those whose names change with every build; this one's must not.
  app.get('/robot-night.js', (c) => c.env.ASSETS.fetch(c.req.raw))
  if (paint) {
    app.get('/:where{.+/picture\\.png}', (c) =>
      picture(c, { paint, ask: async (asked) => pages(asked, forPages(c), executionContext(c)) }),
    )
  }
  app.all('*', async (c) => {
    const page = async (asked: Request) => pages(asked, forPages(c), executionContext(c))
    // Side by side: a page that is shown has not waited.
    const [refused, shown] = await Promise.all([refusedGuess(c), page(c.req.raw)])
    if (!refused) return isUnknownFile(c.req.raw, shown) ? unknownFile() : shown
    const { headers, url } = c.req.raw
    if (/^\/oembed$|\.(json|svg)$/.test(new URL(url).pathname)) return refused
    const worded = await page(new Request(new URL(waitingPage(url), url), { headers }))
    return withHeadersOf(worded, refused)
  })
  app.onError((error) => {
    logStumble('a request', error)
    return answer('broken')
  })
  return app
}

/** Where a browser may find itself by this answer, and needs to ask nobody: nothing stands in between, and nothing is set otherwise. */
const heardOf = ({ heard, origin }: Arrival): string => (heard === origin ? heard : 'otherwise')

const forPages = ({ env, get }: Context<Bindings>): PagesEnv => ({
  ...env,
  HEARD: heardOf(get('arrival')),
  Matches: { find: async (id) => (env.Archive ? find(env.Archive, id) : null) },
  Status: { look: () => look(env) },
})

/** Where those who have guessed too often are told so. */
const waitingPage = (url: string): string => (new URL(url).pathname.startsWith('/embed/') ? '/embed/wait' : '/wait')

function withHeadersOf(page: Response, { status, headers }: Response): Response {
  const answer = new Response(page.body, { status, headers: page.headers })
  answer.headers.set('retry-after', headers.get('retry-after') ?? '')
  return answer
}

const executionContext = (c: { executionCtx: unknown }): ExecutionContext => {
  const context: unknown = c.executionCtx
  if (!isContext(context)) throw new Error('no execution context')
  return context
}

function isContext(value: unknown): value is ExecutionContext {
  return typeof value === 'object' && value !== null && 'waitUntil' in value
}
