import { cpuMs, quantile } from '../room/window.ts'
import type { Playing } from '../room/table.ts'
import { clock, Clockwork } from './Clockwork.ts'
import { memoryOf } from './memory.ts'
import type { Held, Seen, Side } from './plan.ts'

const AT_ONCE = 8

/** All rooms of one side, and its server's process. */
export class House {
  readonly side: Side
  readonly rooms: Playing[] = []
  readonly #pid: number
  readonly #open: (number: number) => Promise<Playing>

  constructor(side: Side, about: { pid: number; open(number: number): Promise<Playing> }) {
    this.side = side
    this.#pid = about.pid
    this.#open = (number) => about.open(number)
  }

  /** Until it has so many rooms. */
  async grow(to: number): Promise<void> {
    while (this.rooms.length < to) {
      const from = this.rooms.length
      const some = Array.from({ length: Math.min(AT_ONCE, to - from) }, (_, at) => this.#open(from + at))
      this.rooms.push(...(await Promise.all(some)))
    }
  }

  held(isAsleep: boolean): Held[] {
    const bytes = memoryOf(this.#pid)
    return bytes === null ? [] : [{ side: this.side, rooms: this.rooms.length, isAsleep, bytes }]
  }

  /** Begins to look on. What is played is `play`, a second each time; the last word says what was seen. */
  watched(): { play(): Promise<void>; seen(): Seen } {
    const work = new Clockwork(this.rooms, clock)
    const before = cpuMs(this.#pid)
    let [ms, loadMs] = [0, 0]
    for (const room of this.rooms) room.received()
    const play = async (): Promise<void> => {
      const [begun, own] = [performance.now(), process.cpuUsage()]
      await work.playFor(1)
      ms += performance.now() - begun
      const { user, system } = process.cpuUsage(own)
      loadMs += (user + system) / 1000
    }
    return { play, seen: () => this.#seen(work, { before, ms, loadMs }) }
  }

  #seen({ tally: { ok, undone } }: Clockwork, over: { before: number | null; ms: number; loadMs: number }): Seen {
    const after = cpuMs(this.#pid)
    const cpu = over.before === null || after === null ? null : after - over.before
    const received = this.rooms.flatMap((room) => room.received().seats)
    const bytes = received.reduce((sum, each) => sum + each.bytes, 0)
    const seats = received.length / this.rooms.length
    return {
      ...{ side: this.side, rooms: this.rooms.length, moves: ok.length, undone },
      ...{ p50: quantile(ok, 0.5), p95: quantile(ok, 0.95), p99: quantile(ok, 0.99) },
      cpuAMove: cpu === null ? null : cpu / ok.length,
      cores: cpu === null ? null : cpu / over.ms,
      bytes: bytes / (ok.length * seats),
      loadCores: over.loadMs / over.ms,
    }
  }
}
