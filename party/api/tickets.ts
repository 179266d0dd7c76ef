import { ShowTicket } from '@robot-night/protocol'
import type { Context } from 'hono'
import { addressOf } from './address.ts'
import type { Bindings } from './bindings.ts'
import { readBody } from './body.ts'
import { knownCode } from './codes.ts'
import { deviceToken, ownToken } from './device.ts'
import { isOwnOrigin } from './origin.ts'
import { answer, problemOf } from './problem.ts'

/** Shows a ticket to the room. Only who takes what it gives needs a cookie. */
export async function showTicket(c: Context<Bindings>): Promise<Response> {
  if (!isOwnOrigin(c)) return answer('wrong_origin')
  const read = await readBody(c.req.raw, ShowTicket)
  if (read instanceof Response) return read
  const code = await knownCode(c, c.req.param('code') ?? '', deviceToken(c))
  if (code instanceof Response) return code
  const token = read.body.take ? ownToken(c) : deviceToken(c)
  const shown = await c.env.Room.getByName(code).showTicket(token, read.body, addressOf(c))
  if (!shown) return answer('no_such_room')
  return 'problem' in shown ? answer(problemOf(shown.problem)) : c.json(shown)
}
