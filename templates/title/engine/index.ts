import * as v from 'valibot'
import type { GameDefinition } from '../../core/game.ts'
import type { Secrets } from '../../testing/worlds.ts'
import { bot } from './bot.ts'
import { lay } from './decisions/lay.ts'
import { closeLay, outcome } from './flow.ts'
import { imagine } from './imagine.ts'
import { CARDS, SEATS, USUAL_OPTIONS } from './material.ts'
import { begin, setup } from './setup.ts'
import type { SampleTitle } from './shapes.ts'
import { view } from './view.ts'

export type { CardId, Event, SampleTitle, View } from './shapes.ts'
export { valueOf } from './material.ts'

export const sampleTitle: GameDefinition<SampleTitle> = {
  id: 'sample-title',
  version: 1,
  seats: SEATS,
  options: {
    schema: v.strictObject({ rounds: v.picklist([3, 5]) }),
    usual: USUAL_OPTIONS,
    refuse: () => null,
  },
  setup,
  begin,
  clocks: { lay: { limit: { off: null, relaxed: 90, normal: 45, fast: 20 } } },
  decisions: { lay },
  offers: {},
  windows: { lay: { clock: () => 'lay', close: closeLay } },
  view,
  outcome,
  bot,
  pause: { lay: [1, 3] },
  imagine,
}

/** What the secrecy checks must know of it. */
export const sampleTitleSecrets: Secrets = { decks: () => [CARDS], sealed: ['lay'] }
