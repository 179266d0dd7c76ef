import { build } from './build.mjs'
import { endWith } from './ending.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { runLanes } from './steps.mjs'

const end = endWith(endChildren)
try {
  await install()
  await build()
  const { failed } = await runLanes([
    [
      'format',
      'lint',
      'licences',
      'types of the packages',
      'types of the Worker',
      'types of the tests',
      'types of the service worker',
      'types of the pages',
    ],
    ['unit tests'],
  ])
  await end(failed ? 1 : 0)
} catch (error) {
  await end(1, error.message)
}
