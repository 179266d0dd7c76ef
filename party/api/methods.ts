import type { Hono } from 'hono'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'

/** Every other method on these paths is told which one may be used. To be called after the routes themselves. */
export function refuseOtherMethods(
  routes: Hono<Bindings>,
  allowed: Readonly<Record<string, 'GET' | 'POST' | 'GET, POST'>>,
): void {
  for (const [path, allow] of Object.entries(allowed)) routes.all(path, () => answer('wrong_method', { allow }))
}
