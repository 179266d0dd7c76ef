import { cleanName, JoinTable, readCode } from '@robot-night/protocol'
import type { Context } from 'hono'
import { addressOf } from './address.ts'
import { tooManyRooms } from './allowance.ts'
import type { Bindings } from './bindings.ts'
import { posted } from './posted.ts'
import { SOCKET, STREAM, type Carrier } from './carrier.ts'
import { codeIn } from './codes.ts'
import { deviceToken, ownToken } from './device.ts'
import { asking, lineFrom, said, sayTo, tooMany, WHO } from './lines.ts'
import { underNewCode } from './newCode.ts'
import { isOwnOrigin } from './origin.ts'
import { answer, malformed, problemOf } from './problem.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from '../shell/innerHeaders.ts'

/** Tables of phones, under /api/companion. By the same laws as rooms: a GET changes nothing, a POST comes from the site itself. */
export const companion = {
  makeTable: posted(JoinTable, make),
  getTable: tellFacts,
  joinTable: posted(JoinTable, join),
  openTableSocket: (c: Asked) => connect(c, SOCKET),
  openTableStream: (c: Asked) => connect(c, STREAM),
  sayAtTable: say,
}

type Asked = Context<Bindings>

async function make(c: Asked, typed: { name: string }): Promise<Response> {
  const name = cleanName(typed.name)
  if (name === null) return answer('bad_name')
  const refused = await tooManyRooms(c)
  if (refused) return refused
  const token = ownToken(c)
  const { code } = await underNewCode(
    async (code) => (await c.env.Companion.getByName(code).claim(token, { code, name })) || null,
  )
  return c.json({ code }, 201, { location: `${new URL(c.req.url).origin}/companion/${code}` })
}

async function tellFacts(c: Asked): Promise<Response> {
  const code = await knownCode(c, deviceToken(c))
  if (code instanceof Response) return code
  const facts = await c.env.Companion.getByName(code).facts()
  return facts ? c.json({ code, ...facts }) : answer('no_such_room')
}

async function join(c: Asked, typed: { name: string }): Promise<Response> {
  const name = cleanName(typed.name)
  if (name === null) return answer('bad_name')
  const code = await knownCode(c, deviceToken(c))
  if (code instanceof Response) return code
  const joined = await c.env.Companion.getByName(code).join(ownToken(c), name, addressOf(c))
  if (!joined) return answer('no_such_room')
  if (joined.problem === 'too_many_comers') return tooMany()
  return joined.problem === null ? c.json({ code }) : answer(problemOf(joined.problem))
}

/** `as=watcher` reads no cookie and may come from anywhere. */
async function connect(c: Asked, carrier: Carrier): Promise<Response> {
  const missed = carrier.misses(c)
  if (missed) return missed
  const as = c.req.query('as')
  if (as !== 'player' && as !== 'watcher') return malformed(WHO)
  if (as === 'player' && !isOwnOrigin(c)) return answer('wrong_origin')
  const token = as === 'player' ? deviceToken(c) : null
  const code = await knownCode(c, token)
  if (code instanceof Response) return code.status === 404 ? carrier.closed(c, 'gone') : code
  const headers = new Headers()
  if (token !== null) headers.set(DEVICE_HEADER, token)
  if (addressOf(c) !== '') headers.set(ADDRESS_HEADER, addressOf(c))
  const opened = await c.env.Companion.getByName(code).fetch(asking(carrier, said(c, ['pings']), headers))
  return lineFrom(c, { carrier, opened, otherwise: 'gone' })
}

async function say(c: Asked): Promise<Response> {
  const as = c.req.query('as')
  if (as !== 'player' && as !== 'watcher') return malformed(WHO)
  if (as === 'player' && !isOwnOrigin(c)) return answer('wrong_origin')
  const code = readCode(c.req.param('code') ?? '')
  if (code === null) return answer('no_such_stream')
  return sayTo(c, c.env.Companion.getByName(code), as === 'player' ? deviceToken(c) : null)
}

/** The code as typed, if there is such a table; else the problem. */
const knownCode = (c: Asked, token: string | null): Promise<string | Response> =>
  codeIn(c, c.req.param('code') ?? '', {
    knows: (code) => c.env.Companion.getByName(code).knows(token),
    isElsewhere: async (code) => (await c.env.Room.getByName(code).knows(null)) !== null,
  })
