import { copy, rngOf, type Game, type Rng } from '@robot-night/engine'
import type { FirstSight } from '@robot-night/protocol'
import type { RoomSession } from '../../../../web/src/lib/net/roomSession.ts'
import type { Line } from '../../../../web/src/lib/net/line.ts'
import type { Wish } from '../../../../web/src/lib/net/outbox.ts'
import type { World } from '../../../../web/src/lib/net/world.ts'
import type { Way } from '../../../wire/carrier.ts'
import { ask } from '../../../wire/rooms.ts'
import type { Client } from './client.ts'
import { outsideOf } from './outside.ts'

export interface GuestRole {
  /** Where it calls; its page comes from the server itself. */
  url: string
  server: string
  code: string
  as: 'player' | 'watcher'
  device: string | null
  /** Absent: sockets come through. */
  way?: Way
  /** Null: only looks on. */
  plays: Game | null
  seed: string
  client: Client
  /** It takes now and then what it may do besides its answers. */
  takesOffers: boolean
  /** It answers when it is told to, not when it likes. */
  isConducted?: boolean
}

const LEAST_THOUGHT_MS = 5
const MORE_THOUGHT_MS = 40
/** Told to slow down, or that the room stumbled. */
const LATER_MS = 300
const PASSING = ['too_fast', 'broken']
/** A refusal, in words, after which the same is simply said again. */
export const isPassing = (refused: string): boolean => PASSING.some((code) => refused.startsWith(code))
/** What becomes of an answer that comes too late. */
const LATE = ['late', 'game_over', ...PASSING]
/** How often somebody says again what they said to the question before. */
const STALE_ONE_IN = 3
const OFFER_ONE_IN = 4
/** Where a question is put again and again, it is left to the clock at last. */
const ANSWERS_A_BEAT = 12

/** A browser without a screen: what it knows and how it calls are the client's own, and a bot answers. */
export class Guest {
  /** What the room said it had done. */
  readonly done: Wish[] = []
  /** What it would not do: but doubled on the way, it may have been done after that. */
  readonly denied: Wish[] = []
  /** The same in words, with the reason. */
  readonly refused: string[] = []
  /** Answers to questions of earlier: how many were given, and those that were not refused as late. */
  readonly stale: { given: number; heeded: string[] } = { given: 0, heeded: [] }
  readonly role: GuestRole
  /** Why the room does not want it back. */
  closed: string | null = null
  #calls = 1
  readonly #rng: Rng
  readonly #contact: RoomSession
  readonly #line: Pick<Line<unknown>, 'end'>
  /** How often each question of each beat was answered: some are put again, and a refused answer is thought over. */
  readonly #answered = new Map<string, number>()
  /** Its last answer is still on its way. */
  #isWaiting = false
  #before: Wish | null = null
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
    this.#rng = rngOf(role.seed)
    const contact = new role.client.RoomSession(sight, {
      origin: () => role.url.replace('http', 'ws'),
      as: role.as,
      random: (bytes) => bytes.map(() => this.#rng.int(256)),
      onWorld: () => this.#think(),
      onStatus: (status) => {
        if (status.kind === 'reconnecting' && status.nextAt === null) this.#calls += 1
        if (status.kind === 'closed') this.closed = status.why
      },
    })
    const line = new role.client.Line(contact.ends, outsideOf({ way: 'socket', ...role }, rngOf(`${role.seed} calls`)))
    contact.hold(line)
    this.#contact = contact
    this.#line = line
  }

  get world(): World {
    return this.#contact.world
  }
  get isIdle(): boolean {
    return this.#contact.waiting === 0
  }
  /** How its line is, in words. */
  get calling(): string {
    return `called ${this.#calls} times`
  }
  get calls(): number {
    return this.#calls
  }
  get hasEnded(): boolean {
    return !!this.world.table?.scene.outcome
  }

  leave(): void {
    this.#isOver = true
    this.#line.end()
  }

  /** Answers now, if it knows already what it is asked; and is done once that was accepted. */
  async answerNow(): Promise<void> {
    const { table } = this.world
    const asks = table?.scene.asks
    if (!asks || this.#isWaiting) return
    const action = this.#thought(this.#timesOf(asks.kind))
    if (!action) return
    const { match, scene } = table
    await this.#sendAndGoOn({ what: 'answer', match, beat: scene.beat, kind: asks.kind, action })
  }

  /** The code of the refusal; null: it was done. */
  async send(wish: Wish): Promise<string | null> {
    const refusal = await this.#contact.send(wish)
    if (!refusal) this.done.push(wish)
    else {
      this.denied.push(wish)
      this.refused.push(`${refusal.code} to ${JSON.stringify(wish)}`)
    }
    return refusal?.code ?? null
  }

  #think(): void {
    if (!this.role.plays || this.role.isConducted || this.#isThinking) return
    const { asks, offers } = this.world.table?.scene ?? { asks: null, offers: [] }
    if (!asks && !(offers.length > 0 && this.role.takesOffers)) return
    this.#isThinking = true
    setTimeout(() => this.#act(), LEAST_THOUGHT_MS + this.#rng.int(MORE_THOUGHT_MS))
  }

  #act(): void {
    this.#isThinking = false
    if (this.#isOver) return
    if (this.role.takesOffers && this.#rng.int(OFFER_ONE_IN) === 0) this.#takeOffer()
    this.#answer()
  }

  #answer(): void {
    const { table } = this.world
    const asks = table?.scene.asks
    if (!asks || this.#isWaiting) return
    const { match, scene } = table
    const times = this.#timesOf(asks.kind)
    const action = times < ANSWERS_A_BEAT ? this.#thought(times) : null
    if (!action) return
    if (this.#before && this.#rng.int(STALE_ONE_IN) === 0) void this.#sayStale(this.#before)
    const wish: Wish = { what: 'answer', match, beat: scene.beat, kind: asks.kind, action }
    this.#before = wish
    void this.#sendAndGoOn(wish)
    if (this.#rng.int(4) === 0) void this.send({ what: 'say', text: `${this.role.code} ${this.#rng.int(2 ** 32)}` })
  }

  async #sendAndGoOn(wish: Wish): Promise<void> {
    this.#isWaiting = true
    const code = await this.send(wish)
    this.#isWaiting = false
    if (code !== null && PASSING.includes(code)) setTimeout(() => this.#think(), LATER_MS)
    else this.#think()
  }

  /** One of what it may do besides. */
  #takeOffer(): void {
    const { table } = this.world
    if (!table || table.scene.offers.length === 0) return
    const { match, scene } = table
    const { kind, prompt } = this.#rng.pick(scene.offers)
    const action = this.role.plays?.offers[kind]?.sample(copy(prompt), this.#rng)
    if (action && this.#timesOf(kind) === 0) void this.send({ what: 'offer', match, beat: scene.beat, kind, action })
  }

  /** How often this was said in this beat, this time not counted. */
  #timesOf(kind: string): number {
    const { table } = this.world
    const about = `${table?.match} ${table?.scene.beat} ${kind}`
    const times = this.#answered.get(about) ?? 0
    this.#answered.set(about, times + 1)
    return times
  }

  /** The beat is over that this was said to, as its next question shows. */
  async #sayStale(wish: Wish): Promise<void> {
    if (wish.what !== 'answer' || wish.beat >= (this.world.table?.scene.beat ?? 0)) return
    this.stale.given += 1
    const refusal = await this.#contact.send(wish)
    if (!refusal || !LATE.includes(refusal.code)) {
      this.stale.heeded.push(`${this.role.code}: ${refusal?.code ?? 'done'}, and not late: ${JSON.stringify(wish)}`)
    }
  }

  /** As the title's bot would have it; where that has nothing to say, as the clock; else anything legal, for people do not wait for ever. */
  #thought(times: number): object | null {
    const { scene } = this.world.table ?? {}
    if (!scene?.asks) return null
    const { asks, view } = scene
    const { kind, prompt } = asks
    const { bot, decisions } = this.role.plays ?? {}
    // Of the seed and the question alone: whatever happens on the way, the same match is played.
    const rng = rngOf(`${this.role.seed} thinks ${scene.beat} ${times}`)
    const rules = decisions?.[kind]
    // A bot would say the same again.
    const thought = times > 0 ? null : (bot?.[kind]?.(copy(view), copy(prompt), rng) ?? rules?.single?.fallback(prompt))
    return thought ?? rules?.sample(copy(prompt), rng) ?? null
  }
}
