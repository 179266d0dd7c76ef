import * as v from 'valibot'
import type { GameDefinition } from '../../core/game.ts'
import { boldest } from './boldest.ts'
import { bot } from './bot.ts'
import { remarks } from './bot/remarks.ts'
import { clocks } from './clocks.ts'
import { copy } from './copy.ts'
import { faceDown } from './decisions/faceDown.ts'
import { faceUp } from './decisions/faceUp.ts'
import { mulligan } from './decisions/mulligan.ts'
import { noble } from './decisions/noble.ts'
import { imagine } from './imagine.ts'
import { SEATS, USUAL_OPTIONS } from './material.ts'
import { begin, setup } from './setup.ts'
import { outcome } from './standings.ts'
import { view, views } from './view.ts'
import type { RobotRevolution } from './shapes.ts'

export * from './shapes.ts'
export * from './material.ts'
export { strength } from './strength.ts'

export const robotRevolution: GameDefinition<RobotRevolution> = {
  id: 'robot-revolution',
  version: 1,
  seats: SEATS,
  options: {
    schema: v.strictObject({ sharedCodeMin: v.picklist([1, 2]) }),
    usual: USUAL_OPTIONS,
    refuse: () => null,
  },
  setup,
  begin,
  copy,
  clocks,
  decisions: { mulligan, faceUp, noble, faceDown },
  offers: {},
  windows: {},
  view,
  views,
  outcome,
  bot,
  boldest,
  remarks,
  pause: { mulligan: [1, 3], faceUp: [1, 3], noble: [1, 3], faceDown: [1, 3] },
  imagine,
}
