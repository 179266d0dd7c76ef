// `node web/src/lib/coins/art/draw.ts` redraws the coins.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../coins.svg', import.meta.url), sprite())
