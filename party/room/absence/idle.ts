import { isSlow, type TimedOut } from '@robot-night/engine'
import type { Chair, Command } from '@robot-night/protocol'
import { countOf } from '../state/match.ts'
import { isPresent, withChair } from '../state/seats.ts'
import type { Room } from '../state/room.ts'

// Who lets the clock play for them again and again isn't there, even if their phone is. By what all could see alone: that
// somebody has kept a sealed question waiting is nobody's business.

/** The clock has played for these. Without a clock, and where a turn takes days, it says nothing about who is there. */
export function idleAfter(room: Room, timedOut: readonly TimedOut[]): Room {
  const { pace } = room.facts
  if (pace === 'off' || isSlow(pace)) return room
  return timedOut.reduce((now, { seat, alone }) => {
    const chair = now.head?.chairs[seat] ?? -1
    const state = now.facts.chairs[chair]
    return alone || state?.kind !== 'person' || !isPresent(now, chair)
      ? now
      : withChair(now, chair, { ...state, idle: (state.idle ?? 0) + 1 })
  }, room)
}

/** The person of this chair has done something. That their line has come back says nothing: phones do that by themselves. */
export function roused(room: Room, chair: Chair | null): Room {
  const state = chair === null ? undefined : room.facts.chairs[chair]
  if (chair === null || state?.kind !== 'person' || state.idle === undefined) return room
  const { idle: _, ...awake } = state
  return withChair(room, chair, awake)
}

interface Obeyed {
  before: Room
  after: Room
}

/**
 * Whether everyone can see that somebody did this. Secrets (a whisper, a sealed answer, a draft) must not change who
 * counts as away, and what a page does by itself doesn't mean that anyone is looking at it.
 */
export function isSeenByAll(command: Command, obeyed: Obeyed): boolean {
  switch (command.what) {
    case 'say':
    case 'react':
    case 'vote':
      return true
    case 'manage':
      // Nobody else hears of an invitation.
      return command.act.do !== 'invite'
    case 'claim':
      return command.to === undefined
    case 'answer':
    case 'offer':
      return watchersSaw(obeyed)
    case 'self':
      return ['rename', 'move', 'leave', 'here'].includes(command.act.do)
    case 'whisper':
    case 'watcherSay':
      return false
    default:
      return command satisfies never
  }
}

const watchersSaw = ({ before, after }: Obeyed): boolean =>
  after.match !== null &&
  before.match !== null &&
  countOf(after.match, 'spectator') > countOf(before.match, 'spectator')
