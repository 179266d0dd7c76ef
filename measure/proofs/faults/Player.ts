import { copy, rngOf, type Game, type Rng } from '@robot-night/engine'
import type { Command, Down, RoomFacts, Scene, TalkLine } from '@robot-night/protocol'
import { Line } from '../../wire/Line.ts'
import { anyCommandId } from '../../wire/rooms.ts'
import { Memory } from './Memory.ts'

export interface Role {
  /** Where the server is at the moment. */
  url(): string
  code: string
  as: 'player' | 'watcher'
  device: string | null
  /** Null: a second device of a seat, or a watcher, who only looks on. */
  plays: Game | null
  seed: string
}

const LEAST_THOUGHT_MS = 15
const MORE_THOUGHT_MS = 90
const WAITING_MS = 40
const WHIM_ONE_IN = 3
/** Told to slow down, or that the room stumbled: the same command again, later. */
const LATER_MS = 300
const PASSING = ['too_fast', 'broken']
/** What becomes of an answer to a question that is over, or that is put to somebody else by now. */
const LATE = ['late', 'game_over', 'not_your_decision']
/** Somebody else was quicker with the same. */
const TAKEN = ['word_taken']

/** A client as the protocol asks for: keeps its scene by the patches, sends again what was not answered, comes back. */
export class Player {
  memory: Memory | null = null
  room: RoomFacts | null = null
  chair: number | null = null
  readonly talk = new Map<number, TalkLine>()
  /** What the room said it had done. */
  readonly done: Command[] = []
  /** What it would not do, for somebody else was quicker: then it must not have been done. */
  readonly denied: Command[] = []
  /** Commands that it should have done, and did not. */
  readonly refused: string[] = []
  /** How often it has been let in. */
  greeted = 0
  readonly role: Role
  readonly #rng: Rng
  readonly #pending = new Map<string, Command>()
  readonly #listeners = new Set<() => void>()
  readonly #memories: Memory[] = []
  #line: Line | null = null
  #read = 0
  #isOver = false
  #isThinking = false

  constructor(role: Role) {
    this.role = role
    this.#rng = rngOf(role.seed)
    this.#connect()
  }

  get isIdle(): boolean {
    return this.#pending.size === 0
  }

  /** Not answered yet; one of them may have been done all the same. */
  get pending(): readonly Command[] {
    return [...this.#pending.values()]
  }

  get memories(): readonly Memory[] {
    return this.#memories
  }

  leave(): void {
    this.#isOver = true
    this.#line?.close()
  }

  /** Called after each frame. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Once in a while twice, as a nervous line would. */
  send(command: Command): void {
    this.#pending.set(command.id, command)
    this.#line?.send(command)
    if (this.#rng.int(8) === 0) this.#line?.send(command)
  }

  /** Says what it has to say and is cut off before it can hear whether that was done. */
  blurt(): void {
    if (!this.role.plays) return
    this.#answer()
    this.#say()
    this.#line?.drop()
  }

  newId(): string {
    return anyCommandId(this.#rng)
  }

  #connect(): void {
    if (this.#isOver) return
    const has = this.memory && this.memory.n > 0 ? { match: this.memory.match, n: this.memory.n } : null
    const { code, as, device } = this.role
    const line = new Line({ url: this.role.url(), code, as, device, has })
    this.#line = line
    this.#read = 0
    line.listen(() => {
      while (this.#line === line && this.#read < line.downs.length) this.#receive(line.downs[this.#read++])
      if (line.closed !== null && this.#line === line) this.#lost(line.closed)
    })
  }

  #lost(code: number): void {
    this.#line = null
    if (code >= 4000 && code !== 4009) this.refused.push(`${this.role.code}: closed with ${code}`)
    setTimeout(() => this.#connect(), WAITING_MS * (1 + this.#rng.int(3)))
  }

  #receive(down: Down | undefined): void {
    if (!down) return
    if (down.hello) this.#enter(down)
    if (down.room) this.room = down.room
    for (const line of down.talk ?? []) this.talk.set(line.number, line)
    if (down.ok !== undefined) this.#acknowledge(down.ok)
    if (down.no) this.#hearRefusal(down.no)
    if (down.table) this.#look(down.table)
    if (down.table === null) this.memory = null
    for (const listener of [...this.#listeners]) listener()
  }

  #enter({ hello }: Down): void {
    this.chair = hello?.me.chair ?? null
    this.greeted += 1
    for (const command of this.#pending.values()) this.#line?.send(command)
    this.#think()
  }

  #acknowledge(id: string): void {
    const command = this.#pending.get(id)
    if (command) this.done.push(command)
    this.#pending.delete(id)
  }

  #hearRefusal({ id, code }: { id: string | null; code: string }): void {
    const command = id === null ? undefined : this.#pending.get(id)
    if (!command) return
    if (PASSING.includes(code)) {
      setTimeout(() => this.#pending.has(command.id) && this.#line?.send(command), LATER_MS)
      return
    }
    this.#pending.delete(command.id)
    const isTooLate = TAKEN.includes(code) || (LATE.includes(code) && this.#isOld(command))
    if (isTooLate) {
      this.denied.push(command)
      this.#think()
    } else this.refused.push(`${this.role.code}: ${code} to ${JSON.stringify(command)}`)
  }

  /** This was an answer to what they are not asked any more, as they have been told. */
  #isOld(command: Command): boolean {
    if (command.what !== 'answer') return false
    const { match, scene, isOver = true } = this.memory ?? {}
    const isOther = match !== command.match || isOver || (scene?.beat ?? 0) > command.beat
    return isOther || scene?.asks?.kind !== command.kind
  }

  #look(table: NonNullable<Down['table']>): void {
    if ('match' in table && this.memory?.match !== table.match) {
      this.memory = new Memory(table.match)
      this.#memories.push(this.memory)
    }
    if (this.memory?.take(table)) this.#think()
    else this.#line?.send({ id: 'again', what: 'again' })
  }

  #think(): void {
    if (!this.role.plays || this.#isThinking || !this.memory?.scene?.asks) return
    this.#isThinking = true
    setTimeout(() => this.#answer(), LEAST_THOUGHT_MS + this.#rng.int(MORE_THOUGHT_MS))
  }

  /** Anything legal, and now and then a word to the table. */
  #answer(): void {
    this.#isThinking = false
    const { match, scene } = this.memory ?? {}
    if (!match || !scene?.asks || this.#hasAnswered(match, scene.beat)) return
    const { kind } = scene.asks
    this.send({ id: this.newId(), what: 'answer', match, beat: scene.beat, kind, action: this.#thought(scene) })
    if (this.#rng.int(4) === 0) this.#say()
  }

  /** As the title's bot would have it, for people do not play for ever; now and then anything legal. */
  #thought({ asks, view }: Scene): object {
    const { bot, decisions } = this.role.plays ?? {}
    if (!asks) throw new Error('nobody is asked')
    const { kind, prompt } = asks
    const thought = this.#rng.int(WHIM_ONE_IN) > 0 ? bot?.[kind]?.(copy(view), copy(prompt), this.#rng) : null
    const action = thought ?? decisions?.[kind]?.sample(copy(prompt), this.#rng)
    if (!action) throw new Error(`nobody knows what to say to ${kind}`)
    return action
  }

  #say(): void {
    const id = this.newId()
    this.send({ id, what: 'say', text: `said ${id}` })
  }

  #hasAnswered(match: string, beat: number): boolean {
    return [...this.#pending.values()].some(
      (sent) => sent.what === 'answer' && sent.match === match && sent.beat === beat,
    )
  }
}
