import type { Context } from 'hono'
import type { GenericSchema } from 'valibot'
import type { Bindings } from './bindings.ts'
import { readBody } from './body.ts'
import { isOwnOrigin } from './origin.ts'
import { answer } from './problem.ts'

type Asked = Context<Bindings>

/** What a POST of this form asks for, if it comes from the site itself or from a program. */
export const posted =
  <T>(schema: GenericSchema<unknown, T>, handle: (c: Asked, body: T) => Promise<Response>) =>
  async (c: Asked): Promise<Response> => {
    if (!isOwnOrigin(c)) return answer('wrong_origin')
    const read = await readBody(c.req.raw, schema)
    return read instanceof Response ? read : handle(c, read.body)
  }
