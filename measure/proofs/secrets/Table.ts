import type { Move, Seat, Viewer } from '@robot-night/engine'
import { isSame, type Command, type Down, type RoomFacts } from '@robot-night/protocol'
import type { Way } from '../../wire/carrier.ts'
import { Line, type Call, type Having } from '../../wire/Line.ts'
import { ask, insight, open, type Setting } from '../../wire/rooms.ts'
import { around } from './around.ts'
import { Browser } from './Browser.ts'

/** Every byte that reached the viewer, by the way it came, in order. */
export type Trace = Readonly<Record<string, readonly string[]>>

/** The device of somebody who watches by name. */
const NAMED = `${'W'.repeat(21)}A`
const LAST_WORD = 'Good night, all.'
/** What changes nothing, no matter who sends it. */
const IDLE = { what: 'offer', beat: 0, kind: 'hush', action: {} }

/** Who looks on, and who is the host; and whether what is served has pages. */
interface Company {
  viewer: Viewer
  host: Seat
  /** What carries everybody's lines. */
  way: Way
  hasPages: boolean
}

export type Unsent<C> = C extends Command ? Omit<C, 'id'> : never

/** A real room with everybody connected, where nothing begins before what was before it is over. */
export class Table {
  readonly viewer: Viewer
  readonly #way: Way
  readonly url: string
  readonly code: string
  /** By seat: the device on which its person plays. */
  readonly #devices: string[]
  /** Devices of the viewer's that have no seat: they had one, or may get one. */
  readonly seatless = new Set<string>()
  readonly #seats = new Map<Seat, Line>()
  /** All that the viewer ever had open. */
  readonly #viewers: Line[] = []
  readonly browser: Browser
  /** Moves of the match that the room did not take. */
  refused = 0
  /** What one of the viewer's devices saw that others do not see which see as it does; null: nothing. */
  stray: string | null = null
  /** Moves of a bot. */
  readonly #expected: Move[] = []
  readonly #answers: string[] = []
  readonly #alarms: string[] = []
  #watcher: Line | null = null
  /** One more of those who watch, from elsewhere: it sees what all of them see. */
  #gallery: Line | null = null
  /** Somebody who watches and has given a name. */
  #named: Line | null = null
  #sent = 0
  #known: Having | null = null

  private constructor(url: string, setting: Setting, { viewer, way, hasPages }: Company) {
    this.url = url
    this.code = setting.code
    this.#devices = [...setting.devices]
    this.viewer = viewer
    this.#way = way
    this.browser = new Browser(url, setting, { viewer, hasPages })
  }

  /** Makes the room, seats everybody and has the cards dealt. */
  static async laid(url: string, setting: Setting, company: Company): Promise<Table> {
    const table = new Table(url, setting, company)
    const { viewer, host } = company
    const answers = await open(url, setting)
    // The two servers have different ports, and there alone it may show.
    if (viewer !== 'spectator') table.#answers.push((answers[viewer] ?? '').replaceAll(url, 'http://here'))
    for (const seat of setting.devices.keys()) await table.sitDown(seat)
    await table.watch()
    await table.#beside()
    if (host !== 0) await table.send(0, { what: 'manage', act: { do: 'passHost', chair: host } })
    await table.send(host, { what: 'manage', act: { do: 'deal' } })
    await table.own.until(0, (down) => Boolean(down.table), 'the cards')
    return table
  }

  /** Up to now: what comes later is no part of it. */
  get trace(): Trace {
    const lines = this.#viewers.map(({ frames, closed }, at) => {
      return [`connection ${at}`, closed === null ? [...frames] : [...frames, `closed with ${closed}`]] as const
    })
    // Of what was said last before a close, the answer may come or not.
    const answers = this.open.flatMap((line, at) => line.answers.map((answer) => `${at}: ${answer}`))
    const { api, pages } = this.browser
    return {
      ...Object.fromEntries(lines),
      answers,
      ...(this.#gallery ? { gallery: [...this.#gallery.frames] } : {}),
      api: [...this.#answers, ...api],
      pages: [...pages],
      alarms: [...this.#alarms],
    }
  }

  clear(): void {
    for (const line of [...this.#seats.values(), ...this.#viewers, this.#watcher, this.#gallery, this.#named])
      line?.close()
  }

  /** The viewer's connection that is cut and comes back. */
  get own(): Line {
    return this.viewer === 'spectator' ? this.watcher : this.lineOf(this.viewer)
  }

  get watcher(): Line {
    if (!this.#watcher) throw new Error('nobody watches')
    return this.#watcher
  }

  /** Somebody besides the viewer who sees what the whole room may see. */
  get witness(): Line {
    return this.viewer === 'spectator' ? this.lineOf(0) : this.watcher
  }

  /** What everybody may know of the room. */
  get facts(): RoomFacts {
    const facts = this.witness.downs.findLast(({ room }) => room)?.room
    if (!facts) throw new Error('nobody has seen the room')
    return facts
  }

  lineOf(seat: Seat): Line {
    const line = this.#seats.get(seat)
    if (!line) throw new Error(`seat ${seat} is not connected`)
    return line
  }

  async sitDown(seat: Seat, has: Having | null = null): Promise<void> {
    this.#seats.set(seat, await this.#connect(seat, { has, isViewers: seat === this.viewer }))
  }

  async watch(has: Having | null = null): Promise<void> {
    this.#watcher = await this.#connect('spectator', { has, isViewers: this.viewer === 'spectator' })
  }

  /** One more page of the viewer's. */
  async openMore(): Promise<void> {
    await this.#connect(this.viewer, { has: null, isViewers: true })
  }

  /** A page of the viewer's on this device of theirs. */
  opens(device: string, has: Having | null): Promise<Line> {
    return this.#connect(this.viewer, { has, isViewers: true, device })
  }

  /** From now on the viewer plays, or watches, by this page. */
  uses(line: Line): void {
    if (this.viewer === 'spectator' || line.device === null) throw new Error('nobody without a seat changes devices')
    this.#seats.set(this.viewer, line)
    this.#devices[this.viewer] = line.device
    this.browser.device = line.device
  }

  /** The viewer's pages on this device. */
  linesOn(device: string | null): Line[] {
    return this.#viewers.filter((line) => line.device === device && line.closed === null)
  }

  /** The pages on which the viewer's seat is open. */
  get seated(): Line[] {
    return this.#viewers.filter(({ device, closed }) => closed === null && !this.#isSeatless(device))
  }
  #isSeatless = (device: string | null): boolean => device !== null && this.seatless.has(device)

  /** An answer that the viewer got besides the socket. */
  answered(text: string): void {
    this.#answers.push(text)
  }

  /** Patches and whole scenes by turns, from one of the viewer's connections to the next: neither may tell more. */
  get #place(): Pick<Call, 'url' | 'code' | 'way' | 'isWhole'> {
    const isWhole = (this.#viewers.length + this.#devices.length) % 2 === 0
    return { url: this.url, code: this.code, way: this.#way, isWhole }
  }

  async #connect(viewer: Viewer, by: { has: Having | null; isViewers: boolean; device?: string }): Promise<Line> {
    const as = viewer === 'spectator' ? 'watcher' : 'player'
    const device = viewer === 'spectator' ? null : (by.device ?? this.#devices[viewer] ?? null)
    const line = new Line({ ...this.#place, as, device, has: by.has })
    if (by.isViewers) this.#viewers.push(line)
    await line.until(0, ({ hello }) => hello !== undefined, 'the first frame')
    // That there is one watcher more may be told to all watchers, this one too.
    if (as === 'watcher' || this.#isSeatless(device)) await this.settle()
    return line
  }

  /** Somebody watches besides them all, and stays. */
  async #beside(): Promise<void> {
    await ask(this.url, { path: `/api/rooms/${this.code}/watchers`, device: NAMED, body: { name: 'Wim' } })
    this.#named = await this.#opened('player', NAMED)
  }

  /** One more comes to watch, for whom there is no place in the room. */
  async watchElsewhere(): Promise<void> {
    if (this.viewer === 'spectator') this.#gallery ??= await this.#opened('gallery', null)
  }

  async #opened(as: Call['as'], device: string | null): Promise<Line> {
    const line = new Line({ ...this.#place, as, device, has: null })
    await line.until(0, ({ hello }) => hello !== undefined, 'the first frame')
    await this.settle()
    return line
  }

  /** Who watches says something to the others who do; or sends something that comes to nothing. */
  async watcherSay(text: string | null): Promise<void> {
    if (!this.#named) throw new Error('nobody watches by name')
    const id = this.nextId()
    const what = text === null ? { ...IDLE, match: this.known.match } : { what: 'watcherSay', text }
    const before = this.#named.downs.length
    this.#named.send({ ...what, id })
    const { no } = await this.#named.until(before, ({ ok, no }) => ok === id || no?.id === id, 'an answer')
    // However much has been said lately.
    if (text !== null && no && no.code !== 'too_fast') throw new Error(`it could not be said to watchers: ${no.code}`)
    await this.settle()
  }

  /** What all may hear: once a gallery has heard it, it has heard all that was before. */
  async lastWord(): Promise<void> {
    if (!this.#gallery) return
    const isLast = ({ talk }: Down) => talk?.some((line) => line.kind === 'said' && line.text === LAST_WORD) ?? false
    await this.send(0, { what: 'say', text: LAST_WORD })
    await this.#gallery.until(0, isLast, 'the last word')
  }

  /** Until all that the viewer said where no socket comes through has been taken. */
  async taken(): Promise<void> {
    if (this.#way === 'stream') await Promise.all(this.open.map((line) => line.taken()))
  }

  /** All that the viewer has open, elsewhere too. */
  get open(): Line[] {
    return [...this.#viewers, ...(this.#gallery ? [this.#gallery] : [])].filter(({ closed }) => closed === null)
  }

  /** How many are always there who watch, besides the viewer. */
  get watchersBeside(): number {
    return this.#gallery ? 2 : 1
  }

  /** How many of the viewer's connections are open by which they are there: those of their seat, if they have one. */
  get openOnes(): number {
    return this.seated.length
  }

  /** What the viewer has on its own connection: which match, and how many frames of it. */
  get known(): Having {
    const tables = this.own.downs.flatMap(({ table }) => table ?? [])
    const match = tables.flatMap((table) => ('match' in table ? [table.match] : [])).at(-1) ?? this.#known?.match
    const n = tables.at(-1)?.n
    if (match !== undefined && n !== undefined) this.#known = { match, n }
    if (!this.#known) throw new Error('the viewer has not seen a table')
    return this.#known
  }

  /** Sends a command and waits for the answer and, if it was done, until the watchers have heard too, who hear last. */
  async send(seat: Seat, command: Unsent<Command>, { isQuiet } = { isQuiet: false }): Promise<Down> {
    const line = this.lineOf(seat)
    const watching = this.#watching
    const [before, watched] = [line.downs.length, watching?.downs.length ?? 0]
    const id = this.nextId()
    line.send({ ...command, id })
    const answer = await line.until(before, ({ ok, no }) => ok === id || no?.id === id, 'an answer')
    if (isQuiet) await this.settle()
    else if (answer.ok) await watching?.until(watched, isNewsOf(command.what), `news of ${command.what}`)
    return answer
  }

  nextId(): string {
    return String(this.#sent++).padStart(16, '0')
  }

  /** What somebody sends, until it is answered. */
  async sendOn(line: Line, message: object | string, isAnswer: (down: Down) => boolean): Promise<void> {
    const before = line.downs.length
    line.send(message)
    await line.until(before, isAnswer, 'an answer')
  }

  /** Somebody sends what changes nothing, for time goes on by messages, and ids are counted. */
  async hush(seat: Seat): Promise<void> {
    const id = this.nextId()
    await this.sendOn(this.lineOf(seat), { ...IDLE, id, match: this.known.match }, ({ no }) => no?.id === id)
    await this.settle()
  }

  /** The viewer sends what is refused, and waits for that. */
  async refusedOnce(): Promise<void> {
    const id = this.nextId()
    await this.sendOn(this.own, { ...IDLE, id, match: this.known.match }, ({ no }) => no?.id === id)
  }

  /** On every connection of the viewer's in turn: so that all that was sent before has come too. */
  async askAgain(): Promise<void> {
    for (const line of this.#viewers) {
      if (line.closed === null)
        await this.sendOn(line, { id: 'again', what: 'again' }, ({ table }) => table !== undefined)
    }
  }

  /** Does something, and waits until everybody who could be told has seen what the room became by it. */
  async witnessed(deed: () => Promise<void> | void, isSo: (room: RoomFacts) => boolean): Promise<void> {
    const before = new Map([this.witness, ...this.#viewers].map((line) => [line, line.downs.length]))
    await deed()
    for (const line of [this.witness, this.#watching]) {
      await line?.until(before.get(line) ?? 0, ({ room }) => room !== undefined && isSo(room), 'the room to change')
    }
  }

  /** Any connection of a watcher that is open: all are told the same at the same time, and after the seats. */
  get #watching(): Line | null {
    const watchers = this.viewer === 'spectator' ? this.#viewers : [this.#watcher]
    return watchers.find((line) => line?.closed === null) ?? null
  }

  /** What the viewer can get without a socket; and when the room would wake by itself, which the viewer could notice. */
  async look(): Promise<void> {
    await this.browser.look(this.known.match)
    await this.noteAlarm()
  }

  /** Until the room wakes by itself: somebody's time is over. */
  async letTimePass({ isQuiet } = { isQuiet: false }): Promise<void> {
    const watching = this.#watching
    const watched = watching?.downs.length ?? 0
    await ask(this.url, { path: `/testing/rooms/${this.code}/wake`, body: {} })
    if (isQuiet) await this.settle()
    else await watching?.until(watched, ({ table }) => table !== undefined, 'what time brings')
  }

  /** Until the bot that plays for somebody has made this move; false: it made another. */
  async untilMoved(move: Move, how: { isQuiet: boolean }): Promise<boolean> {
    this.#expected.push(move)
    const countIn = (moves: readonly Move[]) => moves.filter((each) => isSame(each, move)).length
    const isMade = async () => countIn((await insight(this.url, this.code)).moves) >= countIn(this.#expected)
    // What came before may have brought it along; and a window may have been closed with it.
    if (!(await isMade())) await this.letTimePass(how)
    await this.settle()
    return isMade()
  }

  /** Pages of one seat must see the same; those that have lost theirs, or have none yet, what all see who watch. */
  async compareDevices(): Promise<void> {
    if (this.viewer === 'spectator') return
    const without = this.#viewers.filter(({ device, closed }) => closed === null && this.#isSeatless(device))
    for (const alike of [this.seated, without.length > 0 ? [this.watcher, ...without] : []]) {
      const tables: string[] = []
      for (const line of alike) tables.push(await this.#wholeTable(line))
      const [one = '', other] = [tables[0], tables.find((table) => table !== tables[0])]
      if (other !== undefined) this.stray ??= `devices that see alike: ${around(one, other)}`
    }
  }

  async #wholeTable(line: Line): Promise<string> {
    const before = line.downs.length
    line.send({ id: 'again', what: 'again' })
    return JSON.stringify((await line.until(before, ({ table }) => table !== undefined, 'the whole table')).table)
  }

  /** Until a window is closed: at once, if everybody has answered; else when its time is over. */
  async untilClosed(beat: number): Promise<void> {
    const isClosed = async () => {
      const { moves } = await insight(this.url, this.code)
      return moves.some((move) => move.what === 'close' && move.beat >= beat)
    }
    if (await isClosed()) return this.settle()
    await this.letTimePass()
    if (!(await isClosed())) throw new Error(`the window of beat ${beat} is open still`)
  }

  /** Until the watchers have been told, if there was something to tell them. */
  async settle(): Promise<void> {
    await ask(this.url, { path: `/testing/rooms/${this.code}/settle`, body: {} })
  }

  async noteAlarm(): Promise<void> {
    const { alarm, due } = await insight(this.url, this.code)
    this.#alarms.push(`${due}, rings at ${alarm}`)
  }
}

const isNewsOf =
  (what: Command['what']) =>
  (down: Down): boolean =>
    (what === 'say' ? down.talk : what === 'manage' || what === 'self' ? down.room : down.table) !== undefined
