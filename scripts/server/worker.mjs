import { readdirSync, readFileSync } from 'node:fs'
import path, { join } from 'node:path'
import { BUNDLE, OPTIONS } from '../bundle.mjs'
import { inRoot } from '../root.mjs'

/** No outside requests and no developer pages: the explorer shows every secret on disk. */
const MANNER = {
  host: '127.0.0.1',
  port: 0,
  cf: false,
  telemetry: { enabled: false },
  logRequests: false,
  unsafeLocalExplorer: false,
  unsafeObservability: false,
  unsafeTriggerHandlers: false,
}

/**
 * Runs the bundled Worker in miniflare, on a free port of the loopback address. If the runtime crashes, miniflare restarts
 * it on the same port; `ended` settles when it can't.
 */
export async function startWorker({ data, vars }) {
  // Imported late: before the first installation, it isn't there.
  const { Miniflare, Log, LogLevel, convertV4MiniflareOptions } = await import('miniflare')
  const { promise: ended, resolve: end } = Promise.withResolvers()
  class Heard extends Log {
    error(error) {
      super.error(error)
      if (error.code === 'ERR_RUNTIME_FAILURE') end()
    }
  }
  const options = convertV4MiniflareOptions({
    ...MANNER,
    log: new Heard(LogLevel.WARN),
    handleStructuredLogs: tell,
    // Where `wrangler dev` stores it, which used to serve here: that data is still there.
    resourcePersistencePath: join(data, 'v3'),
    workers: [workerWith(vars)],
  })
  const miniflare = withoutSignals(() => new Miniflare(options))
  const stop = () => miniflare.dispose()
  try {
    return { port: Number((await miniflare.ready).port), ended, stop }
  } catch (error) {
    await stop()
    throw new Error(`The Worker didn't start: ${error.message}`, { cause: error })
  }
}

/** As in wrangler.toml. */
function workerWith(vars) {
  const { entry, options } = JSON.parse(readFileSync(join(BUNDLE, OPTIONS), 'utf8'))
  const { modulesRules, assets, bindings, ...rest } = options
  return {
    ...rest,
    rootPath: BUNDLE,
    modulesRoot: BUNDLE,
    modules: [{ type: 'ESModule', path: join(BUNDLE, entry) }, ...partsBy(modulesRules)],
    assets: { ...assets, directory: inRoot(assets.directory) },
    bindings: { ...bindings, ...vars },
  }
}

/** Files in the bundle that aren't scripts, each with the rule that it matches. Those that match none aren't part of it. */
function partsBy(rules) {
  return readdirSync(BUNDLE).flatMap((name) => {
    const rule = rules.find(({ include }) => include.some((glob) => path.matchesGlob(name, glob)))
    return rule ? { type: rule.type, path: join(BUNDLE, name) } : []
  })
}

/** Errors and warnings go to the terminal. */
function tell({ level, message }) {
  if (level === 'error' || level === 'warn') console.error(message)
}

/** On a signal, miniflare would end this process at once; ours has things to do first (ending.mjs). */
function withoutSignals(make) {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  const before = signals.map((signal) => process.listeners(signal))
  const made = make()
  for (const [at, signal] of signals.entries()) {
    for (const listener of process.listeners(signal)) {
      if (!before[at].includes(listener)) process.off(signal, listener)
    }
  }
  return made
}
