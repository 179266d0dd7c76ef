import { crowd, Ear } from '../room/Ear.ts'
import { leave, receivedBy, type Playing } from '../room/table.ts'
import { moveAt, SEATS } from './cards/rules.ts'

const ADDRESS = '/socket.io/?EIO=4&transport=websocket'
/** As engine.io and socket.io number what they say, in the space of the game. */
const SAID = { open: '0', ping: '2', joined: '40', table: '42/cards,["sync"', update: '42/cards,["update"' } as const
const REPLIES = { pong: '3', join: '40/cards,' } as const

/** A match on a server of boardgame.io, in its own words over bare sockets, so that a client of theirs costs nothing. */
export class BoardgameRoom implements Playing {
  readonly #match: string
  readonly #seats: readonly Ear[]
  readonly #watchers: readonly Ear[]
  #played = 0

  static async open(url: string, about: { match: string; watchers: number }): Promise<BoardgameRoom> {
    const { match, watchers } = about
    const seats: Ear[] = []
    for (let seat = 0; seat < SEATS; seat++) seats.push(await opened(url, match, String(seat)))
    const watching = await crowd(watchers, () => opened(url, match, null))
    return new BoardgameRoom(match, { seats, watchers: watching })
  }

  private constructor(match: string, ears: { seats: readonly Ear[]; watchers: readonly Ear[] }) {
    this.#match = match
    this.#seats = ears.seats
    this.#watchers = ears.watchers
  }

  ready(): Promise<void> {
    return Promise.resolve()
  }

  freeAt(): number {
    return -Infinity
  }

  async move(): Promise<{ ok: number; watched: number[] }> {
    const { seat, at } = moveAt(this.#played)
    const mover = this.#seats[seat]
    if (!mover) throw new Error(`nobody sits on seat ${seat}`)
    const action = { type: 'MAKE_MOVE', payload: { type: 'play', args: [at], playerID: String(seat) } }
    for (const ear of [...this.#seats, ...this.#watchers]) ear.forget()
    mover.say(`42/cards,${JSON.stringify(['update', action, this.#played, this.#match, String(seat)])}`)
    const [heard, watched] = await Promise.all([this.#seats, this.#watchers].map(allNext))
    this.#played += 1
    return { ok: (heard?.[seat] ?? NaN) - mover.saidAt, watched: (watched ?? []).map((when) => when - mover.saidAt) }
  }

  received(): ReturnType<Playing['received']> {
    return receivedBy({ seats: this.#seats, watchers: this.#watchers })
  }

  leave(): void {
    leave({ seats: this.#seats, watchers: this.#watchers })
  }
}

const allNext = async (ears: readonly Ear[]): Promise<number[]> =>
  (await Promise.all(ears.map((ear) => ear.next()))).map(({ at }) => at)

/** Once it has been given the table. */
async function opened(url: string, match: string, player: string | null): Promise<Ear> {
  const seated = Promise.withResolvers<null>()
  const ear = await Ear.open(url + ADDRESS, {}, ({ text }, own) => {
    const said = text.toString('latin1', 0, SAID.update.length)
    if (said === SAID.update) return true
    if (said.startsWith(SAID.table)) seated.resolve(null)
    else if (said.startsWith(SAID.joined)) own.say(`42/cards,${JSON.stringify(['sync', match, player, null, SEATS])}`)
    else if (said.startsWith(SAID.open)) own.say(REPLIES.join)
    else if (said.startsWith(SAID.ping)) own.say(REPLIES.pong)
    return false
  })
  await seated.promise
  return ear
}
