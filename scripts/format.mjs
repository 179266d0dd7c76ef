import { install } from './install.mjs'
import { run } from './processes.mjs'
import { tools } from './root.mjs'

await install()
const { code } = await run([tools.prettier, '--write', '--log-level', 'warn', '.'], { show: true })
process.exit(code)
