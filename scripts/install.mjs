import { existsSync, readFileSync } from 'node:fs'
import { broughtNode, inRoot, isInstalled, isNewEnough } from './root.mjs'
import { bring, isBrought, NODE, pnpm } from './tools.mjs'

/** Installs exactly what the lockfiles hold, unless it lies there already. Throws with a kind word if it cannot. */
export async function install() {
  needNode(process)
  if (isUpToDate()) return
  console.error('Installing the parts (half a minute the first time) ...')
  try {
    await Promise.all([installParts(), isNodeWanted() && bring(NODE)])
    if (!isInstalled()) throw new Error('Not everything is there.')
  } catch (error) {
    const said = error.message.trim().split('\n').slice(-15).join('\n')
    throw new Error(`${said}\n\nThe parts could not be installed. ${advice(error.message)}`, { cause: error })
  }
}

async function installParts() {
  const { code, output } = await pnpm(['install', '--frozen-lockfile', '--prod=false'], {
    env: {
      NODE_ENV: 'development',
      pnpm_config_fetch_retry_mintimeout: '2000',
      pnpm_config_fetch_retry_maxtimeout: '10000',
    },
  })
  if (code !== 0) throw new Error(output)
}

function isUpToDate() {
  const lying = inRoot('node_modules', '.pnpm', 'lock.yaml')
  if (!isInstalled() || !existsSync(inRoot('web', 'node_modules'))) return false
  if (isNodeWanted() && !isBrought(NODE)) return false
  return readFileSync(lying, 'utf8') === readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')
}

const isNodeWanted = () => !isNewEnough(process.versions.node)

function advice(output) {
  if (/EINTEGRITY|ERR_PNPM_TARBALL_INTEGRITY/.test(output)) {
    return 'The registry gave something else than what was reviewed, so nothing of it was taken.'
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/.test(output)) {
    return 'The npm registry cannot be reached: the first start needs a network. Try again when there is one.'
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: about 600 MB are needed.'
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
