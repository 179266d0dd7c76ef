// `node web/src/games/cardbot-derby/art/draw.ts` redraws the pieces.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../board.svg', import.meta.url), sprite())
