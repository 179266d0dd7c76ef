import type { Context } from 'hono'
import { timingSafeEqual } from 'hono/utils/buffer'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'
import { together } from '../metrics/book.ts'
import { CONTENT_TYPE, exposition } from '../metrics/exposition.ts'
import { readAll } from '../metrics/Ledger.ts'

/** For the site's operator, who knows its token; without one there is nothing here. */
export async function tellMetrics(c: Context<Bindings>): Promise<Response> {
  const { METRICS_TOKEN: token, Ledger: ledgers } = c.env
  if (!token || !ledgers) return answer('not_found')
  const said = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  if (!(await timingSafeEqual(said, token))) return answer('wrong_token', { 'www-authenticate': 'Bearer' })
  const page = together(await readAll(ledgers))
  if (!page) throw new Error('no ledger answers')
  return c.body(exposition(page), 200, { 'content-type': CONTENT_TYPE, 'cache-control': 'no-store' })
}
