import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './processes.mjs'

/** Where a command lies on this machine, by its names; the first is taken. */
export const lyingOnPath = (...names) =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .filter(existsSync)

/** Whether packages can be installed here without asking anybody. */
export const canInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))

/** Installs Debian packages with nothing that they only recommend; says whether that went well. */
export async function installPackages(...names) {
  const quiet = { command: 'apt-get', env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await run(['update', '-qq'], quiet)
  return (await run(['install', '-y', '-qq', '--no-install-recommends', ...names], quiet)).code === 0
}
