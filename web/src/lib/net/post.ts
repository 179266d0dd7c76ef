import type { Problem, ProblemCode } from '@robot-night/protocol'

/** What the room said, or why not; `offline`: it could not be asked; `forgetful`: this browser keeps no cookies. */
export type Answered<T, Code = ProblemCode> = { done: T } | { problem: Code | 'offline' | 'forgetful' }

export async function post<T, Code = ProblemCode>(
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<Answered<T, Code | 'broken'>> {
  const headers = { 'content-type': 'application/json', ...more }
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => null)
  if (!response) return { problem: 'offline' }
  // What our own API says is believed.
  const said = await response.json().catch(() => null)
  if (response.ok) return { done: said }
  return { problem: isProblem<Code>(said) ? said.code : 'broken' }
}

function isProblem<Code>(said: unknown): said is Pick<Problem, 'title'> & { code: Code } {
  return typeof said === 'object' && said !== null && 'code' in said
}
