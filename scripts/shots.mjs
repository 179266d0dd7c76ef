import { findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren, run } from './processes.mjs'
import { freePort } from './server/serve.mjs'
import { tools } from './root.mjs'

/** Takes pictures of every screen in every state. Other arguments go on to Playwright: `-g lobby` takes only some. */
const [language, more] = process.argv.includes('--de') ? ['de', ['--de']] : ['en', []]
const rest = process.argv.slice(2).filter((arg) => !more.includes(arg))

const end = endWith(endChildren)
try {
  await install()
  await build()
  const browser = await findBrowser()
  const env = {
    SHOTS: language,
    TEST_PORT: String(await freePort()),
    ...(browser ? { CHROMIUM_PATH: browser } : {}),
  }
  const { code } = await run([tools.playwright, 'test', '-c', 'test', ...rest], { env, show: true })
  console.log('The pictures are in test/shots/.')
  await end(code)
} catch (error) {
  await end(1, error)
}
