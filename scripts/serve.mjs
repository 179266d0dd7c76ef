import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import net from 'node:net'
import { join } from 'node:path'
import { openFront } from './front.mjs'
import { hostsWith } from './hosts.mjs'
import { descendants, endFamily, until } from './processes.mjs'
import { environment, inRoot, node, root, tools } from './root.mjs'

/**
 * Serves what has been built. `data` is the folder that everything is kept in. `vars` are further bindings of the Worker,
 * `secrets` a file with some that are not to be seen in a list of processes; `shelf` keeps what stays as it is for good.
 * `hosts` says which names the server answers to. `ended` settles when the Worker's process has gone, asked or not.
 */
export async function serve({ host, port, data, vars = {}, secrets = null, shelf = null, hosts = hostsWith() }) {
  const inner = await freePort()
  const worker = startWorker({ inner, data, vars, secrets })
  const ended = once(worker, 'exit')
  let known = []
  const stop = () => endFamily(worker.pid, { known })
  const isGone = () => worker.exitCode !== null || worker.signalCode !== null
  const isReady = await until(async () => isGone() || (await answers(inner)), 120_000, 100)
  if (!isReady || isGone()) {
    await stop()
    throw new Error('The Worker did not start; what it said stands above.')
  }
  known = descendants(worker.pid)
  const front = await openFront({ host, port, inner, shelf, hosts }).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    ended,
    async stop() {
      front.close()
      front.closeAllConnections()
      await stop()
    },
  }
}

function startWorker({ inner, data, vars, secrets }) {
  mkdirSync(data, { recursive: true })
  const bindings = Object.entries(vars).flatMap(([name, value]) => ['--var', `${name}:${value}`])
  const kept = secrets ? ['--env-file', secrets] : []
  const where = ['--ip', '127.0.0.1', '--port', String(inner), '--inspector-port', '0', '--persist-to', data]
  const manner = ['--config', inRoot('wrangler.toml'), '--log-level', 'warn', '--show-interactive-dev-session=false']
  return spawn(node, [tools.wrangler, 'dev', ...where, ...manner, ...bindings, ...kept], {
    cwd: root,
    // Two servers on one machine must not find each other's rooms.
    env: { ...environment, WRANGLER_REGISTRY_PATH: join(data, 'registry') },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function answers(port) {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).ok
  } catch {
    return false
  }
}

export async function freePort(host = '127.0.0.1') {
  const probe = net.createServer()
  probe.listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address()
  probe.close()
  await once(probe, 'close')
  return port
}

export async function isFree(port, host) {
  const probe = net.createServer()
  probe.listen(port, host)
  try {
    await once(probe, 'listening')
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw new Error(`This machine cannot serve on ${host}, port ${port}: ${error.message}`, { cause: error })
  }
  probe.close()
  await once(probe, 'close')
  return true
}
