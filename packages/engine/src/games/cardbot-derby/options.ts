import * as v from 'valibot'
import type { GameDefinition, Refusal } from '../../core/game.ts'
import { isFaulty, MOST_WALLS, readBoard } from './board.ts'
import { ROBOTS, robotsFor, USUAL_OPTIONS } from './material.ts'
import type { CardbotDerby, Options } from './shapes.ts'

/** The text of a board, with as many walls as there may be. */
const BOARD_LENGTH = 65 + 3 * MOST_WALLS

export const options: GameDefinition<CardbotDerby>['options'] = {
  schema: v.strictObject({
    board: v.pipe(v.string(), v.maxLength(BOARD_LENGTH)),
    robotsPerPlayer: v.picklist(['auto', 1, 2]),
    drones: v.picklist(['auto', 0, 1, 2, 3, 4]),
    finishOnTarget: v.boolean(),
    drawCount: v.picklist([5, 6, 7]),
  }),
  usual: USUAL_OPTIONS,
  refuse: (given, seats) => badNumber(given, seats) ?? badBoard(given),
}

/** CD-3 */
function badNumber(given: Options, seats: number): Refusal | null {
  const { all } = robotsFor(given, seats)
  return all < ROBOTS.min || all > ROBOTS.max ? { code: 'bad_options', what: 'robots', robots: all } : null
}

/** CD-15 */
function badBoard({ board }: Options): Refusal | null {
  const read = readBoard(board)
  if (!isFaulty(read)) return null
  return { code: 'bad_options', what: 'board', fault: read.faults[0]?.code ?? 'malformed', faults: read.faults.length }
}
