import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort, serve } from '../../scripts/server/serve.mjs'
import { ImmutableCache } from '../../scripts/server/ImmutableCache.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the Worker that all of them play on is served. */
    port: number
  }
}

/** The Worker as it is, in a folder of its own, with its seconds divided. */
export default async function served(project: TestProject): Promise<() => Promise<void>> {
  const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
  const port = await freePort()
  const vars = { PACE_DIVISOR: process.env['PACE_DIVISOR'] ?? '20' }
  const more: object = { shelf: new ImmutableCache() }
  const server = await serve({ host: '127.0.0.1', port, data, vars, ...more })
  project.provide('port', port)
  return async () => {
    await server.stop()
    rmSync(data, { recursive: true, force: true })
  }
}
