import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { build } from './build.mjs'
import { endWith } from './ending.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { environment, inRoot, node, tools } from './root.mjs'
import { freePort, serve } from './serve.mjs'

/** Two servers: the Worker with real rooms, and before it the pages, which change in the browser as they are edited. */
const host = '127.0.0.1'
const port = process.env.PORT || '5173'
const data = inRoot('.wrangler', 'dev')

const end = endWith(endChildren)
try {
  await install()
  await build()
  const rooms = await freePort()
  console.log('Waking the tin robots ...')
  const server = await serve({ host, port: rooms, data })
  const pages = spawn(node, [tools.vite, 'dev'], {
    cwd: inRoot('web'),
    env: {
      ...environment,
      PORT: port,
      ROOMS_URL: `http://${host}:${rooms}`,
      WRANGLER_REGISTRY_PATH: join(data, 'registry'),
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await Promise.race([server.ended, once(pages, 'exit')])
  await end(1, 'One of the two servers has ended by itself.')
} catch (error) {
  await end(1, error.message)
}
