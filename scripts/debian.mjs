import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

/** The path of a command on this machine, by its possible names; the first one found. Servers aren't on everybody's PATH. */
export const lyingOnPath = (...names) =>
  names
    .flatMap((name) => [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) => join(folder, name)))
    .filter(existsSync)

/** Whether packages can be installed here without a password. */
export const canInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/**
 * Installs Debian packages without recommended ones; says whether it worked. Of a server only the program is wanted: at
 * this run level its package starts none.
 */
export async function installPackages(...names) {
  const quiet = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } }
  await run(['update', '-qq'], quiet)
  return (await run(['install', '-y', '-qq', '--no-install-recommends', ...names], quiet)).code === 0
}
