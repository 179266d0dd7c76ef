import {
  AnySeat,
  PUBLIC_TABLES,
  WISH_KEYS,
  wishIn,
  wishOf,
  type AnySeatTaken,
  type TableWish,
} from '@robot-night/protocol'
import { TITLES } from '@robot-night/engine'
import type { Context } from 'hono'
import { addressOf } from './address.ts'
import { tooManyAtOnce, tooManyRooms } from './allowance.ts'
import type { Bindings } from './bindings.ts'
import { posted } from './posted.ts'
import { SOCKET, STREAM, type Carrier } from './carrier.ts'
import { forgetWait } from './comers.ts'
import { ownToken, tokenFor } from './device.ts'
import { answer, problemOf } from './problem.ts'
import { claimed } from './rooms.ts'
import { asking, lineFrom, said, sayTo } from './lines.ts'
import { ADDRESS_HEADER } from '../shell/innerHeaders.ts'

/** The public tables, under /api/rooms. */
export const publicTables = {
  listPublicTables: async (c: Asked) =>
    c.json(await listOf(c).list(wishIn(new URL(c.req.url).searchParams, TITLE_IDS))),
  openListSocket: (c: Asked) => connect(c, SOCKET),
  openListStream: (c: Asked) => connect(c, STREAM),
  sayToList: (c: Asked) => sayTo(c, listOf(c), null),
  takeAnySeat: posted(AnySeat, takeAnySeat),
}

type Asked = Context<Bindings>
const TITLE_IDS = TITLES.map(({ id }) => id)
const listOf = (c: Asked) => c.env.PublicTables.getByName(PUBLIC_TABLES)

/** What is on the list is for everybody: it reads no cookie, and may be asked from anywhere. */
async function connect(c: Asked, carrier: Carrier): Promise<Response> {
  const missed = carrier.misses(c)
  if (missed) return missed
  const headers = new Headers({ [ADDRESS_HEADER]: addressOf(c) })
  const opened = await listOf(c).fetch(asking(carrier, said(c, ['v', 'pings', ...WISH_KEYS]), headers))
  return lineFrom(c, { carrier, opened, otherwise: 'broken' })
}

/** One table after another, for others want the same seat: a room that was quicker taken is left for the next. */
async function takeAnySeat(c: Asked, { name, open, ...body }: AnySeat): Promise<Response> {
  const wish = wishOf(body)
  if (wish.title !== null && !TITLE_IDS.includes(wish.title)) return answer('no_such_title')
  const refused = await tooManyAtOnce(c)
  if (refused) return refused
  const token = ownToken(c)
  for (const code of await listOf(c).open(wish)) {
    const taken = await c.env.Room.getByName(code).sit(token, { name }, { from: addressOf(c), isStranger: true })
    if (taken && 'chair' in taken) {
      forgetWait(c, code)
      return c.json<AnySeatTaken>({ code, chair: taken.chair, ...tokenFor(c, token) })
    }
    if (taken?.problem === 'bad_name') return answer('bad_name')
  }
  return open && wish.title !== null ? openOne(c, token, { ...wish, name, title: wish.title }) : answer('no_open_seat')
}

/** A public table as somebody looked for it, which the next who look for one like it find. */
async function openOne(
  c: Asked,
  token: string,
  wanted: TableWish & { name: string; title: string },
): Promise<Response> {
  const refused = await tooManyRooms(c)
  if (refused) return refused
  const { name, title, language, pace, beginners } = wanted
  const wish = {
    ...{ name, title, beginners, public: true },
    ...(language && { language }),
    ...(pace && { pace }),
  }
  const made = await claimed(c, token, wish)
  if ('problem' in made) return answer(problemOf(made.problem))
  return c.json<AnySeatTaken>({ ...made, opened: true, ...tokenFor(c, token) })
}
