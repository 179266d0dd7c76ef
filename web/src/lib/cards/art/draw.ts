// `node web/src/lib/cards/art/draw.ts` draws the pack anew.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../cards.svg', import.meta.url), sprite())
