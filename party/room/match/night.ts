import { LIMITS, placesBySeat, type Chair, type NightMatch, type NightSeat } from '@robot-night/protocol'
import type { Outcome } from '@robot-night/engine'
import { digest } from '@robot-night/engine/fair'
import { seenFrom } from '../state/shown.ts'
import { highlightsOf } from './highlights.ts'
import { withHead } from '../state/seats.ts'
import type { Facts } from '../state/facts.ts'
import type { Head, Seated, Match } from '../state/match.ts'
import type { Moment } from '../state/moment.ts'
import type { Room } from '../state/room.ts'

/** A match that has ended is put down with the others of the night, once, and laid out for the archive. */
export function concluded(room: Room, at: Pick<Moment, 'now' | 'second' | 'hasArchive'>): Room {
  const { facts, head, night } = room
  if (facts.stage !== 'over' || !head || night.some(({ id }) => id === head.id)) return room
  const listed = { ...room, night: [...night, ended(room, head, at)].slice(-LIMITS.nightKept) }
  // The archive gives it to anybody: not before those who watch have seen it end.
  const job = { match: head.id, tries: 0, at: seenFrom(listed, head.id, at) }
  const after = { ...listed, archiveQueue: at.hasArchive ? [...room.archiveQueue, job] : room.archiveQueue }
  if (!head.fair || !room.match) return after
  return withHead(after, { ...head, fair: { ...head.fair, seen: seenAtEnd(room.match) } })
}

/** By viewer: a hash of what lay before them. */
const seenAtEnd = ({ scenes }: Match): string[] => scenes.map(({ view }) => digest(view))

function ended(room: Room, head: Head, at: Pick<Moment, 'now'>): NightMatch {
  const { id, title, number } = head
  const outcome = room.match && !head.ended ? room.match.game.outcome(room.match.position.state) : null
  const seats = head.chairs.map((chair, seat) => ({ chair, ...whoEnded(room, head, seat), ...result(outcome, seat) }))
  const match = { id, title, number, at: at.now, ended: head.ended, seats }
  const highlights = outcome && room.match ? highlightsOf(room.match, room.talk, outcome) : {}
  return Object.keys(highlights).length > 0 ? { ...match, highlights } : match
}

/** The person who sits there at the end; if they have gone, the one it was dealt to. */
function whoEnded({ facts }: Room, head: Head, seat: number): Seated {
  const chair = head.chairs[seat] ?? 0
  const dealtTo = head.seated?.[seat]
  const isGone = facts.chairs[chair]?.kind === 'free' || head.left.includes(chair)
  return isGone && dealtTo ? dealtTo : seatedAt(facts, chair)
}

export function seatedAt({ chairs }: Pick<Facts, 'chairs'>, chair: Chair): Seated {
  const state = chairs[chair]
  if (!state || state.kind === 'free') return { name: '', guest: null }
  return { name: state.name, guest: state.kind === 'person' ? state.guest : null }
}

function result(outcome: Outcome | null, seat: number): Pick<NightSeat, 'place' | 'won' | 'score'> {
  if (!outcome) return { place: null, won: false, score: null }
  const { places, winners, scores } = outcome
  return { place: placesBySeat(places).get(seat) ?? null, won: winners.includes(seat), score: scores?.[seat] ?? null }
}
