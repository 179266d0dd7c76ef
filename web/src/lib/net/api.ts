import type { NewRoom, Problem, ProblemCode, RoomMade, SeatTaken, TakeSeat } from '@robot-night/protocol'

/** What the room said, or why not; `offline`: it could not be asked. */
export type Answered<T> = { done: T } | { problem: ProblemCode | 'offline' }

export function makeRoom(wanted: NewRoom): Promise<Answered<RoomMade>> {
  return post<RoomMade>('/api/rooms', wanted)
}

export function takeSeat(code: string, wanted: TakeSeat): Promise<Answered<SeatTaken>> {
  return post<SeatTaken>(`/api/rooms/${code}/seats`, wanted)
}

/** A table of phones, for the companion dealer. */
export function makeTable(name: string): Promise<Answered<{ code: string }>> {
  return post('/api/companion', { name })
}

export function joinTable(code: string, name: string): Promise<Answered<{ code: string }>> {
  return post(`/api/companion/${code}/phones`, { name })
}

async function post<T>(path: string, body: object): Promise<Answered<T>> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
  if (!response) return { problem: 'offline' }
  // What our own API says is believed.
  const said = await response.json().catch(() => null)
  if (response.ok) return { done: said }
  return { problem: isProblem(said) ? said.code : 'broken' }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'code' in said
}
