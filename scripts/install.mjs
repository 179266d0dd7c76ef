import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { needPath } from './preflight.mjs'
import { broughtNode, inRoot, isInstalled, isNewEnough, root, tools } from './root.mjs'
import { bring, isBrought, NODE, pnpm, registryIn } from './tools.mjs'
import { Advice, AFRESH, plain } from './errors.mjs'

/**
 * Installs exactly what's in the lockfiles, unless it's there already; `toServe`: only what builds and serves the site
 * (`dependencies`), without the tools for tests (`devDependencies`). Throws advice if it can't.
 */
export async function install({ toServe = false } = {}) {
  needNode(process)
  needPath(root)
  // If the tools for tests are there, they stay.
  const all = !toServe || existsSync(tools.vitest)
  if (isUpToDate(all)) return
  console.error('Installing (half a minute the first time) ...')
  try {
    await Promise.all([installParts(all), isNodeWanted() && bring(NODE)])
    if (!isInstalled()) throw new Error('Some packages are missing.')
  } catch (error) {
    throw notInstalled(error)
  }
}

async function installParts(all) {
  const { code, output } = await pnpm(['install', '--frozen-lockfile', `--prod=${!all}`], {
    env: {
      NODE_ENV: 'development',
      pnpm_config_fetch_retry_mintimeout: '2000',
      pnpm_config_fetch_retry_maxtimeout: '10000',
    },
  })
  if (code !== 0) throw new Error(output)
  if (!all) writeFileSync(TO_SERVE, markOf(locks()))
}

function isUpToDate(all) {
  if (!isInstalled() || !existsSync(inRoot('web', 'node_modules'))) return false
  if (isNodeWanted() && !isBrought(NODE)) return false
  const { wanted, lying } = locks()
  if (wanted === lying) return true
  return !all && existsSync(TO_SERVE) && readFileSync(TO_SERVE, 'utf8') === markOf({ wanted, lying })
}

/** What should be installed, and what pnpm says is: less, if only a part is. */
function locks() {
  const [wanted, lying] = [inRoot('pnpm-lock.yaml'), inRoot('node_modules', '.pnpm', 'lock.yaml')]
  return { wanted: readFileSync(wanted, 'utf8'), lying: readFileSync(lying, 'utf8') }
}

/** Says that everything needed for serving is installed: written last, and void once the lockfile or pnpm's list changes. */
const TO_SERVE = inRoot('node_modules', '.to-serve')
const markOf = ({ wanted, lying }) => createHash('sha256').update(`${wanted}\0${lying}`).digest('hex')

const isNodeWanted = () => !isNewEnough(process.versions.node)

/** Why nothing could be installed, as an error with advice if the cause is known; otherwise with the end of what was printed. */
export function notInstalled(error, env = process.env) {
  const registry = registryIn(env) ?? 'https://registry.npmjs.org'
  for (const [sign, words] of WHY)
    if (sign.test(error.message)) return new Advice(words(registry, proxyIn(env)), { cause: error })
  const said = plain(error.message).split('\n').slice(-15).join('\n')
  return new Error(`${said}\n\nThe packages couldn't be installed; see above. ${AFRESH}`, { cause: error })
}

const AGAIN = 'If that is the right one, try again when the network works; otherwise set npm_config_registry.'
const WHY = [
  [
    /EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY/,
    (registry) =>
      `${registry} gave something else than what was reviewed, so nothing was installed. Use another registry: npm_config_registry.`,
  ],
  [
    /\bE(?:NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|NETUNREACH|HOSTUNREACH)\b|ERR_PNPM_(?:META_FETCH_FAIL|FETCH)|network|tcp connect|dns error/i,
    (registry, proxy) =>
      proxy === null
        ? `The first start needs a network, and ${registry} can't be reached. ${AGAIN}`
        : `The first start needs a network, and ${registry} can't be reached by the proxy that ${proxy} names. If there is none any more, unset ${proxy}; otherwise try again when it works.`,
  ],
  [
    /npm left out|\bE40[134]\b|ERR_PNPM_FETCH_\d+|ERR_INVALID_URL/,
    (registry) => `${registry} doesn't give the packages that are needed. ${AGAIN}`,
  ],
  [
    /CERT_|SELF_SIGNED|UNABLE_TO_VERIFY/,
    (registry) =>
      `The certificate of ${registry} isn't trusted. If it's your own, name its issuer: NODE_EXTRA_CA_CERTS=<file>.`,
  ],
  [
    /spawn npm ENOENT/,
    () => 'npm is missing: install it with Node, from https://nodejs.org or as the package npm, then try again.',
  ],
]

/** The variable that names a proxy for npm; null: none does. What it says may be secret. */
function proxyIn(env) {
  const names = ['npm_config_https_proxy', 'npm_config_proxy', 'https_proxy', 'http_proxy', 'all_proxy']
  const set = names.map((name) => Object.keys(env).find((key) => key.toLowerCase() === name && env[key]))
  return set.find((name) => name !== undefined) ?? null
}

/** These scripts run on Node 20; everything else runs on the Node that we install, if there's one for this machine. */
export function needNode({ versions, version, platform, arch }, brought = broughtNode) {
  if (isNewEnough(versions.node)) return
  if (Number(versions.node.split('.')[0]) < 20) {
    throw new Advice(`Robot Night needs Node 20 or newer; this is ${version}. See https://nodejs.org`)
  }
  if (brought !== null) return
  throw new Advice(
    `On ${platform} ${arch} Robot Night needs Node 24.12 or newer; this is ${version}. See https://nodejs.org`,
  )
}
