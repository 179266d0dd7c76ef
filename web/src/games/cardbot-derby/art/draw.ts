// `node web/src/games/cardbot-derby/art/draw.ts` draws the pieces anew.
import { writeFileSync } from 'node:fs'
import { sprite } from './sprite.ts'

writeFileSync(new URL('../board.svg', import.meta.url), sprite())
