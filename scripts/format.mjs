import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren, run } from './processes.mjs'
import { tools } from './root.mjs'

const end = endWith(endChildren)
await install()
const { code } = await run([tools.prettier, '--write', '--log-level', 'warn', '.'], { show: true })
await end(code)
