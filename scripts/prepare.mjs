import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { handOver } from './handOver.mjs'
import { install } from './install.mjs'
import { isOurNode } from './root.mjs'
import { inWords } from './trouble.mjs'

/** All that `npm start` does before it serves, so that an image has it done already. */
try {
  await install({ toServe: true })
  if (isOurNode) await build()
  else process.exitCode = await handOver(fileURLToPath(import.meta.url))
} catch (error) {
  console.error(inWords(error))
  process.exitCode = 1
}
