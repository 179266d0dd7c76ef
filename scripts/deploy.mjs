import { build } from './build.mjs'
import { install } from './install.mjs'
import { run } from './processes.mjs'
import { tools } from './root.mjs'
import { inWords } from './errors.mjs'

try {
  await install()
  await build()
} catch (error) {
  console.error(inWords(error))
  process.exit(1)
}
// Once a day, the archive deletes what's a year old. Not in wrangler.toml, which would give a warning under `npm start`.
const daily = ['--triggers', '17 4 * * *']
const { code } = await run([tools.wrangler, 'deploy', ...daily, ...process.argv.slice(2)], { show: true })
process.exit(code)
