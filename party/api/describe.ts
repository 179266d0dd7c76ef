import { PROBLEMS, TICKET_PROBLEMS } from '@robot-night/protocol'
import { describeRoute, resolver } from 'hono-openapi'
import type { GenericSchema } from 'valibot'

const STATUS = { ...PROBLEMS, ...TICKET_PROBLEMS }
type AnyProblem = keyof typeof STATUS

/** One operation, for whoever writes a client. */
interface Operation {
  /** Its operationId: what a generated client calls it. */
  id: string
  /** What it does, in one line. */
  does: string
  /** What the body says, by the schema that reads it. */
  body?: GenericSchema
  /** By status: what is answered, and by which schema where it's JSON. */
  answers: Partial<Record<200 | 201 | 101, readonly [says: string, schema?: GenericSchema | 'text']>>
  problems?: readonly AnyProblem[]
  /** In the address. */
  query?: Readonly<Record<string, { says: string; values?: readonly string[]; isRequired?: true }>>
  /** `device`: by cookie or token; a caller without one is given one, or is a stranger. `metrics`: whoever runs the site. */
  as?: 'device' | 'metrics'
}

/** Every operation can be asked for with another method. */
const ALWAYS: readonly AnyProblem[] = ['wrong_method']

export const describe = ({ id, does, body, answers, problems = [], query = {}, as }: Operation) =>
  describeRoute({
    operationId: id,
    summary: does,
    security: as === 'device' ? [{ cookie: [] }, { bearer: [] }, {}] : as === 'metrics' ? [{ metrics: [] }] : [],
    parameters: Object.entries(query).map(([name, { says, values, isRequired = false }]) => ({
      ...{ name, in: 'query' as const, required: isRequired, description: says },
      schema: values ? { type: 'string' as const, enum: [...values] } : { type: 'string' as const },
    })),
    ...(body ? { requestBody: { required: true, content: { 'application/json': { schema: fromSchema(body) } } } } : {}),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(answered)),
      ...byStatus([...problems, ...ALWAYS]),
      // What becomes a socket has no answer of success.
      ...(101 in answers ? { default: { description: 'Any other problem.', content: PROBLEM } } : {}),
    },
  })

function answered([status, [description, schema]]: [string, readonly [string, (GenericSchema | 'text')?]]) {
  if (schema === undefined) return [status, { description }]
  if (schema === 'text') return [status, { description, content: { 'text/plain': { schema: { type: 'string' } } } }]
  return [status, { description, content: { 'application/json': { schema: resolver(schema) } } }]
}

const PROBLEM = { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } }

/** Several problems may share a status: its description lists their codes. */
function byStatus(problems: readonly AnyProblem[]): object {
  const codes = Map.groupBy(problems, (code) => STATUS[code])
  return Object.fromEntries(
    [...codes].map(([status, all]) => [status, { description: all.join(', '), content: PROBLEM }]),
  )
}

/** The library resolves it in a body as it does in an answer; its types know of answers alone. */
function fromSchema(schema: GenericSchema): object {
  return resolver(schema)
}
