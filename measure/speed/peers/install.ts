import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pnpm } from '../../../scripts/tools.mjs'
import type { Report } from '../../report.ts'

const here = import.meta.dirname

/** If a run is to be compared with them, it says whether they are here; that they are not is a bound missed. */
export async function peersAreHere(report: Report): Promise<boolean> {
  const trouble = isInstalled() ? null : await install(report)
  if (trouble === null) return true
  report.progress(`${trouble}\n  ${SORRY}`)
  report.figure({ name: 'peers not installed', value: 1, unit: '', bound: 0, better: 'less' })
  return false
}

/** As the lockfile asks for it, no word of its scripts run, and no part of what is handed on. What went wrong, if anything. */
async function install(report: Report): Promise<string | null> {
  report.progress('installing boardgame.io and Colyseus into measure/speed/peers, once')
  const asked = ['install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts']
  const { code, output } = await pnpm(asked, { cwd: here, env: { ...process.env, ...WITHOUT_REACT } })
  return code === 0 && isInstalled() ? null : output.trim().split('\n').slice(-8).join('\n')
}

/** Which boardgame.io would like to have for its clients. As a switch of the command, pnpm doesn't compare it with the lockfile's. */
const WITHOUT_REACT = { pnpm_config_auto_install_peers: 'false' }

const SORRY =
  "The peers to compare with (measure/speed/peers/package.json) couldn't be installed. The first time takes the npm registry."

/** What lies here is what the lockfile asks for today. */
function isInstalled(folder = here): boolean {
  const lying = join(folder, 'node_modules/.pnpm/lock.yaml')
  if (!existsSync(lying)) return false
  return readFileSync(lying, 'utf8') === readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8')
}
