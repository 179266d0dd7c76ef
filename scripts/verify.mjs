import { resolve } from 'node:path'
import { run } from './processes.mjs'
import { inRoot, isInstalled } from './root.mjs'

if (!isInstalled()) {
  console.error('Nothing is installed yet: run npm start or npm test once.')
  process.exit(2)
}
/** Paths are relative to where the command was called. */
const args = process.argv
  .slice(2)
  .map((given) => given.replace(/^(--\w+=)?(?!--)(.+)$/, (_, option = '', file) => option + resolve(file)))
const { code } = await run([inRoot('scripts', 'verifyFile.mjs'), ...args], { show: true })
process.exit(code)
