import type { Problem, ProblemCode } from '@robot-night/protocol'

type Answered<T> = { done: T } | { problem: ProblemCode | 'offline' }

export const makeTable = (name: string): Promise<Answered<{ code: string }>> => post('/api/companion', name)

export const joinTable = (code: string, name: string): Promise<Answered<{ code: string }>> =>
  post(`/api/companion/${code}/phones`, name)

async function post(path: string, name: string): Promise<Answered<{ code: string }>> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ name })
  const response = await fetch(path, { method: 'POST', headers, body }).catch(() => null)
  if (!response) return { problem: 'offline' }
  // What our own API says is believed.
  const said = await response.json().catch(() => null)
  if (response.ok) return { done: said }
  return { problem: isProblem(said) ? said.code : 'broken' }
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'code' in said
}
