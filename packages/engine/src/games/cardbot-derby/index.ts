import type { GameDefinition } from '../../core/game.ts'
import { boldest } from './boldest.ts'
import { bot } from './bot.ts'
import { remarks } from './bot/remarks.ts'
import { clocks } from './clocks.ts'
import { ping } from './decisions/ping.ts'
import { program } from './decisions/program.ts'
import { closeChoose } from './flow.ts'
import { imagine } from './imagine.ts'
import { SEATS } from './material.ts'
import { arrange } from './offers/arrange.ts'
import { options } from './options.ts'
import { begin, setup } from './setup.ts'
import type { CardbotDerby } from './shapes.ts'
import { outcome } from './standings.ts'
import { view } from './view.ts'

export * from './shapes.ts'
export * from './material.ts'
export * from './board.ts'
export * from './race.ts'
export { clocks } from './clocks.ts'
export { derbySecrets } from './secrets.ts'

export const cardbotDerby: GameDefinition<CardbotDerby> = {
  id: 'cardbot-derby',
  version: 1,
  seats: SEATS,
  options,
  setup,
  begin,
  clocks,
  decisions: { program, ping },
  offers: { arrange },
  windows: {
    choose: {
      clock: ({ phase }) => (phase.kind === 'choose' && phase.afterRace ? 'afterRace' : 'program'),
      close: closeChoose,
    },
  },
  view,
  outcome,
  bot,
  boldest,
  remarks,
  pause: { program: [2, 5], ping: [1, 3] },
  imagine,
}
