import { LIMITS } from '@robot-night/protocol'
import type { GenericSchema } from 'valibot'
import { readAs } from '../shell/malformed.ts'
import { textUpTo } from '../shell/textUpTo.ts'
import { answer, malformed } from './problem.ts'

/** The body of a request, if it is small JSON of this form; or the problem to answer with. */
export async function readBody<T>(
  request: Request,
  schema: GenericSchema<unknown, T>,
): Promise<{ body: T } | Response> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return answer('not_json')
  const text = await textUpTo(request, LIMITS.frameBytes)
  if (text === null) return answer('too_large')
  const read = readAs(schema, text)
  return 'taken' in read ? { body: read.taken } : malformed(read.malformed)
}
