import type { Background } from '../../scene.ts'
import type { Ink } from '../draw.ts'
import { cave } from './cave.ts'
import { forest } from './forest.ts'
import { hills } from './hills.ts'
import { room } from './room.ts'
import { shelf } from './shelf.ts'
import { sky } from './sky.ts'
import { space } from './space.ts'
import { stage } from './stage.ts'
import { street } from './street.ts'
import { table } from './table.ts'
import { deep, sea } from './water.ts'

/** How each place is drawn. */
export const BACKGROUNDS: { [K in Background['kind']]: (ink: Ink, bg: Background) => string } = {
  ...{ hills, sea, deep, room, stage, street, table, sky, forest, space, cave, shelf },
}
