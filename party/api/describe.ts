import {
  OPERATIONS,
  PROBLEM_STATUS,
  problemsOf,
  type AnyProblem,
  type Operation,
  type OperationId,
} from '@robot-night/protocol/operations'
import type { MiddlewareHandler } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import type { GenericSchema } from 'valibot'

/** One operation, for people who write clients. */
export function describe(id: OperationId): MiddlewareHandler {
  const operation: Operation = OPERATIONS[id]
  const { does, body, answers, query = {}, as } = operation
  return describeRoute({
    operationId: id,
    summary: does,
    security: as === 'device' ? [{ cookie: [] }, { bearer: [] }, {}] : as === 'metrics' ? [{ metrics: [] }] : [],
    parameters: Object.entries(query).map(([name, { says, values, isRequired = false }]) => ({
      ...{ name, in: 'query' as const, required: isRequired, description: says },
      schema: values ? { type: 'string' as const, enum: [...values] } : { type: 'string' as const },
    })),
    ...(body ? { requestBody: { required: true, content: contentOf(body) } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(answered)),
      ...byStatus(problemsOf(operation)),
      // What becomes a socket has no answer of success.
      ...(101 in answers ? { default: { description: 'Any other problem.', content: PROBLEM } } : {}),
    },
  })
}

function contentOf(body: GenericSchema | 'frame'): Record<string, object> {
  return body === 'frame' ? { 'text/plain': TEXT } : { 'application/json': { schema: fromSchema(body) } }
}

function answered([status, [description, schema]]: [string, readonly [string, (GenericSchema | 'text' | 'events')?]]) {
  if (schema === undefined) return [status, { description }]
  if (schema === 'text') return [status, { description, content: { 'text/plain': TEXT } }]
  if (schema === 'events') return [status, { description, content: { 'text/event-stream': TEXT } }]
  return [status, { description, content: { 'application/json': { schema: resolver(schema) } } }]
}

const TEXT = { schema: { type: 'string' as const } }
const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

/** Several problems may share a status: its description lists their codes. */
function byStatus(problems: readonly AnyProblem[]): object {
  const codes = Map.groupBy(problems, (code) => PROBLEM_STATUS[code])
  return Object.fromEntries(
    [...codes].map(([status, all]) => [status, { description: all.join(', '), content: PROBLEM }]),
  )
}

/** The library resolves it in a body as it does in an answer; its types know of answers alone. */
function fromSchema(schema: GenericSchema): object {
  return resolver(schema)
}
