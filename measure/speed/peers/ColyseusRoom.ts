import { crowd, Ear } from '../room/Ear.ts'
import { leave, receivedBy, type Playing } from '../room/table.ts'
import { moveAt, SEATS } from './cards/rules.ts'

/** What the first byte of a message says. */
const KIND = { join: 10, data: 13, state: 14, patch: 15 } as const
/** Room data, `play` as MessagePack. */
const PLAY = Buffer.from([KIND.data, 0xa4, ...Buffer.from('play')])

/** A room on a server of Colyseus, in its own words over bare sockets, so that a client of theirs costs nothing. */
export class ColyseusRoom implements Playing {
  readonly #seats: readonly Ear[]
  readonly #watchers: readonly Ear[]
  #played = 0

  static async open(url: string, { watchers }: { watchers: number }): Promise<ColyseusRoom> {
    const first = await reserved(url, 'create/cards', { seat: 0 })
    const join = `joinById/${first.roomId}`
    const seats = [await opened(url, first)]
    for (let seat = 1; seat < SEATS; seat++) seats.push(await opened(url, await reserved(url, join, { seat })))
    const watching = await crowd(watchers, async () => opened(url, await reserved(url, join, {})))
    for (const ear of watching) ear.isOneOfMany = true
    return new ColyseusRoom(seats, watching)
  }

  private constructor(seats: readonly Ear[], watchers: readonly Ear[]) {
    this.#seats = seats
    this.#watchers = watchers
  }

  ready(): Promise<void> {
    return Promise.resolve()
  }

  freeAt(): number {
    return -Infinity
  }

  /** Only the one who moves is told at once; all others hear of it with the next patch, and nobody waits for that. */
  async move(): Promise<{ ok: number; watched: number[] }> {
    const { seat, at } = moveAt(this.#played)
    const mover = this.#seats[seat]
    if (!mover) throw new Error(`nobody sits on seat ${seat}`)
    this.#played += 1
    for (const ear of this.#seats) ear.forget()
    mover.say(Buffer.concat([PLAY, Buffer.from([0x81, 0xa2, ...Buffer.from('at'), at])]))
    for (;;) {
      const came = await mover.next()
      if (came.text[0] !== KIND.data) continue
      if (!came.text.includes('ok')) throw new Error('Colyseus refused a move')
      return { ok: came.at - mover.saidAt, watched: [] }
    }
  }

  received(): ReturnType<Playing['received']> {
    return receivedBy({ seats: this.#seats, watchers: this.#watchers })
  }

  leave(): void {
    leave({ seats: this.#seats, watchers: this.#watchers })
  }
}

interface Reservation {
  roomId: string
  processId: string
  sessionId: string
}

async function reserved(url: string, how: string, asked: object): Promise<Reservation> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/matchmake/${how}`, { method: 'POST', headers, body: JSON.stringify(asked) })
  const given: Reservation = JSON.parse(await answer.text())
  if (!given.sessionId) throw new Error(`no place: ${JSON.stringify(given)}`)
  return given
}

/** Once it has been given the whole state. */
async function opened(url: string, { processId, roomId, sessionId }: Reservation): Promise<Ear> {
  const begun = Promise.withResolvers<null>()
  const ear = await Ear.open(`${url}/${processId}/${roomId}?sessionId=${sessionId}`, {}, ({ text }, own) => {
    const kind = text[0]
    if (kind === KIND.join) own.say(Buffer.from([KIND.join]), 'beside')
    if (kind === KIND.state) begun.resolve(null)
    return kind === KIND.data || kind === KIND.patch
  })
  await begun.promise
  return ear
}
