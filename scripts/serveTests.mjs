import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWith } from './shutdown.mjs'
import { serve } from './server/serve.mjs'
import { ImmutableCache } from './server/ImmutableCache.mjs'

/** The server for browser tests: the real Worker, with a data folder of its own and faster clocks. */
const data = mkdtempSync(join(tmpdir(), 'robot-night-'))
let server = null
const end = endWith(async () => {
  await server?.stop()
  rmSync(data, { recursive: true, force: true })
})
try {
  // All tests open their tables from one address.
  const many = { ROOMS_PER_HOUR: '100000', ROOMS_PER_DAY: '100000' }
  const vars = { ...many, ...(process.env.PACE_DIVISOR ? { PACE_DIVISOR: process.env.PACE_DIVISOR } : {}) }
  server = await serve({
    host: '127.0.0.1',
    port: Number(process.env.TEST_PORT),
    data,
    vars,
    shelf: new ImmutableCache(),
  })
} catch (error) {
  await end(1, error)
}
await server.ended
await end(1, 'The Worker has ended by itself.')
