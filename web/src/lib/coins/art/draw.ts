// `node web/src/lib/coins/art/draw.ts` draws the coins anew.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../coins.svg', import.meta.url), sprite())
