import { build } from './build.mjs'
import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'
import { runStages } from './stages.mjs'

/** Everything that can be checked in about a minute, before each commit. */
const end = endWith(endChildren)
try {
  await install()
  await build()
  const results = await runStages([
    'types-pages',
    'lint',
    'types-tests',
    'types-pages-tests',
    'changed',
    'types-worker',
    'unused',
    'arrows',
    'format',
    'spelling',
    'words',
    'types-packages',
    'types-service-worker',
    'licences',
  ])
  await end(results.some(({ failed }) => failed) ? 1 : 0)
} catch (error) {
  await end(1, error)
}
