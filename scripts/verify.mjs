import { resolve } from 'node:path'
import { run } from './processes.mjs'
import { inRoot, isInstalled } from './root.mjs'

if (!isInstalled()) {
  console.error('Nothing is installed yet: run npm start or npm test once.')
  process.exit(2)
}
const files = process.argv.slice(2).map((file) => resolve(file))
const { code } = await run([inRoot('scripts', 'verifyFile.mjs'), ...files], { show: true })
process.exit(code)
