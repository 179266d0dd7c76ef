import type { Game } from '@robot-night/engine'
import { CLOSE, CODE_LETTERS, NewRoom, TakeSeat, type Command } from '@robot-night/protocol'
import { turnedAway } from '@robot-night/party/room/people/handshake.ts'
import { open } from '@robot-night/party/room/people/seating.ts'
import { again, greeting } from '@robot-night/party/room/frames/frames.ts'
import type { Input as RoomInput } from '@robot-night/party/room/state/input.ts'
import { written } from './command.ts'
import { CORE, type Core } from './core.ts'
import { input, inputsOf, type Input } from './inputs.ts'
import { isListedProblem, listedRefusals } from './listed.ts'
import { PureRoom, SOCKETS } from './PureRoom.ts'
import { Tally } from './Tally.ts'
import { mayBeDone } from './lawful.ts'

export interface Trial {
  games: readonly Game[]
  inputs: number
  seed: string
  core?: Core
  /** Is one wrong enough? */
  until: 'all' | 'wrong'
  progress(words: string): void
}

const INPUTS_A_ROOM = 400
/** To look at all of a room after each input costs as much as the input: this is done in every so manieth room. */
const LOOKED_AT = 8
const PROGRESS_EVERY = 50_000

/** Sends inputs through the core of the room, in this process; a new room every so often. */
export async function tryCore(trial: Trial): Promise<Tally> {
  const tally = new Tally()
  for (let room = 0; tally.inputs < trial.inputs; room++) {
    const game = trial.games[room % trial.games.length]
    if (!game) throw new Error('no title to try')
    const count = Math.min(INPUTS_A_ROOM, trial.inputs - tally.inputs)
    const given = { core: trial.core ?? CORE, tally, isLookedAt: room % LOOKED_AT === 0 }
    await new Guests(game, `${trial.seed} ${room}`, given).send(count)
    if (trial.until === 'wrong' && tally.wrongs.length > 0) break
    if (tally.inputs % PROGRESS_EVERY < INPUTS_A_ROOM) trial.progress(`${tally.inputs} of ${trial.inputs} inputs`)
  }
  const strays = Object.keys({}.constructor.prototype)
  if (strays.length > 0) tally.changes.push(`the prototype of all objects has ${strays.join()}`)
  return tally
}

/** What came of one input. `code` null: it was accepted. */
interface Outcome {
  code: string | null
  answer: string
}
type Looked = string | PureRoom['room']
const REFUSALS = listedRefusals()
const ACCEPTED: Outcome = { code: null, answer: '' }

/** Everybody who sends something to one room. */
class Guests {
  readonly #inMemory: PureRoom
  readonly #seed: string
  readonly #core: Core
  readonly #tally: Tally
  readonly #ids: string[] = []
  readonly #isLookedAt: boolean
  #before: Looked

  constructor(game: Game, seed: string, given: { core: Core; tally: Tally; isLookedAt: boolean }) {
    this.#inMemory = new PureRoom(game, seed)
    this.#seed = seed
    this.#core = given.core
    this.#tally = given.tally
    this.#isLookedAt = given.isLookedAt
    this.#before = this.#look()
  }

  async send(count: number): Promise<void> {
    for (const each of inputsOf(input, this.#seed, count)) {
      this.#tally.inputs += 1
      const about = () => `${this.#inMemory.game.id}, ${this.#seed}: ${JSON.stringify(each).slice(0, 400)}`
      try {
        this.#judge(await this.#outcome(each), about)
      } catch (error) {
        this.#tally.crashes.push(`${error instanceof Error ? error.message : String(error)} ${about()}`)
        this.#renew()
      }
    }
    if (!this.#inMemory.isKept()) this.#tally.changes.push(`${this.#seed}: storage has another room`)
  }

  #judge({ code, answer }: Outcome, about: () => string): void {
    if (code === null) {
      this.#tally.accepted += 1
      return this.#renew()
    }
    this.#tally.refuse(code, answer)
    const after = this.#look()
    if (after !== this.#before) this.#tally.changes.push(`after ${code}, ${about()}`)
    this.#before = after
  }

  #renew(): void {
    this.#inMemory.goOn()
    this.#inMemory.comeBack()
    this.#before = this.#look()
  }

  /** The very room, which a refusal gives back as it was; or all that is in it, which nothing can change in place. */
  #look(): Looked {
    return this.#isLookedAt ? this.#inMemory.digest() : this.#inMemory.room
  }

  #outcome(each: Input): Outcome | Promise<Outcome> {
    switch (each.kind) {
      case 'near':
        return this.#near(each)
      case 'raw':
        return this.#hear(each.from % SOCKETS.length, each.text)
      case 'body':
        return this.#body(each)
      case 'code':
        return this.#code(each.typed)
      case 'handshake':
        return this.#handshake(each)
    }
  }

  #near(each: Input & { kind: 'near' }): Outcome {
    const { room, scenes } = this.#inMemory
    const game = room.match?.game ?? this.#inMemory.game
    const from = each.from === 'asked' ? this.#inMemory.asked(each.pick) : each.from % SOCKETS.length
    const standing = { game, match: room.head?.id ?? '', scenes, ids: this.#ids }
    return this.#hear(from, written(each, this.#inMemory.seatAt(from), standing))
  }

  /** As the shell does with a frame. */
  #hear(socket: number, text: string): Outcome {
    const reading = this.#core.read(text)
    if ('unread' in reading && reading.unread === 'too_large') return this.#closing('tooLarge')
    if ('unread' in reading) return this.#refusal(reading.id, { code: reading.unread })
    const { up } = reading
    if (up.what === 'again') {
      return this.#told(again(this.#inMemory.room, SOCKETS[socket] ?? null, this.#inMemory.moment()))
    }
    return this.#command(`socket ${socket}`, up)
  }

  #command(socket: string, command: Command): Outcome {
    const before = this.#inMemory.room
    const step = this.#inMemory.tried({ kind: 'command', socket, command }, this.#core.step)
    const isSame = step.room === before
    this.#inMemory.land(step)
    if (step.refused) return this.#refusal(command.id, step.refused)
    if (!mayBeDone(before, { socket, command }, isSame)) this.#tally.wrong.push(JSON.stringify(command).slice(0, 400))
    this.#ids.push(command.id)
    return ACCEPTED
  }

  async #body({ device, to, type, text }: Input & { kind: 'body' }): Promise<Outcome> {
    const headers = { 'content-type': type }
    const request = new Request('http://door/api', { method: 'POST', headers, body: text })
    return to === 'rooms' ? this.#newRoom(request) : this.#takeSeat(request, SOCKETS[device] ?? `guest ${device}`)
  }

  async #newRoom(request: Request): Promise<Outcome> {
    const read = await this.#core.readBody(request, NewRoom)
    if (read instanceof Response) return this.#problem(read)
    const made = open({ code: 'BCDFG', device: 'guest', wish: read.body }, this.#inMemory.moment())
    return 'problem' in made ? this.#problemCode(made.problem) : ACCEPTED
  }

  async #takeSeat(request: Request, device: string): Promise<Outcome> {
    const read = await this.#core.readBody(request, TakeSeat)
    if (read instanceof Response) return this.#problem(read)
    const sitting: RoomInput = { kind: 'sit', device, wish: read.body }
    const step = this.#inMemory.tried(sitting, this.#core.step)
    this.#inMemory.land(step)
    return step.refused ? this.#problemCode(step.refused.code) : ACCEPTED
  }

  #code(typed: string): Outcome {
    const code = this.#core.readCode(typed)
    if (code === null) return this.#problemCode('no_such_room')
    const isCode = [5, 6].includes(code.length) && [...code].every((letter) => CODE_LETTERS.includes(letter))
    if (!isCode) this.#tally.wrong.push(`the code ${JSON.stringify(typed)}`)
    return ACCEPTED
  }

  #handshake({ device, query }: Input & { kind: 'handshake' }): Outcome {
    const handshake = this.#core.handshakeOf(new URL(`https://room/?${query}`))
    const { room } = this.#inMemory
    const hash = SOCKETS[device] ?? null
    const { now, fill } = this.#inMemory.moment()
    const reason = turnedAway(room, { who: { device: hash, from: null }, now, fill }, handshake)
    if (reason) return this.#closing(reason)
    return this.#told(greeting(room, hash, { kept: handshake.kept, at: this.#inMemory.moment() }))
  }

  /** What somebody asked to be shown: it must be there, and be JSON. */
  #told(down: object): Outcome {
    if (JSON.stringify(down).length < 2) throw new Error('nothing was told')
    return ACCEPTED
  }

  #refusal(id: string | null, refused: { code: string }): Outcome {
    if (!REFUSALS.has(refused.code)) throw new Error(`the code ${refused.code} is not listed`)
    return { code: refused.code, answer: JSON.stringify({ no: { id, ...refused } }) }
  }

  #closing(reason: string): Outcome {
    if (!Object.hasOwn(CLOSE, reason) || reason === 'broken') throw new Error(`closed with ${reason}`)
    return { code: reason, answer: reason }
  }

  async #problem(response: Response): Promise<Outcome> {
    const answer = await response.text()
    const { code }: { code: string } = JSON.parse(answer)
    if (!isListedProblem(code, response.status)) throw new Error(`the problem ${code} is not listed`)
    return { code, answer }
  }

  #problemCode(said: string): Outcome {
    const code = this.#core.problemOf(said)
    if (code === 'broken') throw new Error(`${said} is no problem that is listed`)
    return { code, answer: code }
  }
}
