import type { ProblemCode } from '@robot-night/protocol'
import type { Answered } from './post.ts'

/** What takes something is fetched when somebody presses: no page needs it to be shown. */
export async function take<T, Code = ProblemCode>(path: string, body: object): Promise<Answered<T, Code | 'broken'>> {
  const taking = await import('./take.ts').catch(() => null)
  return taking ? taking.take(path, body) : { problem: 'offline' }
}
