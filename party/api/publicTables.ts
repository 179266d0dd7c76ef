import { AnySeat, PUBLIC_TABLES, type AnySeatTaken } from '@robot-night/protocol'
import { TITLES } from '@robot-night/engine'
import type { Context } from 'hono'
import { addressOf } from './address.ts'
import { tooManyAtOnce } from './allowance.ts'
import type { Bindings } from './bindings.ts'
import { posted } from './posted.ts'
import { SOCKET, STREAM, type Carrier } from './carrier.ts'
import { forgetWait } from './comers.ts'
import { ownToken, tokenFor } from './device.ts'
import { answer } from './problem.ts'
import { asking, lineFrom, said, sayTo } from './lines.ts'
import { ADDRESS_HEADER } from '../shell/innerHeaders.ts'

/** The public tables, under /api/rooms. */
export const publicTables = {
  listPublicTables: async (c: Asked) => c.json(await listOf(c).list()),
  openListSocket: (c: Asked) => connect(c, SOCKET),
  openListStream: (c: Asked) => connect(c, STREAM),
  sayToList: (c: Asked) => sayTo(c, listOf(c), null),
  takeAnySeat: posted(AnySeat, takeAnySeat),
}

type Asked = Context<Bindings>
const listOf = (c: Asked) => c.env.PublicTables.getByName(PUBLIC_TABLES)

/** What is on the list is for everybody: it reads no cookie, and may be asked from anywhere. */
async function connect(c: Asked, carrier: Carrier): Promise<Response> {
  const missed = carrier.misses(c)
  if (missed) return missed
  const headers = new Headers({ [ADDRESS_HEADER]: addressOf(c) })
  const opened = await listOf(c).fetch(asking(carrier, said(c, ['v', 'pings']), headers))
  return lineFrom(c, { carrier, opened, otherwise: 'broken' })
}

/** One table after another, for others want the same seat: a room that was quicker taken is left for the next. */
async function takeAnySeat(c: Asked, wish: AnySeat): Promise<Response> {
  const { name, title = null } = wish
  if (title !== null && !TITLES.some(({ id }) => id === title)) return answer('no_such_title')
  const refused = await tooManyAtOnce(c)
  if (refused) return refused
  const token = ownToken(c)
  for (const code of await listOf(c).open(title)) {
    const taken = await c.env.Room.getByName(code).sit(token, { name }, { from: addressOf(c), isStranger: true })
    if (taken && 'chair' in taken) {
      forgetWait(c, code)
      return c.json<AnySeatTaken>({ code, chair: taken.chair, ...tokenFor(c, token) })
    }
    if (taken?.problem === 'bad_name') return answer('bad_name')
  }
  return answer('no_open_seat')
}
