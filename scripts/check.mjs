import { build } from './build.mjs'
import { endWith } from './ending.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { runAll } from './steps.mjs'

const end = endWith(endChildren)
try {
  await install()
  await build()
  const { failed } = await runAll([
    'unit tests',
    'lint',
    'format',
    'types of the pages',
    'types of the tests',
    'types of the Worker',
    'types of the packages',
    'types of the service worker',
    'licences',
  ])
  await end(failed ? 1 : 0)
} catch (error) {
  await end(1, error.message)
}
