import type { AnySeat, AnySeatTaken, SeatTaken, TakeSeat, WatcherNamed } from '@robot-night/protocol'
import { post, type Answered } from './post.ts'

export function takeSeat(code: string, wanted: TakeSeat): Promise<Answered<SeatTaken>> {
  return post<SeatTaken>(`/api/rooms/${code}/seats`, wanted)
}

export function takeAnySeat(wanted: AnySeat): Promise<Answered<AnySeatTaken>> {
  return post('/api/rooms/seats', wanted)
}

/** Gives a name among those who watch. */
export function nameWatcher(code: string, name: string): Promise<Answered<WatcherNamed>> {
  return post(`/api/rooms/${code}/watchers`, { name })
}

/** A table of phones, for the companion dealer. */
export function makeTable(name: string): Promise<Answered<{ code: string }>> {
  return post('/api/companion', { name })
}

export function joinTable(code: string, name: string): Promise<Answered<{ code: string }>> {
  return post(`/api/companion/${code}/phones`, { name })
}
