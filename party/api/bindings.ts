import type { Arrival } from '../proxy/arrival.ts'

/** What Hono is told of the Worker's surroundings, and of how each request came here. */
export type Bindings = { Bindings: Cloudflare.Env; Variables: { arrival: Arrival } }
