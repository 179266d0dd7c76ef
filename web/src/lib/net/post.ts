import type { Problem, ProblemCode } from '@robot-night/protocol'

/** What the room said, or why not; `offline`: it could not be asked. */
export type Answered<T> = { done: T } | { problem: ProblemCode | 'offline' }

export async function post<T>(path: string, body: object): Promise<Answered<T>> {
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
