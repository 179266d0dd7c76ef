import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './processes.mjs'
import { tools } from './root.mjs'

try {
  await install()
  await build()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
const { code } = await run([tools.wrangler, 'deploy', ...process.argv.slice(2)], { show: true })
process.exit(code)
