import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { broughtNode, inRoot, isInstalled, isNewEnough, tools } from './root.mjs'
import { bring, isBrought, NODE, pnpm } from './tools.mjs'

/**
 * Installs exactly what's in the lockfiles, unless it's there already; `toServe`: only what builds and serves the site
 * (`dependencies`), without the tools for tests (`devDependencies`). Throws advice if it can't.
 */
export async function install({ toServe = false } = {}) {
  needNode(process)
  // If the tools for tests are there, they stay.
  const all = !toServe || existsSync(tools.vitest)
  if (isUpToDate(all)) return
  console.error('Installing (half a minute the first time) ...')
  try {
    await Promise.all([installParts(all), isNodeWanted() && bring(NODE)])
    if (!isInstalled()) throw new Error('Some packages are missing.')
  } catch (error) {
    const said = error.message.trim().split('\n').slice(-15).join('\n')
    throw new Error(`${said}\n\nThe packages couldn't be installed. ${advice(error.message)}`, { cause: error })
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

function advice(output) {
  if (/EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY/.test(output)) {
    return 'The registry gave something else than what was reviewed, so nothing of it was taken.'
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/.test(output)) {
    return 'The npm registry cannot be reached: the first start needs a network. Try again when there is one.'
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: about 600 MB are needed, and 1 GB for all checks.'
  return 'What went wrong stands above. Removing the folder node_modules and trying again often helps.'
}

/** These scripts run on Node 20; everything else runs on the Node that we install, if there's one for this machine. */
export function needNode({ versions, version, platform, arch }, brought = broughtNode) {
  if (isNewEnough(versions.node)) return
  if (Number(versions.node.split('.')[0]) < 20) {
    throw new Error(`Robot Night needs Node 20 or newer; this is ${version}. See https://nodejs.org`)
  }
  if (brought !== null) return
  throw new Error(
    `On ${platform} ${arch} Robot Night needs Node 24.12 or newer; this is ${version}. See https://nodejs.org`,
  )
}
