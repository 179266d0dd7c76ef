// `node web/src/games/evil-robots-influence/art/draw.ts` redraws the pieces.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../pieces.svg', import.meta.url), sprite())
