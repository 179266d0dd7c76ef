import type { Evening } from '@robot-night/party/room/testing/evening.ts'

/** Where the time of a match goes: by rounds, and by what is waited for meanwhile. */
export class Spent {
  /** How long each round that is over has taken, s. */
  readonly lengths: number[] = []
  /** By kind of the question, s. */
  readonly byKind = new Map<string, number>()
  /** How long somebody was not asked anything while others were: seconds of people. */
  idle = 0
  #round: number
  #began: number
  #now: number
  #awaits: readonly { seat: number; kind: string; done: boolean | null }[]
  readonly #seats: number

  constructor(evening: Evening) {
    const { awaits } = evening.sceneOf('spectator')
    this.#round = roundOf(evening)
    this.#began = this.#now = evening.now
    this.#awaits = awaits
    this.#seats = evening.room.head?.chairs.length ?? 1
  }

  get rounds(): number {
    return this.lengths.length
  }
  get seconds(): number {
    return this.lengths.reduce((sum, each) => sum + each, 0)
  }
  /** How much of their time people spend waiting for others. */
  get idleShare(): number {
    const all = [...this.byKind.values()].reduce((sum, each) => sum + each, 0) * this.#seats
    return all === 0 ? 0 : this.idle / all
  }

  /** Time has gone on, or something has happened. */
  upTo(evening: Evening): void {
    const seconds = (evening.now - this.#now) / 1000
    const open = this.#awaits.filter(({ done }) => done !== true)
    const kind = open[0]?.kind ?? 'showing'
    this.byKind.set(kind, (this.byKind.get(kind) ?? 0) + seconds)
    this.idle += seconds * (this.#seats - new Set(open.map(({ seat }) => seat)).size)
    this.#now = evening.now
    this.#awaits = evening.sceneOf('spectator').awaits
    const round = roundOf(evening)
    if (round === this.#round && evening.room.facts.stage === 'playing') return
    this.lengths.push((evening.now - this.#began) / 1000)
    this.#round = round
    this.#began = evening.now
  }
}

function roundOf(evening: Evening): number {
  const { view } = evening.sceneOf('spectator')
  return 'round' in view && typeof view.round === 'number' ? view.round : 0
}
