/** What Hono is told of the Worker's surroundings. */
export type Bindings = { Bindings: Cloudflare.Env }
