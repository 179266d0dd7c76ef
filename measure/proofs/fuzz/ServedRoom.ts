import { rngOf, type Rng } from '@robot-night/engine'
import type { ChairFacts, Down, RoomMade } from '@robot-night/protocol'
import { firstDifference } from '../secrets/pair.ts'
import { Line } from '../../wire/Line.ts'
import { anyCommandId, anyDevice, ask } from '../../wire/rooms.ts'

/** A room on a real server, with people in it, and a way to look at all that they see. */
export class ServedRoom {
  readonly url: string
  readonly code: string
  /** The code of a table of phones, where the host's has joined. */
  readonly phones: string
  readonly devices: readonly string[]
  readonly #rng: Rng

  private constructor(at: { url: string; code: string; phones: string; devices: readonly string[]; rng: Rng }) {
    this.url = at.url
    this.code = at.code
    this.phones = at.phones
    this.devices = at.devices
    this.#rng = at.rng
  }

  static async open(url: string, about: { title: string; people: number; seed: string }): Promise<ServedRoom> {
    const rng = rngOf(about.seed)
    const devices = Array.from({ length: about.people }, () => anyDevice(rng))
    const [host = ''] = devices
    const body = { name: 'Mara', title: about.title, pace: 'off' }
    const made: RoomMade = JSON.parse(await ask(url, { path: '/api/rooms', device: host, body }))
    for (const device of devices.slice(1)) {
      await ask(url, { path: `/api/rooms/${made.code}/seats`, device, body: { name: 'Guest' } })
    }
    const table = { path: '/api/companion', device: host, body: { name: 'Mara' } }
    const { code: phones }: { code: string } = JSON.parse(await ask(url, table))
    return new ServedRoom({ url, code: made.code, phones, devices, rng })
  }

  /** A connection of this device; null: a watcher. Its first frame has come. */
  async connect(device: string | null): Promise<Line> {
    const as = device ? 'player' : 'watcher'
    const line = new Line({ url: this.url, code: this.code, as, device, has: null })
    await line.until(0, ({ hello }) => hello !== undefined, 'the greeting')
    return line
  }

  async deal(line: Line): Promise<void> {
    const id = anyCommandId(this.#rng)
    line.send({ id, what: 'manage', act: { do: 'deal' } })
    await line.until(0, ({ ok }) => ok === id, 'the deal')
  }

  /** All that everybody sees who comes now, as text; but not what looking itself changes. */
  async sight(): Promise<string> {
    const seen = await Promise.all([...this.devices, null].map((device) => this.#look(device)))
    return JSON.stringify([seen, await ask(this.url, { path: `/api/companion/${this.phones}` })])
  }

  async #look(device: string | null): Promise<object> {
    const line = await this.connect(device)
    const [first] = line.downs
    line.close()
    await line.ended()
    return first ? lasting(first) : {}
  }
}

/** What is another in what everybody sees, and after what, in a few words. */
export function changed(before: string, after: string, what: string): string {
  const where = firstDifference({ sight: [before] }, { sight: [after] }) ?? ''
  return `${where}, after ${what.slice(0, 400)}`
}

/** Without what time alone changes: the clock, invitations, who is connected just now, and who will play for them. */
export function lasting({ hello, room, self: _, ...rest }: Down): object {
  const chairs = room?.chairs.map(stayingOf)
  return { ...rest, me: hello?.me, room: { ...room, chairs, watchers: 0 } }
}

function stayingOf(chair: ChairFacts): object {
  if (chair.kind !== 'person') return chair
  const { presence: _presence, botAt: _botAt, ...staying } = chair
  return staying
}
