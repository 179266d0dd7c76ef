import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren, run } from './processes.mjs'
import { inRoot } from './root.mjs'

/** Writes docs/titles from the engine's schemas and types. */
const end = endWith(endChildren)
try {
  await install()
  const { code } = await run([inRoot('test', 'reference', 'write.ts')], { show: true })
  await end(code)
} catch (error) {
  await end(1, error)
}
