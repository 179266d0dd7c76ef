import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environment, node } from './root.mjs'

/**
 * Runs a script again, on the Node that was brought, to its end; gives its exit code. This one only waits: miniflare, which
 * serves, is for no Node as old as this.
 */
export async function handOver(script) {
  const child = spawn(node, [script], { env: environment, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code ?? 1
}
