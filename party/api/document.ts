import { toJsonSchema } from '@valibot/to-json-schema'
import { Problem, PROTOCOL } from '@robot-night/protocol'
import type { Context, Hono } from 'hono'
import { generateSpecs } from 'hono-openapi'
import type { GenericSchema } from 'valibot'
import type { Bindings } from './bindings.ts'

/** What the API is, in the words of OpenAPI 3.1: what's said of each route, and the schemas by which bodies are read. */
export function documentOf(api: Hono<Bindings>): (c: Context<Bindings>) => Promise<Response> {
  let made: Promise<object> | null = null
  return async (c) => c.json(await (made ??= generateSpecs(api, { documentation: ABOUT })))
}

/** Without the name of the dialect: OpenAPI 3.1 has its own. */
function schemaOf(schema: GenericSchema): object {
  const { $schema: _dialect, ...said } = toJsonSchema(schema)
  return said
}

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Robot Night',
    version: String(PROTOCOL),
    description: 'Rooms, seats and matches over HTTP. What is said over the sockets stands in docs/protocol.md.',
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: '/api', description: 'This site' }],
  components: {
    schemas: { Problem: schemaOf(Problem) },
    securitySchemes: {
      cookie: {
        ...({ type: 'apiKey', in: 'cookie', name: '__Host-device' } as const),
        description: 'Of a browser; over http its name is `device`. Set by the first POST.',
      },
      bearer: {
        ...({ type: 'http', scheme: 'bearer' } as const),
        description: 'Of a program: the `token` in the answer to taking a seat.',
      },
      metrics: { type: 'http', scheme: 'bearer', description: 'METRICS_TOKEN of whoever runs the site.' } as const,
    },
  },
}
