import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { broughtNode, inRoot, isInstalled, isNewEnough, tools } from './root.mjs'
import { bring, isBrought, NODE, pnpm } from './tools.mjs'

/**
 * Installs exactly what the lockfiles hold, unless it lies there already; `toServe`: only what builds and serves the site
 * (`dependencies`), without what checks it (`devDependencies`). Throws with a kind word if it cannot.
 */
export async function install({ toServe = false } = {}) {
  needNode(process)
  // Who has what checks it keeps that.
  const all = !toServe || existsSync(tools.vitest)
  if (isUpToDate(all)) return
  console.error('Installing the parts (half a minute the first time) ...')
  try {
    await Promise.all([installParts(all), isNodeWanted() && bring(NODE)])
    if (!isInstalled()) throw new Error('Not everything is there.')
  } catch (error) {
    const said = error.message.trim().split('\n').slice(-15).join('\n')
    throw new Error(`${said}\n\nThe parts could not be installed. ${advice(error.message)}`, { cause: error })
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

/** What is to be installed, and what pnpm has written down of what is: less, where only a part is. */
function locks() {
  const [wanted, lying] = [inRoot('pnpm-lock.yaml'), inRoot('node_modules', '.pnpm', 'lock.yaml')]
  return { wanted: readFileSync(wanted, 'utf8'), lying: readFileSync(lying, 'utf8') }
}

/** Says that what lies here is all that serving needs of the lockfile: written last, and void once either changes. */
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

/** The scripts themselves run on 20; the rest runs on what is brought, where there is one for this machine. */
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
