import type { Hono } from 'hono'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'

/** Every other method at this address is told which may be used. To be called after its routes, and before any that fits it too. */
export function refuseOtherMethods(api: Hono<Bindings>, path: string, methods: readonly string[]): void {
  api.all(path, () => answer('wrong_method', { allow: methods.join(', ') }))
}
