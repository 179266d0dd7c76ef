import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, node } from './root.mjs'

/**
 * Runs a script again, on the Node that we installed, and returns its exit code. This process only waits: miniflare doesn't
 * run on a Node this old.
 */
export async function reexec(script) {
  const child = spawn(node, [script], { env: environment, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
