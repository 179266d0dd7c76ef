// `node web/src/games/evil-robots-influence/art/draw.ts` draws the pieces anew.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../pieces.svg', import.meta.url), sprite())
