import type { Seat } from '@robot-night/engine'
import { type Evening } from './evening.ts'

const LIMITS: Readonly<Record<string, number>> = { off: 120, relaxed: 60, normal: 40, fast: 20, week: 604_800 }

/**
 * Whose each seat is, kept next to the room by what is promised, and by nothing that the room says of it: by what was
 * asked of it and not refused, and by who is connected when.
 */
export class Promises {
  match: string | null = null
  /** By seat: the devices of its person. None: a bot's. */
  holders: Set<string>[] = []
  /** By seat: who left it, and may come back. */
  left: Set<string>[] = []
  /** Since when nobody of its person has been connected, ms. */
  awayFrom: (number | null)[] = []
  passesAfter: number | null = null
  /** Who has had a seat of this match. */
  readonly played = new Set<string>()
  /** Each whisper, by its text: the devices that may know it. */
  readonly whispers = new Map<string, Set<string>>()

  deals(evening: Evening): void {
    const { head, devices, facts } = evening.room
    if (!head || head.id === this.match) return
    this.match = head.id
    this.holders = head.chairs.map(
      (chair) => new Set(devices.filter((one) => one.chair === chair).map(({ hash }) => hash)),
    )
    this.left = head.chairs.map(() => new Set())
    this.awayFrom = head.chairs.map(() => null)
    this.passesAfter = facts.settings.mayTakeOver ? (LIMITS[facts.pace] ?? 0) * 1000 : null
    this.played.clear()
    for (const holders of this.holders) for (const device of holders) this.played.add(device)
  }

  /** Time goes on, and who is there. A pause counts for nobody. */
  looks({ now, room }: Evening): void {
    const here = new Set(room.sockets.map(({ device }) => device))
    this.awayFrom = this.holders.map((holders, seat) => {
      if ([...holders].some((device) => here.has(device))) return null
      return this.awayFrom[seat] ?? now
    })
  }

  /** Somebody has got a chair with this seat. Were they to get it? */
  gets(device: string, seat: Seat, now: number): boolean {
    const [holders, left] = [this.holders[seat]!, this.left[seat]!]
    if (left.has(device)) {
      this.holders[seat] = new Set(left)
      this.left[seat] = new Set()
      return true
    }
    const awayFrom = this.awayFrom[seat] ?? now
    const isAway = holders.size > 0 && this.passesAfter !== null && now - awayFrom >= this.passesAfter
    const mayPass = this.passesAfter !== null && (left.size > 0 || isAway) && !this.played.has(device)
    if (!mayPass) return false
    this.holders[seat] = new Set([device])
    this.left[seat] = new Set()
    this.awayFrom[seat] = null
    this.played.add(device)
    return true
  }

  goes(seat: Seat, why: 'left' | 'removed'): void {
    this.left[seat] = why === 'left' ? this.holders[seat]! : new Set()
    this.holders[seat] = new Set()
  }

  /** All have their own devices with them from one to the next. */
  mayKnow(device: string | null): Seat[] {
    return device === null ? [] : this.holders.flatMap((holders, seat) => (holders.has(device) ? [seat] : []))
  }
}

/** One of the many evenings that may come about. */
