import fc from 'fast-check'
import { safeParse } from 'valibot'
import { readJson } from '@robot-night/engine/json'
import { CLOSE, REPLAY_SPEEDS, SCREENING_REFUSALS, ScreeningUp } from '@robot-night/protocol'
import { isTooLarge } from '@robot-night/party/shell/tooLarge.ts'
import { deviceHash } from '@robot-night/party/shell/hashes.ts'
import {
  GRACE,
  idOf,
  nameAmong,
  opened,
  step,
  type Guest,
  type Input,
  type Screening,
} from '@robot-night/party/screening/step.ts'
import { bend, bent, type Bend } from '../bent.ts'
import { odd, rubbish, textOf } from '../odd.ts'
import { accepted, refused, type Subject, type Taken, type Taking } from './subject.ts'

/** From one of a few lines, some time after the last. */
interface Said {
  line: number
  after: number
  what: 'come' | 'show' | 'pass' | 'take' | 'leave' | 'gone'
  pick: number
  name: unknown
  bend: Bend
  /** In its place. */
  text: string | null
}

const LINES = 6
const FILM = { last: 40, seats: 3 }

const said: fc.Arbitrary<Said> = fc.record({
  line: fc.nat(LINES - 1),
  after: fc.constantFrom(0, 0, 0, 100, GRACE),
  what: fc.constantFrom('come', 'come', 'show', 'show', 'show', 'pass', 'take', 'leave', 'gone'),
  pick: fc.nat(),
  name: fc.oneof(fc.constantFrom('Mara', 'Jonas', null), odd),
  bend,
  text: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: rubbish }),
})

export const SCREENING_CODES: ReadonlySet<string> = new Set<string>([...SCREENING_REFUSALS, 'tooLarge'])

/** Watching a replay together: the core, and what its shell does with a frame. */
export const screenings = (core = step): Subject<Said> => ({ inputs: said, begin: (seed) => new Room(seed, core) })

class Room implements Taking<Said> {
  readonly #core: typeof step
  #now = 4_000_000_000_000
  readonly #guests: (Guest | null)[] = Array.from({ length: LINES }, () => null)
  #screening: Screening

  constructor(seed: string, core: typeof step) {
    this.#core = core
    const shown = { moment: 0, eye: 'watcher', speed: 1, isPlaying: true } as const
    this.#screening = opened({ ...FILM, shown, leader: hashOf(0) }, this.#now)
    this.take({ line: seed.length % LINES, after: 0, what: 'come', pick: 0, name: 'Mara', bend: RIGHT, text: null })
  }

  look(): string {
    return JSON.stringify([this.#screening, this.#guests])
  }

  take(input: Said): Taken {
    this.#now += input.after
    if (input.what === 'gone') return this.#leave(input.line)
    const text = input.text ?? textOf(bent(this.#right(input), input.bend))
    if (isTooLarge(text)) return refused('tooLarge', String(CLOSE.tooLarge))
    const parsed = safeParse(ScreeningUp, readJson(text))
    if (!parsed.success) return refused('malformed')
    return parsed.output.what === 'come' ? this.#come(input.line, parsed.output) : this.#said(input.line, parsed.output)
  }

  #right({ what, line, pick, name }: Said): object {
    const to = idOf(hashOf(pick % LINES))
    const shown = {
      moment: pick % (FILM.last + 3),
      eye: ['watcher', 'open', 0, 1, 2, 3][pick % 6],
      speed: REPLAY_SPEEDS[pick % 4],
      isPlaying: pick % 2 === 0,
    }
    return (
      { come: { what, key: keyOf(line), name }, show: { what, shown }, pass: { what, to } }[what.toString()] ?? { what }
    )
  }

  #come(line: number, { key, name: typed }: { key: string; name: string | null }): Taken {
    const who = deviceHash('film', key)
    const others = this.#here().filter((guest) => guest.who !== who)
    const name = typed === null ? null : nameAmong(typed, others)
    if (typed !== null && name === null) return refused('bad_name')
    for (const [at, guest] of this.#guests.entries()) if (guest?.who === who) this.#guests[at] = null
    this.#guests[line] = { who, name }
    this.#moved()
    const hasTwin = others.some((other) => other.name !== null && other.name === name)
    return accepted(!hasTwin)
  }

  #said(line: number, up: Exclude<ScreeningUp, { what: 'come' }>): Taken {
    const before = this.#screening
    const by = this.#guests[line]?.who ?? null
    const done = this.#step({ kind: 'said', up, by, here: this.#here() })
    if ('refusal' in done) return refused(done.refusal)
    this.#screening = done.screening
    if (up.what === 'leave') this.#leave(line)
    return accepted(mayBe(before, { up, by, now: this.#now }))
  }

  #leave(line: number): Taken {
    this.#guests[line] = null
    this.#moved()
    return accepted()
  }

  #moved(): void {
    const done = this.#step({ kind: 'moved', here: this.#here() })
    if ('screening' in done) this.#screening = done.screening
  }

  #step(input: Input) {
    return this.#core(this.#screening, input, this.#now)
  }

  #here(): Guest[] {
    return this.#guests.flatMap((guest) => guest ?? [])
  }
}

/** What the protocol promises, said once more: who leads leads; the lead is free once they have been gone for a while. */
function mayBe(
  { leader, leaderAwaySince, last, seats }: Screening,
  { up, by, now }: { up: Exclude<ScreeningUp, { what: 'come' }>; by: string | null; now: number },
): boolean {
  if (by === null) return false
  const isLeader = leader?.who === by
  switch (up.what) {
    case 'leave':
      return true
    case 'take':
      return leader === null || (leaderAwaySince !== null && leaderAwaySince + 20_000 <= now)
    case 'pass':
      return isLeader
    case 'show': {
      const { moment, eye } = up.shown
      return isLeader && moment <= last && (typeof eye === 'string' || eye < seats)
    }
  }
}

const RIGHT: Bend = { how: 'none', pick: 0, value: null }
const keyOf = (line: number): string => String(line).repeat(22)
const hashOf = (line: number): string => deviceHash('film', keyOf(line))
