import type { Hono } from 'hono'
import type { Bindings } from './bindings.ts'
import { answer } from './problem.ts'

/** `on`: such as `GET /rooms`. Every other method there is told which may be used. To be called after the routes themselves. */
export function refuseOtherMethods(api: Hono<Bindings>, on: readonly string[]): void {
  const methods = Map.groupBy(
    on.map((each) => each.split(' ')),
    ([, path = '']) => path,
  )
  for (const [path, all] of methods) {
    const allow = all.map(([method]) => method).join(', ')
    api.all(path, () => answer('wrong_method', { allow }))
  }
}
