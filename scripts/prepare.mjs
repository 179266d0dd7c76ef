import { fileURLToPath } from 'node:url'
import { build } from './build.mjs'
import { reexec } from './reexec.mjs'
import { install } from './install.mjs'
import { isOurNode } from './root.mjs'
import { inWords } from './errors.mjs'

/** All that `npm start` does before it serves, so that an image has it done already. */
try {
  await install({ toServe: true })
  if (isOurNode) await build()
  else process.exitCode = await reexec(fileURLToPath(import.meta.url))
} catch (error) {
  console.error(inWords(error))
  process.exitCode = 1
}
