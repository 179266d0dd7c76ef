import { Hono } from 'hono'
import { api } from './api.ts'
import type { Bindings } from './api/bindings.ts'
import { refusedGuess } from './api/codes.ts'
import { withHeaders } from './api/headers.ts'
import { answer } from './api/problem.ts'
import { logStumble } from './room/log.ts'

type Pages = (request: Request, env: Cloudflare.Env, context: ExecutionContext) => Response | Promise<Response>

/** Everything that answers: the API, and pages for the rest, with the same headers on all of it. */
export function appWith(pages: Pages): Hono<Bindings> {
  const app = new Hono<Bindings>()
  app.use(withHeaders)
  app.route('/api', api)
  app.all('/api/*', () => answer('not_found'))
  app.all('*', async (c) => {
    // Side by side: a page that is shown has not waited.
    const page = async () => pages(c.req.raw, c.env, executionContext(c))
    const [refused, shown] = await Promise.all([refusedGuess(c), page()])
    return refused ?? shown
  })
  app.onError((error) => {
    logStumble('a request', error)
    return answer('broken')
  })
  return app
}

const executionContext = (c: { executionCtx: unknown }): ExecutionContext => {
  const context: unknown = c.executionCtx
  if (!isContext(context)) throw new Error('no execution context')
  return context
}

function isContext(value: unknown): value is ExecutionContext {
  return typeof value === 'object' && value !== null && 'waitUntil' in value
}
