import { drawTheHouse } from './arrows/cruise.mjs'
import { endWith } from './shutdown.mjs'
import { install } from './install.mjs'
import { endChildren } from './processes.mjs'

const end = endWith(endChildren)
try {
  await install()
  await drawTheHouse()
  await end(0)
} catch (error) {
  await end(1, error)
}
