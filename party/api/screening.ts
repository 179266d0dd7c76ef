import { TITLES } from '@robot-night/engine'
import { isMatchId, isScreeningCode, NewScreening, type ScreeningMade } from '@robot-night/protocol'
import type { Context } from 'hono'
import { addressOf } from './address.ts'
import { tooManyRooms } from './allowance.ts'
import type { Bindings } from './bindings.ts'
import { posted } from './posted.ts'
import { SOCKET, STREAM, type Carrier } from './carrier.ts'
import { asking, lineFrom, said, sayTo } from './lines.ts'
import { answer, malformed } from './problem.ts'
import { find } from '../archive/archive.ts'
import { base64url } from '../shell/hashes.ts'
import { OUTSIDE } from '../screening/outside.ts'
import { ADDRESS_HEADER } from '../shell/innerHeaders.ts'

/** Watching a replay together, under /api/matches/:id/screenings. No cookie is read here, and none is set. */
export const screenings = {
  makeScreening: posted(NewScreening, make),
  openScreeningSocket: (c: Asked) => connect(c, SOCKET),
  openScreeningStream: (c: Asked) => connect(c, STREAM),
  sayInScreening: say,
}

type Asked = Context<Bindings>

async function make(c: Asked, wish: NewScreening): Promise<Response> {
  const refused = await tooManyRooms(c)
  if (refused) return refused
  const match = c.req.param('id') ?? ''
  const film = await filmOf(c, match)
  if (!film) return answer('no_such_match')
  const code = base64url(crypto.getRandomValues(new Uint8Array(9)))
  if (!(await screeningOf(c, match, code).open(wish, film))) return malformed(OUTSIDE)
  const screening = `${new URL(c.req.url).origin}/replay/${match}?with=${code}`
  return c.json<ScreeningMade>({ code, links: { screening } }, 201, { location: screening })
}

/** How many moments and seats there are; null: there is no such match, or it cannot be shown move by move. */
async function filmOf(c: Asked, match: string): Promise<{ last: number; seats: number } | null> {
  const record = isMatchId(match) && c.env.Archive ? await find(c.env.Archive, match) : null
  const isCurrent = TITLES.some(({ id, version }) => id === record?.title && version === record.version)
  return record?.moves && isCurrent ? { last: record.moves.length, seats: record.seats.length } : null
}

/** Anyone with the link may ask for it, from anywhere. */
async function connect(c: Asked, carrier: Carrier): Promise<Response> {
  const missed = carrier.misses(c)
  if (missed) return missed
  const [match = '', code = ''] = [c.req.param('id'), c.req.param('code')]
  if (!isMatchId(match) || !isScreeningCode(code)) return carrier.closed(c, 'gone')
  const headers = new Headers({ [ADDRESS_HEADER]: addressOf(c) })
  const opened = await screeningOf(c, match, code).fetch(asking(carrier, said(c, ['v']), headers))
  return lineFrom(c, { carrier, opened, otherwise: 'gone' })
}

async function say(c: Asked): Promise<Response> {
  const [match = '', code = ''] = [c.req.param('id'), c.req.param('code')]
  if (!isMatchId(match) || !isScreeningCode(code)) return answer('no_such_stream')
  return sayTo(c, screeningOf(c, match, code), null)
}

const screeningOf = (c: Asked, match: string, code: string) => c.env.Screening.getByName(`${match} ${code}`)
