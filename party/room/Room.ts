import type { CloseReason, Command, Refused } from '@robot-night/protocol'
import { nextJob } from './match/archiveQueue.ts'
import { close } from '../shell/sockets.ts'
import { AlarmClock } from '../shell/AlarmClock.ts'
import { detach, socketOf, socketsOf, type Attaching } from './people/attached.ts'
import { usualConditions } from './conditions.ts'
import { handshakeOf, turnedAway } from './people/handshake.ts'
import { expiry } from './commands/expiry.ts'
import { nextDue } from './commands/schedule.ts'
import { RoomRpc } from './RoomRpc.ts'
import type { Ending } from '../shell/ending.ts'
import { RoomExpiry } from './storage/RoomExpiry.ts'
import type { Sight } from './galleries/galleryLink.ts'
import { GalleryFanout } from './galleries/GalleryFanout.ts'
import { toldEvery } from './galleries/galleries.ts'
import { PublicTablesPublisher } from './PublicTablesPublisher.ts'
import { RoomConnection } from './RoomConnection.ts'
import { again, greeting } from './frames/frames.ts'
import { Broadcaster, type Acting } from './Broadcaster.ts'
import { read, weightOf } from './commands/reading.ts'
import { pushSender, push, type PushMessage } from './people/push.ts'
import { DUES_AT_ONCE, RETRY_AFTER } from './state/timings.ts'
import { step } from './commands/step.ts'
import type { Input } from './state/input.ts'
import type { Conditions, Moment } from './state/moment.ts'
import type { Room as State } from './state/room.ts'
import type { Step } from './state/outcome.ts'
import { isClaimed, onceWritten, storePublished, writeRows } from './storage/writeRows.ts'
import { readRoom } from './storage/readRows.ts'
import { awake } from './storage/wake.ts'
import { whoConnects } from './people/whoConnects.ts'
import { newNotifications } from './people/notifications.ts'
import { changedRows } from './storage/changedRows.ts'
import { isMeant } from '../shell/innerHeaders.ts'

/**
 * The shell of a room: sockets, storage, alarm. It decides nothing: `step` does, purely. Every input takes one way:
 * step, write, tell the one who did it, in one stretch; then the other seats, then the watchers. Memory is never trusted over storage.
 */
export class Room extends RoomRpc {
  /** Undefined: to be read from storage. */
  #state: State | undefined
  readonly #alarm: AlarmClock
  readonly #broadcaster: Broadcaster
  readonly #expiry: RoomExpiry
  readonly #publisher: PublicTablesPublisher
  readonly #usual: Conditions

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env)
    this.#usual = usualConditions(env)
    this.#alarm = new AlarmClock(ctx.storage)
    this.#expiry = new RoomExpiry(ctx.storage, this.archivist)
    this.#broadcaster = new Broadcaster({
      moment: () => this.moment(),
      fanout: new GalleryFanout(env.Gallery),
      watchersEvery: () => this.watchersEvery(),
      attempt: (deed) => this.attempt('the watchers', deed),
    })
    this.#publisher = new PublicTablesPublisher(
      env.PublicTables,
      (told) => storePublished(ctx.storage.sql, told),
      () => this.attempt('the list of public tables', () => this.#arm()),
    )
  }

  protected conditions(): Conditions {
    return this.#usual
  }

  /** Ms between two frames to the watchers. */
  protected watchersEvery(): number {
    return toldEvery(this.#state)
  }

  // What the platform calls.

  protected override isThere(): boolean {
    return this.#state !== undefined || isClaimed(this.ctx.storage.sql)
  }

  protected override comes(connection: Attaching, request: Request): void {
    const [handshake, who] = [handshakeOf(new URL(request.url)), whoConnects(request, this.#mustState().facts.code)]
    const line = new RoomConnection(connection, { id: connection.id, who }, this.now())
    this.take(this.#heard())
    const reason = turnedAway(this.#mustState(), { who, isMeant: isMeant(request), ...this.moment() }, handshake)
    if (reason) return line.close(reason)
    connection.setState({ who })
    if (handshake.kept) this.tally.count('resyncs', 'back')
    this.take({ kind: 'connected', socket: socketOf(line.id, who, this.now()), on: handshake.on })
    this.#broadcaster.admit(line)
    line.tell(greeting(this.#mustState(), line.device, { kept: handshake.kept, at: this.moment() }))
    this.#serve()
  }

  protected override says(connection: Attaching, message: string | ArrayBuffer): void {
    if (!connection.state) return close(connection, 'gone')
    const line = this.awake() ? this.#broadcaster.line(connection.id) : undefined
    if (line) return this.#hear(line, message)
    detach(connection)
    close(connection, 'gone')
  }

  protected override goes(connection: Attaching, ...[, , isClean]: Ending): void {
    if (!connection.state || !this.awake(connection)) return
    this.#broadcaster.leave(connection.id)
    this.take({ kind: 'disconnected', socket: connection.id, isClean })
    this.#serve()
  }

  override async alarm(): Promise<void> {
    this.#alarm.hasRung()
    await (this.isThere() ? super.alarm() : this.#expiry.goOn(this.now()))
  }

  override async onAlarm(): Promise<void> {
    const isDone = this.attempt('an alarm', () => this.#serve())
    // Not awaited: an alarm that is set meanwhile would cut this one off.
    this.ctx.waitUntil(this.archivist.deliver())
    const state = this.#state
    if (state && expiry(state) <= this.now()) {
      this.#broadcaster.closeAll()
      this.#state = undefined
      await this.#expiry.expire(state, this.now())
    } else if (!isDone) await this.ctx.storage.setAlarm(this.now() + RETRY_AFTER)
  }

  // What comes in.

  #hear(line: RoomConnection, message: string | ArrayBuffer): void {
    this.#broadcaster.tellOthers()
    const [now, reading] = [this.now(), read(message)]
    if ('unread' in reading && reading.unread === 'too_large') return this.#dismiss(line, 'tooLarge')
    const id = 'up' in reading ? reading.up.id : reading.id
    const weight = weightOf(reading, this.#mustState(), line.device)
    if (!line.mayCommand(now, weight)) return this.#rebuff(line, { id, code: 'too_fast' })
    if ('unread' in reading) return this.#rebuff(line, { id, code: 'malformed', ...reading.why })
    this.tally.read(reading.up)
    if (reading.up.what === 'again')
      return line.tell({ ok: reading.up.id, ...again(this.#mustState(), line.device, this.moment()) })
    this.#obey(line, reading.up)
    this.#serve()
  }

  #obey(line: RoomConnection, command: Command): void {
    const { id } = command
    const [before, at] = [this.#mustState(), this.moment()]
    const input: Input = { kind: 'command', socket: line.id, command }
    let taken: Step
    try {
      taken = step(before, input, at)
    } catch (error) {
      this.tally.stumbled(`a command to ${command.what}`, error)
      return line.tell({ no: { id, code: 'broken' } })
    }
    this.tally.took(before, taken, input)
    if (taken.refused) line.tell({ no: { id, ...taken.refused } })
    else if (taken.room === before) line.tell({ ok: id })
    else this.#land(before, taken, { line, id })
  }

  /** A frame that cannot be taken; after too many of them the line is cut. */
  #rebuff(line: RoomConnection, no: Refused): void {
    this.tally.refused(no)
    if (line.hasAbused(this.now())) this.#dismiss(line, 'abuse')
    else line.tell({ no })
  }

  #dismiss(line: RoomConnection, reason: CloseReason): void {
    line.close(reason)
    this.#broadcaster.leave(line.id)
    this.take({ kind: 'disconnected', socket: line.id })
  }

  protected override take(input: Input): Step {
    const before = this.#mustState()
    const taken = step(before, input, this.moment())
    this.tally.took(before, taken, input)
    if (taken.room === before) return taken
    this.#land(before, taken, null)
    this.#arm()
    return taken
  }

  /** Serves what time has brought. A bot that stumbles plays anything legal instead. */
  #serve(): void {
    let due = this.#due()
    for (let served = 0; due <= this.now() && served < DUES_AT_ONCE; served++) {
      const state = this.#state
      if (served === 0) this.take(this.#heard())
      this.#serveOne()
      due = this.#due()
      if (served > 0 && this.#state === state) break
    }
    this.#arm(due)
  }

  /** Pings wake nobody: when there is something to do, it is asked when each line was last heard. */
  #heard(): Input {
    return { kind: 'heard', at: new Map(this.connections().map((each) => [each.id, this.heardAt(each)])) }
  }

  #due(state = this.awake()): number {
    return state ? nextDue(state, this.moment()) : Infinity
  }

  #serveOne(): void {
    try {
      this.take({ kind: 'alarm', bots: 'think' })
    } catch (error) {
      this.tally.stumbled('a bot or a clock', error)
      this.take({ kind: 'alarm', bots: 'any' })
    }
  }

  // What goes out: first into storage, then to the one who did it, to the other seats, and to the watchers.

  #land(before: State, taken: Step, acting: Acting | null): void {
    writeRows(this.ctx.storage, changedRows(before, taken.room))
    this.#state = taken.room
    this.#broadcaster.tell(taken.room, acting)
    // What is written leaves when this turn is over: the mover need not wait until the others' frames are made.
    if (acting) onceWritten(this.ctx, () => this.attempt('the others', () => this.#broadcaster.tellOthers()))
    if (taken.closing.length > 0) this.#broadcaster.tellOthers()
    for (const { socket, reason } of taken.closing) {
      this.#broadcaster.line(socket)?.close(reason)
      this.#broadcaster.leave(socket)
    }
    if (acting) this.tally.times(this.ctx.storage)
    for (const message of newNotifications(before, taken.room))
      this.ctx.waitUntil(this.deliver(message, taken.room.facts.code))
  }

  /** Somebody is woken: after all else, and nothing waits for it. */
  protected async deliver(message: PushMessage, code: string, sender = pushSender(this.env)): Promise<void> {
    const input = await push(message, code, sender)
    this.attempt('a push', () => void (this.awake() && this.take(input)))
  }

  #arm(soonest = this.#due()): void {
    const state = this.awake()
    if (!state) return
    const at = this.moment()
    this.tally.serve(state, at)
    this.#alarm.ringAt(Math.min(soonest, nextJob(state), this.#publisher.serve(state, at)), at.now)
  }

  // Waking, and stumbling.

  /** `leaving`: somebody who is closing just now was still there when the room fell asleep. */
  protected override awake(leaving: Attaching | null = null): State | null {
    if (this.#state) return this.#state
    const kept = readRoom(this.ctx.storage)
    if (!kept) return null
    const at = this.moment()
    const connections = this.connections()
    const sockets = socketsOf(connections, { heardAt: (each) => this.heardAt(each), leaving })
    const state = awake(kept, sockets, at)
    this.#publisher.wakes(kept.published)
    for (const each of connections) {
      if (each.state?.who)
        this.#broadcaster.join(new RoomConnection(each, { id: each.id, who: each.state.who }, at.now))
    }
    this.#state = state
    this.#broadcaster.haveHeard(state)
    return state
  }

  protected override begin(): void {
    this.#state = undefined
    this.#arm()
  }

  protected override sight(): Sight {
    return this.#broadcaster.sight()
  }

  #mustState(): State {
    const state = this.awake()
    if (!state) throw new Error('the room is not there')
    return state
  }

  protected override moment(): Moment {
    return { ...this.conditions(), now: this.now() }
  }

  protected override stumbled(what: string, error: unknown): void {
    this.tally.stumbled(what, error)
    this.#state = undefined
  }

  protected override breakOff(connection: Attaching): void {
    detach(connection)
    super.breakOff(connection)
  }
}
