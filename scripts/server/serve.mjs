import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import net from 'node:net'
import { openReverseProxy } from './reverseProxy.mjs'
import { Advice } from '../errors.mjs'
import { startWorker } from './worker.mjs'

/**
 * Serves what has been built, in this process. `data` is the folder where everything is stored. `vars` are more bindings of
 * the Worker; `shelf` caches what never changes. `hosts` says which names the server answers to, `isTrusted` which
 * addresses are the operator's own proxies. `ended` settles when the
 * runtime has crashed and couldn't be restarted.
 */
export async function serve({ host, port, data, vars = {}, shelf = null, ...rules }) {
  mkdirSync(data, { recursive: true })
  const worker = await startWorker({ data, vars })
  const front = await openReverseProxy({ host, port, inner: worker.port, shelf, ...rules }).catch(async (error) => {
    await worker.stop()
    throw error
  })
  return {
    ended: worker.ended,
    async stop() {
      front.close()
      front.closeAllConnections()
      await worker.stop()
    },
  }
}

/**
 * Above these, the system gives ports to outgoing connections: a server that restarts there could find its own taken. Below
 * are ports that no browser goes to; the highest is 10080.
 */
const OUT_OF_REACH = [10_081, 32_000]

export async function freePort(host = '127.0.0.1') {
  for (;;) {
    const port = randomInt(...OUT_OF_REACH)
    if (await isFree(port, host)) return port
  }
}

/** Throws advice if nobody could listen there. */
export async function isFree(port, host, attempt = listenOnce) {
  try {
    await attempt(port, host)
  } catch (error) {
    if (error.code === 'EADDRINUSE') return false
    throw new Advice(cannotListen(error, { host, port }), { cause: error })
  }
  return true
}

async function listenOnce(port, host) {
  const probe = net.createServer().listen(port, host)
  await once(probe, 'listening')
  probe.close()
  await once(probe, 'close')
}

function cannotListen({ code, message }, { host, port }) {
  if (code === 'EACCES') return `Port ${port} is for administrators. Take one from 1024 on:  PORT=8787 npm start`
  if (code === 'EAFNOSUPPORT') return `This machine has no IPv6, so HOST can't be ${host}. ${EVERYWHERE}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `HOST is ${host}, which is no address of this machine. ${EVERYWHERE}`
  return `Can't listen on ${host}, port ${port}: ${message}. ${EVERYWHERE}`
}

const EVERYWHERE = 'Leave it out to listen on all addresses:  HOST= npm start'
