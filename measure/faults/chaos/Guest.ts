import { copy, rngOf, type Game, type Rng } from '@robot-night/engine'
import { sinceOf, type Down, type FirstSight } from '@robot-night/protocol'
import { Outbox, type Wish } from '../../../web/src/lib/net/outbox.ts'
import { received, worldOf, type World } from '../../../web/src/lib/net/world.ts'
import { Line } from '../../wire/Line.ts'
import { ask } from '../../wire/rooms.ts'

/** What a client does by the protocol, unless it is flawed on purpose. */
export interface Habits {
  asksAgain: boolean
  sendsAgain: boolean
  /** Leaves a frame alone that it has already. */
  knowsOldNews: boolean
}
export const GOOD_HABITS: Habits = { asksAgain: true, sendsAgain: true, knowsOldNews: true }

export interface GuestRole {
  /** Where it calls; its page comes from the server itself. */
  url: string
  server: string
  code: string
  as: 'player' | 'watcher'
  device: string | null
  /** Null: only looks on. */
  plays: Game | null
  seed: string
  habits: Habits
}

const LEAST_THOUGHT_MS = 5
const MORE_THOUGHT_MS = 40
const LEAST_WAIT_MS = 10
const MORE_WAIT_MS = 60
/** Told to slow down, or that the room stumbled. */
const LATER_MS = 300
const PASSING = ['too_fast', 'broken']
/** A refusal, in words, after which the same is simply said again. */
export const isPassing = (refused: string): boolean => PASSING.some((code) => refused.startsWith(code))
/** What becomes of an answer that comes too late. */
const LATE = ['late', 'game_over', ...PASSING]
/** How often somebody says again what they said to the question before. */
const STALE_ONE_IN = 3

/** A browser without a screen: its world and its outbox are the client's own, and a bot answers. */
export class Guest {
  world: World
  /** What the room said it had done. */
  readonly done: Wish[] = []
  /** Why it did not do the others. */
  readonly refused: string[] = []
  /** Answers to questions of earlier: how many were given, and those that were not refused as late. */
  readonly stale: { given: number; heeded: string[] } = { given: 0, heeded: [] }
  readonly role: GuestRole
  /** The room does not want it back. */
  closed: number | null = null
  #calls = 0
  #unanswered = 0
  readonly #rng: Rng
  readonly #outbox: Outbox
  /** Match and beat of each answer that was given and not sent back. */
  readonly #answered = new Set<string>()
  #before: Wish | null = null
  #line: Line | null = null
  #read = 0
  #isOver = false
  #isThinking = false

  static async arrive(role: GuestRole): Promise<Guest> {
    const sight: FirstSight = JSON.parse(
      await ask(role.server, { path: `/testing/rooms/${role.code}/look`, device: role.device }),
    )
    return new Guest(role, sight)
  }

  private constructor(role: GuestRole, sight: FirstSight) {
    this.role = role
    this.world = worldOf(sight)
    this.#rng = rngOf(role.seed)
    this.#outbox = new Outbox(
      (text) => this.#line?.send(text),
      (bytes) => bytes.map(() => this.#rng.int(256)),
    )
    this.#call()
  }

  get isIdle(): boolean {
    return this.#unanswered === 0
  }

  /** How its line is, in words. */
  get calling(): string {
    const heard = this.#line ? `heard ${this.#line.downs.length} things since` : 'and is cut off'
    return `called ${this.#calls} times, ${heard}`
  }

  get hasEnded(): boolean {
    return !!this.world.table?.scene.outcome
  }

  leave(): void {
    this.#isOver = true
    this.#line?.drop()
  }

  /** The code of the refusal; null: it was done. */
  async send(wish: Wish): Promise<string | null> {
    this.#unanswered += 1
    const refusal = await this.#outbox.send(wish)
    this.#unanswered -= 1
    if (refusal) this.refused.push(`${refusal.code} to ${JSON.stringify(wish)}`)
    else this.done.push(wish)
    return refusal?.code ?? null
  }

  #call(): void {
    if (this.#isOver) return
    const { url, code, as, device } = this.role
    this.#calls += 1
    const { table } = this.world
    const line = new Line({ url, code, as, device, has: table && { match: table.match, n: table.n } })
    this.#line = line
    this.#read = 0
    line.listen(() => {
      while (this.#line === line && this.#read < line.downs.length) this.#hear(line.downs[this.#read++])
      if (line.closed !== null && this.#line === line) this.#lost(line.closed)
    })
  }

  #lost(code: number): void {
    this.#line = null
    if (code >= 4000 && code !== 4009) this.closed = code
    else setTimeout(() => this.#call(), LEAST_WAIT_MS + this.#rng.int(MORE_WAIT_MS))
  }

  #hear(down: Down | undefined): void {
    if (!down) return
    const { asksAgain, sendsAgain, knowsOldNews } = this.role.habits
    const after = received(knowsOldNews ? this.world : forgetful(this.world, down), down)
    this.world = after.world
    if (after.asksAgain && asksAgain) this.#line?.send({ what: 'again' })
    this.#outbox.answered(down)
    if (down.hello && sendsAgain) this.#outbox.resend()
    this.#think()
  }

  #think(): void {
    if (!this.role.plays || this.#isThinking || !this.world.table?.scene.asks) return
    this.#isThinking = true
    setTimeout(() => this.#answer(), LEAST_THOUGHT_MS + this.#rng.int(MORE_THOUGHT_MS))
  }

  #answer(): void {
    this.#isThinking = false
    const { table } = this.world
    const asks = table?.scene.asks
    if (!asks || this.#isOver) return
    const { match, scene } = table
    const about = `${match} ${scene.beat}`
    const action = this.#answered.has(about) ? null : this.#thought()
    if (!action) return
    this.#answered.add(about)
    if (this.#before && this.#rng.int(STALE_ONE_IN) === 0) void this.#sayStale(this.#before)
    const wish: Wish = { what: 'answer', match, beat: scene.beat, kind: asks.kind, action }
    this.#before = wish
    void this.send(wish).then((code) => {
      if (code === null || !PASSING.includes(code)) return
      this.#answered.delete(about)
      setTimeout(() => this.#think(), LATER_MS)
    })
    if (this.#rng.int(4) === 0) void this.send({ what: 'say', text: `${this.role.code} ${this.#rng.int(2 ** 32)}` })
  }

  /** The beat is over that this was said to, as its next question shows. */
  async #sayStale(wish: Wish): Promise<void> {
    this.stale.given += 1
    this.#unanswered += 1
    const refusal = await this.#outbox.send(wish)
    this.#unanswered -= 1
    if (!refusal || !LATE.includes(refusal.code)) {
      this.stale.heeded.push(`${this.role.code}: ${refusal?.code ?? 'done'}, and not late: ${JSON.stringify(wish)}`)
    }
  }

  /** As the title's bot would have it; where that has nothing to say to a question of this seat alone, as the clock. */
  #thought(): object | null {
    const { scene } = this.world.table ?? {}
    if (!scene?.asks) return null
    const { asks, view } = scene
    const { kind, prompt } = asks
    const { bot, decisions } = this.role.plays ?? {}
    // Of the seed and the question alone: whatever happens on the way, the same match is played.
    const rng = rngOf(`${this.role.seed} thinks ${scene.beat}`)
    return bot?.[kind]?.(copy(view), copy(prompt), rng) ?? decisions?.[kind]?.single?.fallback(prompt) ?? null
  }
}

/** As if it had never had the frame that comes. */
function forgetful(world: World, { table: frame }: Down): World {
  const { table } = world
  const isOld = table && frame && 'patch' in frame && frame.n === table.n
  return isOld ? { ...world, table: { ...table, n: sinceOf(frame) } } : world
}
