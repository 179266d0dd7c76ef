import {
  isMatchId,
  NameWatcher,
  NewRoom,
  readCode,
  TakeSeat,
  type OwnSeat,
  type RoomMade,
  type SeatTaken,
  type WatcherNamed,
} from '@robot-night/protocol'
import type { Context } from 'hono'
import { find } from '../archive/archive.ts'
import { nameOf } from '../room/galleries/galleryLink.ts'
import { addressOf, isBlocked } from './address.ts'
import { tooManyRooms } from './allowance.ts'
import type { Bindings } from './bindings.ts'
import { posted } from './posted.ts'
import { SOCKET, STREAM, type Carrier } from './carrier.ts'
import { knownCode } from './codes.ts'
import { forgetWait, mustWait } from './comers.ts'
import { deviceToken, hasBadToken, isTokenMeant, ownToken, tokenFor } from './device.ts'
import { galleryOf, lineFrom, sayTo, tooMany, WHO } from './lines.ts'
import { underNewCode } from './newCode.ts'
import { isOwnOrigin } from './origin.ts'
import { answer, malformed, problemOf } from './problem.ts'
import { openLine } from './socket.ts'
import { showTicket } from './tickets.ts'

type Asked = Context<Bindings>
/** One room, and the matches played in it. */
export const rooms = {
  makeRoom: posted(NewRoom, makeRoom),
  getRoom: tellFacts,
  getSeat: tellSeat,
  takeSeat: posted(TakeSeat, takeSeat),
  nameWatcher: posted(NameWatcher, nameWatcher),
  showTicket,
  openRoomSocket: (c: Asked) => connect(c, SOCKET),
  openRoomStream: (c: Asked) => connect(c, STREAM),
  sayInRoom: say,
  getMatch: tellMatch,
}

const typedIn = (c: Asked): string => c.req.param('code') ?? ''

async function makeRoom(c: Asked, wish: NewRoom): Promise<Response> {
  const refused = await tooManyRooms(c)
  if (refused) return refused
  const token = ownToken(c)
  const made = await claimed(c, token, wish)
  return 'chair' in made ? roomMade(c, { ...made, token }) : answer(problemOf(made.problem))
}

/** A new room under a code that nobody has; who asks is its host. */
export async function claimed(c: Asked, token: string, wish: NewRoom): Promise<Claimed> {
  const { code, made } = await underNewCode(async (code) => {
    const made = await c.env.Room.getByName(code).claim(token, { code, wish })
    return 'problem' in made && made.problem === 'code_taken' ? null : made
  })
  return 'chair' in made ? { code, chair: made.chair } : made
}
type Claimed = { code: string; chair: number } | { problem: string }

export function roomMade(c: Asked, { code, chair, token }: { code: string; chair: number; token: string }): Response {
  const room = `${new URL(c.req.url).origin}/${code}`
  return c.json<RoomMade>({ code, chair, links: { room }, ...tokenFor(c, token) }, 201, { location: room })
}

async function tellFacts(c: Asked): Promise<Response> {
  const code = await knownCode(c, typedIn(c), deviceToken(c))
  if (code instanceof Response) return code
  const facts = await c.env.Room.getByName(code).facts(deviceToken(c))
  if (!facts) return answer('no_such_room')
  return 'turnedAway' in facts ? answer(facts.turnedAway) : c.json(facts)
}

/** To those without a seat there might as well be no room: no code can be guessed this way, and none counts as a guess. */
async function tellSeat(c: Asked): Promise<Response> {
  const code = readCode(typedIn(c))
  const token = deviceToken(c)
  const seat = code !== null && token !== null ? await c.env.Room.getByName(code).seat(token) : null
  return seat ? c.json<OwnSeat>(seat) : answer('no_such_room')
}

/** From the archive; or, with its code, from the room where it was played. */
async function tellMatch(c: Asked): Promise<Response> {
  const id = c.req.param('id') ?? ''
  if (!isMatchId(id)) return answer('no_such_match')
  const archived = c.env.Archive ? await find(c.env.Archive, id) : null
  if (archived) return c.json(archived)
  const room = c.req.query('room')
  if (room === undefined) return answer('no_such_match')
  const code = await knownCode(c, room, deviceToken(c))
  if (code instanceof Response) return code
  const ended = await c.env.Room.getByName(code).ended(deviceToken(c), id)
  if (ended === null) return answer('no_such_match')
  if (typeof ended !== 'string') return answer(ended.turnedAway)
  return c.body(ended, 200, { 'content-type': 'application/json' })
}

async function takeSeat(c: Asked, wish: TakeSeat): Promise<Response> {
  const code = await knownCode(c, typedIn(c), deviceToken(c))
  if (code instanceof Response) return code
  const token = ownToken(c)
  const taken = await c.env.Room.getByName(code).sit(token, wish, { from: addressOf(c) })
  if (!taken) return answer('no_such_room')
  if ('problem' in taken) return taken.problem === 'too_many_comers' ? tooMany() : answer(problemOf(taken.problem))
  forgetWait(c, code)
  return c.json<SeatTaken>({ ...taken, ...tokenFor(c, token) })
}

async function nameWatcher(c: Asked, { name }: NameWatcher): Promise<Response> {
  const code = await knownCode(c, typedIn(c), deviceToken(c))
  if (code instanceof Response) return code
  if (mustWait(c, code, deviceToken(c))) return tooMany()
  const token = ownToken(c)
  const named = await c.env.Room.getByName(code).nameWatcher(token, name, addressOf(c))
  if (!named) return answer('no_such_room')
  return 'problem' in named
    ? answer(problemOf(named.problem))
    : c.json<WatcherNamed>({ ...named, ...tokenFor(c, token) })
}

/** There was no room to open; the code counts as a wrong one. */
function closedFor(c: Asked, carrier: Carrier, known: string | Response): Response {
  if (known instanceof Response && known.status !== 404) return known
  return carrier.closed(c, known instanceof Response ? 'gone' : 'broken')
}

/** `as=watcher` reads no cookie and may come from anywhere, so that a page framed elsewhere shows the public table only. */
async function connect(c: Asked, carrier: Carrier): Promise<Response> {
  const missed = carrier.misses(c)
  if (missed) return missed
  const as = c.req.query('as')
  if (as !== 'player' && as !== 'watcher') return malformed(WHO)
  if (as === 'player' && !isOwnOrigin(c)) return answer('wrong_origin')
  if (as === 'player' && hasBadToken(c)) return carrier.closed(c, 'wrongToken')
  const token = as === 'player' ? deviceToken(c) : null
  const typed = typedIn(c)
  // The room itself says whether it is there: that is one way less to wait for.
  const code = isBlocked(c) ? await knownCode(c, typed, token) : readCode(typed)
  if (code instanceof Response) return closedFor(c, carrier, code)
  if (code !== null && mustWait(c, code, token)) return tooMany()
  const known = token === null ? null : { token, isMeant: isTokenMeant(c) }
  const opened = code === null ? null : await openLine(c, carrier, { code, as: known })
  if (opened === null || opened.status === 404) return closedFor(c, carrier, await knownCode(c, typed, token))
  return lineFrom(c, { carrier, opened, otherwise: 'broken' })
}

/** Where it goes is part of the secret by which the stream is known. */
async function say(c: Asked): Promise<Response> {
  const as = c.req.query('as')
  if (as !== 'player' && as !== 'watcher') return malformed(WHO)
  if (as === 'player' && !isOwnOrigin(c)) return answer('wrong_origin')
  const code = readCode(typedIn(c))
  if (code === null) return answer('no_such_stream')
  const gallery = galleryOf(c.req.query('stream') ?? '')
  if (gallery) return sayTo(c, c.env.Gallery.getByName(nameOf({ code, ...gallery })), null)
  return sayTo(c, c.env.Room.getByName(code), as === 'player' ? deviceToken(c) : null)
}
