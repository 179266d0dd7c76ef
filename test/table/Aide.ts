import { rngOf, titleOf, type Rng } from '@robot-night/engine'
import { expect } from '@playwright/test'
import {
  commandId,
  TICKET_MARK,
  ticketSecret,
  type Down,
  type HostAct,
  type NewRoom,
  type Scene,
} from '@robot-night/protocol'
import { ticketHash } from '@robot-night/protocol/ticketHash'
import { Line, type Call } from '../../measure/wire/Line.ts'
import type { Guest } from './Guest.ts'
import { nothingKnown, told, type Known } from './reading.ts'

export type Asked = NonNullable<Scene['asks']>
/** What somebody says to a question; null: what a tin robot would. */
export type Manner = (asked: Asked) => object | null

const asBot: Manner = () => null
/** So long for the others to move. */
const PATIENCE = { intervals: [30], timeout: 200_000 }
const SOON = { intervals: [10, 20, 40] }
const LATER_MS = 300

/**
 * A device without a screen: a further one of somebody's, which answers for them, so that a match takes seconds; or the
 * only one of somebody whose page nobody looks at.
 */
export class Aide {
  readonly name: string
  readonly code: string
  known: Known = nothingKnown
  /** What names this device; null: it is a stranger's. */
  readonly device: string | null
  readonly #url: string
  readonly #line: Line
  readonly #rng: Rng
  /** What has come of each command: done, or why not. */
  readonly #done = new Map<string, string>()
  /** Why something was not taken. */
  readonly refused: string[] = []
  #read = 0
  /** What was said and has not been taken yet. */
  #pending: { id: string; command: object } | null = null
  #answered = ''
  #isRefused = false
  #manner = asBot
  /** Null: at rest. */
  #isEnough: (() => boolean) | null = null

  private constructor(name: string, call: Call) {
    const line = new Line(call)
    this.name = name
    this.code = call.code
    this.device = call.device
    this.#url = call.url
    this.#line = line
    this.#rng = rngOf(name)
    line.listen(() => this.#hear())
  }

  /** On the seat that this guest has taken; their own page may be left. */
  static async of({ name, context, page }: Guest, code: string): Promise<Aide> {
    const { origin } = new URL(page.url())
    const device = (await context.cookies(origin)).find((cookie) => cookie.name === 'device')?.value ?? null
    return Aide.#at(name, { url: origin, code, as: 'player', device })
  }

  /** Somebody who makes a room, and is the host. */
  static async opens(url: string, name: string, wanted: Partial<NewRoom> = {}): Promise<Aide> {
    const { answer, device } = await asks(`${url}/api/rooms`, {
      name,
      title: 'robot-revolution',
      pace: 'off',
      ...wanted,
    })
    return Aide.#at(name, { url, code: String(answer['code']), as: 'player', device })
  }

  /** Somebody who takes a seat. */
  static async sits(url: string, name: string, code: string): Promise<Aide> {
    const { device } = await asks(`${url}/api/rooms/${code}/seats`, { name })
    return Aide.#at(name, { url, code, as: 'player', device })
  }

  /** Somebody who watches, and has a name among those who do. */
  static async watches(url: string, name: string, code: string): Promise<Aide> {
    const { device } = await asks(`${url}/api/rooms/${code}/watchers`, { name })
    return Aide.#at(name, { url, code, as: 'player', device })
  }

  /** Somebody who was there before, on the device that they had then. */
  static returns(url: string, { name, code, device }: Pick<Aide, 'name' | 'code' | 'device'>): Promise<Aide> {
    return Aide.#at(name, { url, code, as: 'player', device })
  }

  static async #at(name: string, call: Omit<Call, 'has'>): Promise<Aide> {
    const aide = new Aide(name, { ...call, has: null })
    await expect.poll(() => aide.known.room?.code, SOON).toBe(call.code)
    return aide
  }

  get asked(): Asked | null {
    return this.known.table?.scene.asks ?? null
  }
  get isPlaying(): boolean {
    return this.known.room?.stage === 'playing'
  }
  /** Once the next match is dealt, what lies on the table may for a moment still be the end of the last. */
  get isOver(): boolean {
    return !this.isPlaying && (this.known.table?.scene.outcome ?? null) !== null
  }

  /** As host. */
  manages(act: HostAct): Promise<void> {
    return this.does({ what: 'manage', act })
  }
  says(text: string): Promise<void> {
    return this.does({ what: 'say', text })
  }
  /** Gives up the seat. */
  goes(): Promise<void> {
    return this.does({ what: 'self', act: { do: 'leave' } })
  }
  /** Whatever can be said on the line. */
  async does(command: object): Promise<void> {
    const id = this.#send(command)
    await expect.poll(() => this.#done.get(id) ?? 'unanswered', SOON).toBe('done')
  }
  /** How the server answers when asked for this. */
  async finds(path: string): Promise<number> {
    return (await fetch(this.#url + path)).status
  }
  /** A link that gives this chair to the first who comes. */
  async invites(chair: number): Promise<string> {
    const secret = ticketSecret(crypto.getRandomValues(new Uint8Array(22)))
    await this.manages({ do: 'invite', chair, ticket: ticketHash(this.code, secret) })
    return `/${this.code}${TICKET_MARK}${secret}`
  }
  /** So many tin robots sit down. */
  async windsUp(count: number): Promise<void> {
    for (let bots = 0; bots < count; bots++) {
      const chair = this.known.room?.chairs.findIndex(({ kind }) => kind === 'free') ?? 0
      await this.manages({ do: 'seatBot', chair })
      await expect.poll(() => this.known.room?.chairs[chair]?.kind, SOON).toBe('bot')
    }
  }
  async deals(): Promise<void> {
    await this.manages({ do: 'deal' })
    await expect.poll(() => this.isPlaying, SOON).toBe(true)
  }

  /** From now on answers whatever is asked, in this match and the next ones. */
  works(manner = asBot): void {
    this.#manner = manner
    this.#isEnough = () => false
    this.#look()
  }

  /** Answers until something is so, or the match is over; then rests. */
  async until(isSo: () => boolean, manner = asBot): Promise<void> {
    this.#manner = manner
    this.#isEnough = () => isSo() || this.isOver
    this.#look()
    await expect.poll(() => this.#isAtRest(), PATIENCE).toBe(true)
  }
  /** Looks once more itself: what is waited for may come true for somebody else. */
  #isAtRest(): boolean {
    const { closed } = this.#line
    this.#look()
    if (closed !== null) throw new Error(`closed with ${closed}; refused: ${this.refused.slice(-5).join()}`)
    return this.#isEnough === null && this.#pending === null
  }

  /** All that has come over the line. */
  get heard(): string {
    return this.#line.frames.join('\n')
  }

  /** On the same device, after having left. */
  comesBack(): Promise<Aide> {
    return Aide.#at(this.name, { url: this.#url, code: this.code, as: 'player', device: this.device })
  }
  leave(): void {
    this.#isEnough = null
    this.#line.close()
  }

  #hear(): void {
    for (; this.#read < this.#line.downs.length; this.#read++) {
      this.known = told(this.known, { from: 'frame', text: this.#line.frames[this.#read] ?? '' })
      this.#settle(this.#line.downs[this.#read] ?? {})
    }
    this.#look()
  }

  #settle({ ok, no }: Down): void {
    if (ok) this.#done.set(ok, 'done')
    if (no?.id) this.#done.set(no.id, no.code)
    const pending = this.#pending
    if (!pending || (ok ?? no?.id) !== pending.id) return
    if (no?.code === 'too_fast') {
      setTimeout(() => (this.#pending = { ...pending, id: this.#send(pending.command) }), LATER_MS)
      return
    }
    this.#pending = null
    if (!no) return
    // If it is still asked, it is answered in another way.
    this.refused.push(no.code)
    this.#isRefused = true
    this.#answered = ''
  }

  #look(): void {
    if (this.#isEnough?.()) this.#isEnough = null
    const { table } = this.known
    const asks = table?.scene.asks
    if (!this.#isEnough || !table || !asks || this.#pending) return
    const { match, n, scene } = table
    const question = `${match} ${n}`
    if (question === this.#answered) return
    this.#answered = question
    const command = { what: 'answer', match, beat: scene.beat, kind: asks.kind, action: this.#actionFor(asks, scene) }
    this.#pending = { id: this.#send(command), command }
  }

  #actionFor(asked: Asked, { view }: Scene): object {
    const { kind, prompt } = asked
    const game = titleOf(this.known.room?.match?.title ?? '')
    const rules = game?.decisions[kind]
    if (!rules) throw new Error(`nobody knows what to say to ${kind}`)
    const isSecondTry = this.#isRefused
    this.#isRefused = false
    const wanted = isSecondTry ? null : (this.#manner(asked) ?? game?.bot[kind]?.(view, prompt, this.#rng))
    return wanted ?? rules.single?.fallback(prompt) ?? rules.sample(prompt, this.#rng)
  }

  #send(command: object): string {
    const id = commandId(crypto.getRandomValues(new Uint8Array(16)))
    if (!this.#line.send({ id, ...command })) throw new Error(`the line is closed: ${this.#line.closed}`)
    return id
  }
}

/** What a program asks of the server without a page, and as which device it is known from then on. */
async function asks(
  address: string,
  body: object,
): Promise<{ answer: Record<string, unknown>; device: string | null }> {
  const headers = { 'content-type': 'application/json' }
  const answered = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answered.ok) throw new Error(`${address}: ${answered.status} ${await answered.text()}`)
  const device = /^device=([^;]+)/.exec(answered.headers.getSetCookie()[0] ?? '')?.[1] ?? null
  return { answer: await answered.json(), device }
}

/** The match on the table is played to its end. */
export async function playOut(aides: readonly Aide[]): Promise<void> {
  await expect.poll(() => aides.every(({ isPlaying }) => isPlaying)).toBe(true)
  await Promise.all(aides.map((aide) => aide.until(() => !aide.isPlaying)))
}

/** A page has been told all that an aide of the same person has. */
export async function catchesUp({ ear }: Guest, aide: Aide): Promise<void> {
  const isThere = () =>
    ear.known.table?.match === aide.known.table?.match && (ear.known.table?.n ?? 0) >= (aide.known.table?.n ?? 0)
  await expect.poll(isThere, PATIENCE).toBe(true)
}

/** Once the next match has been dealt, and all of these know. */
export async function dealtAnew(all: readonly { known: Known }[], before: Known): Promise<void> {
  const isNext = () => all.every(({ known }) => (known.table?.match ?? before.table?.match) !== before.table?.match)
  await expect.poll(isNext, PATIENCE).toBe(true)
}
