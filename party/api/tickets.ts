import { ShowTicket } from '@robot-night/protocol'
import { addressOf } from './address.ts'
import { posted } from './posted.ts'
import { knownCode } from './codes.ts'
import { deviceToken, ownToken } from './device.ts'
import { answer, problemOf } from './problem.ts'

/** Shows a ticket to the room. Only who takes what it gives needs a cookie. */
export const showTicket = posted(ShowTicket, async (c, wish) => {
  const code = await knownCode(c, c.req.param('code') ?? '', deviceToken(c))
  if (code instanceof Response) return code
  const token = wish.take ? ownToken(c) : deviceToken(c)
  const shown = await c.env.Room.getByName(code).showTicket(token, wish, addressOf(c))
  if (!shown) return answer('no_such_room')
  return 'problem' in shown ? answer(problemOf(shown.problem)) : c.json(shown)
})
