import {
  cleanName,
  LIMITS,
  type ScreeningPeople,
  type ScreeningPerson,
  type ScreeningRefusal,
  type ScreeningUp,
  type Shown,
} from '@robot-night/protocol'
import { maskedName } from '../wordFilter/maskedName.ts'
import { nameUnlike } from '../wordFilter/nameUnlike.ts'

/** So long after the leader has gone anybody may take the lead, ms: a page that reloads comes back sooner. */
export const GRACE = 20_000
/** So long after the last one has gone it is forgotten. */
export const EXPIRES = 6 * 60 * 60 * 1000

/** A match that has ended, watched by several together. Who is here is known by their sockets, and kept nowhere. */
export interface Screening {
  /** How many moments and seats there are. */
  last: number
  seats: number
  shown: Shown
  leader: Guest | null
  /** Ms; null: the leader is here, or there is none. */
  leaderAwaySince: number | null
  /** Ms; null: somebody is here. */
  emptySince: number | null
}

/** One who watches along. `who`: a hash of the key that they alone know. */
export interface Guest {
  who: string
  name: string | null
}

/** What comes in: somebody said something, or somebody has come or gone. */
export type Input =
  | { kind: 'said'; up: Exclude<ScreeningUp, { what: 'come' }>; by: string | null; here: readonly Guest[] }
  | { kind: 'moved'; here: readonly Guest[] }

export type Step = { screening: Screening } | { refusal: ScreeningRefusal }

/** The one who knows the key leads, and has a while to come. */
export function opened(made: Pick<Screening, 'last' | 'seats' | 'shown'> & { leader: string }, now: number): Screening {
  const { leader, ...film } = made
  return { ...film, leader: { who: leader, name: null }, leaderAwaySince: now, emptySince: now }
}

export function step(before: Screening, input: Input, now: number): Step {
  if (input.kind === 'moved') return { screening: seen(before, input.here, now) }
  const { up, by, here } = input
  const guest = here.find(({ who }) => who === by)
  if (!guest) return { refusal: 'not_here' }
  if (up.what === 'take') return isLed(before, now) ? { refusal: 'led' } : led(before, guest)
  const isLeader = before.leader?.who === guest.who
  if (up.what === 'leave') return { screening: isLeader ? leaderless(before) : before }
  if (!isLeader) return { refusal: 'not_leading' }
  if (up.what === 'show') return show(before, up.shown)
  const next = here.find(({ who }) => idOf(who) === up.to)
  return next ? led(before, next) : { refusal: 'no_such_watcher' }
}

/** Is there such a moment, and such a seat? */
export function isIn({ last, seats }: Pick<Screening, 'last' | 'seats'>, { moment, eye }: Shown): boolean {
  return moment <= last && (typeof eye !== 'number' || eye < seats)
}

/** Those from whom somebody must be told apart: all others here, and the leader, who may be away for a moment. */
export function othersThan(who: string, { leader }: Screening, here: readonly Guest[]): Guest[] {
  return [...here, ...(leader ? [leader] : [])].filter((guest) => guest.who !== who)
}

/** A name as it is shown here, unlike all others'; null: it can be none. The family filter is always on. */
export function nameAmong(typed: string, others: readonly Guest[]): string | null {
  const name = cleanName(typed)
  if (name === null) return null
  return nameUnlike(
    maskedName(name),
    others.flatMap((other) => other.name ?? []),
  )
}

/** Everybody is told the same. */
export function peopleOf(screening: Screening, here: readonly Guest[], now: number): ScreeningPeople {
  const { leader } = screening
  return {
    leader: leader && { ...personOf(leader), state: stateOf(screening, now) },
    count: here.length,
    here: here.slice(0, LIMITS.screeningNames).map(personOf),
  }
}

/** When something changes by itself, ms: the lead is free, or all is forgotten. */
export function dueOf({ leader, leaderAwaySince, emptySince }: Screening, now: number): number {
  const free = leader === null || leaderAwaySince === null ? Infinity : leaderAwaySince + GRACE
  const end = emptySince === null ? Infinity : emptySince + EXPIRES
  return Math.min(free > now ? free : Infinity, end)
}

export const isOver = ({ emptySince }: Screening, now: number): boolean =>
  emptySince !== null && emptySince + EXPIRES <= now

export const idOf = (who: string): string => who.slice(0, 16)

const personOf = ({ who, name }: Guest): ScreeningPerson => ({ id: idOf(who), name })

function stateOf({ leaderAwaySince }: Screening, now: number): 'here' | 'away' | 'gone' {
  if (leaderAwaySince === null) return 'here'
  return leaderAwaySince + GRACE <= now ? 'gone' : 'away'
}

const isLed = (screening: Screening, now: number): boolean =>
  screening.leader !== null && stateOf(screening, now) !== 'gone'

const show = (screening: Screening, shown: Shown): Step =>
  isIn(screening, shown) ? { screening: { ...screening, shown } } : { refusal: 'malformed' }

const led = (screening: Screening, { who, name }: Guest): Step => ({
  screening: { ...screening, leader: { who, name }, leaderAwaySince: null },
})

/** While nobody leads, the film stands. */
const leaderless = (screening: Screening): Screening => ({
  ...standing(screening),
  leader: null,
  leaderAwaySince: null,
})
const standing = (screening: Screening): Screening => ({
  ...screening,
  shown: { ...screening.shown, isPlaying: false },
})

function seen(before: Screening, here: readonly Guest[], now: number): Screening {
  const { leader } = before
  const present = here.find(({ who }) => who === leader?.who)
  const emptySince = here.length > 0 ? null : (before.emptySince ?? now)
  if (!leader) return { ...before, emptySince }
  if (present) return { ...before, leader: present, leaderAwaySince: null, emptySince }
  return { ...standing(before), leaderAwaySince: before.leaderAwaySince ?? now, emptySince }
}
