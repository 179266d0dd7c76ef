import type { Game, Rng } from '@robot-night/engine'
import type { Down, HostAct } from '@robot-night/protocol'
import { Line } from '../../wire/Line.ts'
import { anyCode, anyDevice, lookedInto, open } from '../../wire/rooms.ts'
import { audited, type Audit } from './audit.ts'
import { Player } from './Player.ts'

/** Who is at the table, besides a watcher. */
export interface Company {
  people: number
  bots: number
  /** The first person has a second device open. */
  isMirrored: boolean
}
export interface Place {
  /** Of the server, at the moment. */
  url(): string
  game: Game
  rng: Rng
  /** How often a room is asked for its books, if it does not answer. */
  looks: number
}

const PATIENCE_MS = 25_000
const CALLS = 5

/** One room with its people, and match after match. */
export class Night {
  readonly code: string
  readonly players: Player[]
  /** All who look on, too. */
  readonly everybody: Player[]
  readonly #place: Place
  readonly #waiting = new Set<() => void>()

  static async begin(place: Place, { people, bots, isMirrored }: Company): Promise<Night> {
    const { game, rng } = place
    const devices = Array.from({ length: people }, () => anyDevice(rng))
    const code = anyCode(rng)
    await open(place.url(), { code, title: game.id, options: game.options.usual, pace: 'off', devices })
    const night = new Night(place, { code, devices, isMirrored })
    for (let bot = 0; bot < bots; bot++) await night.#manage({ do: 'seatBot', chair: people + bot })
    return night
  }

  private constructor(place: Place, about: { code: string; devices: readonly string[]; isMirrored: boolean }) {
    const { code, devices, isMirrored } = about
    const role = (as: 'player' | 'watcher', device: string | null) => ({ url: place.url, code, as, device })
    this.#place = place
    this.code = code
    this.players = devices.map(
      (device) => new Player({ ...role('player', device), plays: place.game, seed: `plays ${device}` }),
    )
    const onlookers = [role('watcher', null), ...(isMirrored ? [role('player', devices[0] ?? null)] : [])]
    const looking = onlookers.map((each, at) => new Player({ ...each, plays: null, seed: `looks ${code} ${at}` }))
    this.everybody = [...this.players, ...looking]
  }

  get host(): Player {
    const [host] = this.players
    if (!host) throw new Error('a room without anybody')
    return host
  }

  /** Is a match in the middle? */
  get isPlaying(): boolean {
    const { memory, room } = this.host
    return room?.stage === 'playing' && memory !== null && !memory.isOver && memory.n > 2
  }

  /** A whole match, from the deal to the end, whatever happens meanwhile. False: it got stuck. */
  async playOne(): Promise<boolean> {
    const before = this.host.memory?.match
    if (!(await this.#manage({ do: 'deal' }))) return false
    const isOver = ({ memory }: Player) => memory !== null && memory.match !== before && memory.isOver
    return this.until(() => this.everybody.every((player) => isOver(player) && player.isIdle))
  }

  #manage(act: HostAct): Promise<boolean> {
    this.host.send({ id: this.host.newId(), what: 'manage', act })
    return this.until(() => this.host.isIdle)
  }

  /** Waits until something is so; gives up when nothing has reached anybody for long. */
  until(isSo: () => boolean): Promise<boolean> {
    return new Promise((done) => {
      const over = (result: boolean) => {
        this.#waiting.delete(giveUp)
        clearTimeout(timer)
        for (const still of stills) still()
        done(result)
      }
      const giveUp = () => over(false)
      this.#waiting.add(giveUp)
      let timer = setTimeout(giveUp, PATIENCE_MS)
      const look = () => {
        clearTimeout(timer)
        timer = setTimeout(giveUp, PATIENCE_MS)
        if (isSo()) over(true)
      }
      const stills = this.everybody.map((player) => player.listen(look))
      look()
    })
  }

  /** What the room has written down, and what a newcomer on each seat is shown, besides what everybody was told. */
  async audit(): Promise<Audit> {
    const told = this.everybody.map(({ done, denied, talk }) => {
      return { done: [...done], denied: [...denied], talk: [...talk.values()] }
    })
    const sights = await Promise.all(this.everybody.map((player) => this.#freshSight(player)))
    if (sights.includes(null)) return { lost: [`${this.code}: nobody is let in any more`], twice: [] }
    const inside = await lookedInto(this.#place.url(), this.code, this.#place.looks)
    if (typeof inside === 'string') return { lost: [`${this.code}: it cannot be looked into: ${inside}`], twice: [] }
    // Two devices of one person are one seat.
    const asked = this.everybody.map(({ role: { device } }) =>
      this.everybody
        .filter(({ role }) => device !== null && role.device === device)
        .flatMap(({ done, pending }) => [...done, ...pending]),
    )
    return audited(this, { told, asked, moves: inside.moves, sights: sights.filter((sight) => sight !== null) })
  }

  /** What somebody gets who joins on this seat now and knows nothing; null if they are not let in. Who is cut off calls again. */
  async #freshSight({ role }: Pick<Player, 'role'>, callsLeft = CALLS): Promise<Down | null> {
    const { code, as, device } = role
    const line = new Line({ url: this.#place.url(), code, as, device, has: null })
    const sight = await line.find(0, ({ hello }) => hello !== undefined)
    line.close()
    return sight ?? (callsLeft > 1 ? this.#freshSight({ role }, callsLeft - 1) : null)
  }

  end(): void {
    for (const player of this.everybody) player.leave()
    for (const giveUp of [...this.#waiting]) giveUp()
  }
}
