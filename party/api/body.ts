import { readJson } from '@robot-night/engine/json'
import { LIMITS } from '@robot-night/protocol'
import { safeParse, type GenericSchema } from 'valibot'
import { answer } from './problem.ts'

/** The body of a request, if it is small JSON of this form; or the problem to answer with. */
export async function readBody<T>(
  request: Request,
  schema: GenericSchema<unknown, T>,
): Promise<{ body: T } | Response> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('content-type') ?? '')) return answer('not_json')
  const text = await textUpTo(request, LIMITS.frameBytes)
  if (text === null) return answer('too_large')
  const parsed = safeParse(schema, readJson(text))
  return parsed.success ? { body: parsed.output } : answer('malformed')
}

/** Null: it is longer. What a header says about that is not believed. */
async function textUpTo(request: Request, most: number): Promise<string | null> {
  const decoder = new TextDecoder()
  let text = ''
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > most) return null
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}
