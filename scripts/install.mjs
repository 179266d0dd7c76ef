import { existsSync, readFileSync } from 'node:fs'
import { inRoot, isInstalled } from './root.mjs'
import { run } from './processes.mjs'

export const PNPM = 'pnpm@12.21.0'

/** Installs what the lockfile asks for, unless it lies there already. Throws with a kind word if it cannot. */
export async function install() {
  needNode()
  if (isUpToDate()) return
  console.error('Installing the parts (half a minute the first time) ...')
  const windows = process.platform === 'win32'
  // CI: no question is ever asked. Scripts below run on our own Node, so what pnpm thinks of this one is no matter.
  const { code, output } = await run(['-y', PNPM, 'install', '--frozen-lockfile', '--prod=false'], {
    command: windows ? 'npx.cmd' : 'npx',
    env: {
      CI: 'true',
      NODE_ENV: 'development',
      npm_config_fetch_retry_mintimeout: '2000',
      npm_config_fetch_retry_maxtimeout: '10000',
    },
  })
  if (code === 0 && isInstalled()) return
  const said = output.trim().split('\n').slice(-15).join('\n')
  throw new Error(`${said}\n\nThe parts could not be installed. ${advice(output)}`)
}

function isUpToDate() {
  const lying = inRoot('node_modules', '.pnpm', 'lock.yaml')
  if (!isInstalled() || !existsSync(lying) || !existsSync(inRoot('web', 'node_modules'))) return false
  return readFileSync(lying, 'utf8') === readFileSync(inRoot('pnpm-lock.yaml'), 'utf8')
}

function advice(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL/.test(output)) {
    return 'The npm registry cannot be reached: the first start needs a network. Try again when there is one.'
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: about 600 MB are needed.'
  return 'What went wrong stands above. Removing the folder node_modules and trying again often helps.'
}

function needNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return
  throw new Error(`Robot Night needs Node 20 or newer; this is ${process.version}. See https://nodejs.org`)
}
