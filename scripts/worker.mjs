import { readdirSync, readFileSync } from 'node:fs'
import path, { join } from 'node:path'
import { BUNDLE, OPTIONS } from './bundle.mjs'
import { inRoot } from './root.mjs'

/** Nobody from elsewhere is asked, and nothing is there for developers: the explorer shows every secret on disk. */
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
 * Runs the Worker that has been bundled, by miniflare, on a free port of the loopback address. Should the runtime fall over,
 * miniflare restarts it on the same port; `ended` settles when it can't.
 */
export async function startWorker({ data, vars }) {
  // Not before it is asked for: where nothing is installed yet, there is none.
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
    // As `wrangler dev` keeps it, which served here before: what it kept is still there.
    resourcePersistencePath: join(data, 'v3'),
    workers: [workerWith(vars)],
  })
  const miniflare = withoutSignals(() => new Miniflare(options))
  const stop = () => miniflare.dispose()
  try {
    return { port: Number((await miniflare.ready).port), ended, stop }
  } catch (error) {
    await stop()
    throw new Error(`The Worker did not start: ${error.message}`, { cause: error })
  }
}

/** As wrangler.toml has it. */
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

/** What in the bundle isn't a program, each by the rule that it falls under. What falls under none is no part of it. */
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

/** At a signal, miniflare would end this process at once; the process that serves has more to do first, and ends it then (ending.mjs). */
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
