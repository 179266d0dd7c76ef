// `node web/src/lib/cards/art/draw.ts` redraws the pack.
import { writeFileSync } from 'node:fs'
import { placeOf, SHEETS } from './sprite.ts'

for (const [name, sheet] of Object.entries(SHEETS)) writeFileSync(placeOf(name), sheet)
