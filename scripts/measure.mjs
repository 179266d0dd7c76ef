import { run } from './processes.mjs'
import { inRoot, isInstalled } from './root.mjs'

if (!isInstalled()) {
  console.error('Nothing is installed yet: run npm start or npm test once.')
  process.exit(1)
}
const { code } = await run([inRoot('measure', 'index.ts'), ...process.argv.slice(2)], { show: true })
process.exit(code)
