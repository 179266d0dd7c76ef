import { Hono } from 'hono'
import { api } from './api.ts'
import type { Bindings } from './api/bindings.ts'
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
  app.all('*', (c) => pages(c.req.raw, c.env, executionContext(c)))
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
