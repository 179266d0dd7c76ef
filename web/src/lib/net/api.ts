import type { AnySeat, AnySeatTaken, SeatTaken, TakeSeat, WatcherNamed } from '@robot-night/protocol'
import type { Answered } from './post.ts'
import { take } from './taking.ts'

export function takeSeat(code: string, wanted: TakeSeat): Promise<Answered<SeatTaken>> {
  return take<SeatTaken>(`/api/rooms/${code}/seats`, wanted)
}

export function takeAnySeat(wanted: AnySeat): Promise<Answered<AnySeatTaken>> {
  return take('/api/rooms/seats', wanted)
}

/** Gives a name among those who watch. */
export function nameWatcher(code: string, name: string): Promise<Answered<WatcherNamed>> {
  return take(`/api/rooms/${code}/watchers`, { name })
}

/** A table of phones, for the companion dealer. */
export function makeTable(name: string): Promise<Answered<{ code: string }>> {
  return take('/api/companion', { name })
}

export function joinTable(code: string, name: string): Promise<Answered<{ code: string }>> {
  return take(`/api/companion/${code}/phones`, { name })
}
