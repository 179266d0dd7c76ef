import { misfit } from '@robot-night/engine'
import { jsonIn, type NotTaken } from '@robot-night/engine/json'
import type { Malformed } from '@robot-night/protocol'
import { safeParse, type GenericSchema } from 'valibot'

/** What a text says by a schema, or why it isn't taken; `value`: as far as it's JSON at all. */
export type Read<T> = { taken: T } | { malformed: Malformed; value: unknown }

/** JSON that somebody else wrote. */
export function readAs<T>(schema: GenericSchema<unknown, T>, text: string): Read<T> {
  const json = jsonIn(text)
  if ('problem' in json) return { malformed: notTaken(json.problem), value: undefined }
  const { value } = json
  const parsed = safeParse(schema, value)
  if (parsed.success) return { taken: parsed.output }
  return { malformed: misfit(schema, value) ?? notTaken('no_json'), value }
}

const notTaken = (problem: NotTaken): Malformed => ({ problem, field: '', expected: EXPECTED[problem] })

const EXPECTED: Record<NotTaken, string> = {
  no_json: 'JSON',
  too_much: 'at most 16 levels and 1,000 entries',
  forbidden_key: 'no key __proto__, constructor or prototype',
}
