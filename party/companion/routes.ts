import { cleanName, codeFrom, readCode } from '@robot-night/protocol'
import { Hono, type Context } from 'hono'
import { string, strictObject } from 'valibot'
import { addressOf, countWrongCode, isBlocked, mayMakeRoom } from '../api/address.ts'
import type { Bindings } from '../api/bindings.ts'
import { readBody } from '../api/body.ts'
import { deviceToken, ownToken } from '../api/device.ts'
import { refuseOtherMethods } from '../api/methods.ts'
import { isOwnOrigin } from '../api/origin.ts'
import { answer, problemOf } from '../api/problem.ts'
import { closedSocket } from '../api/socket.ts'
import { ADDRESS_HEADER, DEVICE_HEADER } from './Companion.ts'

const TRIES = 8
const Joining = strictObject({ name: string() })

/** Tables of phones, under /api/companion. By the same laws as rooms: a GET changes nothing, a POST comes from the site itself. */
export const companion = new Hono<Bindings>()
companion.post('/', make)
companion.get('/:code', tellFacts)
companion.post('/:code/phones', join)
companion.get('/:code/socket', connect)
refuseOtherMethods(companion, {
  '/': 'POST',
  '/:code': 'GET',
  '/:code/phones': 'POST',
  '/:code/socket': 'GET',
})

type Asked = Context<Bindings>

async function make(c: Asked): Promise<Response> {
  const name = await nameIn(c)
  if (name instanceof Response) return name
  if (!(await mayMakeRoom(c))) return answer('too_many_rooms', { 'retry-after': '60' })
  const token = ownToken(c)
  for (let tried = 0; tried < TRIES; tried++) {
    const code = codeFrom(crypto.getRandomValues(new Uint8Array(32)))
    if (code === null || !(await c.env.Companion.getByName(code).claim(token, { code, name }))) continue
    return c.json({ code }, 201, { location: `${new URL(c.req.url).origin}/companion/${code}` })
  }
  throw new Error('no free code was found')
}

async function tellFacts(c: Asked): Promise<Response> {
  const code = await knownCode(c, deviceToken(c))
  if (code instanceof Response) return code
  const facts = await c.env.Companion.getByName(code).facts()
  return facts ? c.json({ code, ...facts }) : answer('no_such_room')
}

async function join(c: Asked): Promise<Response> {
  const name = await nameIn(c)
  if (name instanceof Response) return name
  const code = await knownCode(c, deviceToken(c))
  if (code instanceof Response) return code
  const joined = await c.env.Companion.getByName(code).join(ownToken(c), name)
  if (!joined) return answer('no_such_room')
  return joined.problem === null ? c.json({ code }) : answer(problemOf(joined.problem))
}

/** `as=watcher` reads no cookie and may come from anywhere. */
async function connect(c: Asked): Promise<Response> {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
    return answer('upgrade_required', { upgrade: 'websocket' })
  const as = c.req.query('as')
  if (as !== 'player' && as !== 'watcher') return answer('malformed')
  if (as === 'player' && !isOwnOrigin(c)) return answer('wrong_origin')
  const token = as === 'player' ? deviceToken(c) : null
  const code = await knownCode(c, token)
  if (code instanceof Response) return code.status === 404 ? closedSocket('gone') : code
  const headers = new Headers({ upgrade: 'websocket' })
  if (token !== null) headers.set(DEVICE_HEADER, token)
  if (addressOf(c) !== '') headers.set(ADDRESS_HEADER, addressOf(c))
  const opened = await c.env.Companion.getByName(code).fetch(new Request('https://companion/', { headers }))
  return opened.status === 101 ? opened : closedSocket('gone')
}

async function nameIn(c: Asked): Promise<string | Response> {
  if (!isOwnOrigin(c)) return answer('wrong_origin')
  const read = await readBody(c.req.raw, Joining)
  if (read instanceof Response) return read
  return cleanName(read.body.name) ?? answer('bad_name')
}

/** The code as typed, if there is such a table. Who guesses too often learns nothing for a while. */
async function knownCode(c: Asked, token: string | null): Promise<string | Response> {
  const code = readCode(c.req.param('code') ?? '')
  const known = code === null ? null : await c.env.Companion.getByName(code).knows(token)
  if (known === null) await countWrongCode(c, `phones ${code}`)
  if (known !== 'joined' && isBlocked(c)) return answer('too_many_codes', { 'retry-after': '60' })
  return code !== null && known !== null ? code : answer('no_such_room')
}
