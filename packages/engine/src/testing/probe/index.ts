import * as v from 'valibot'
import type { GameDefinition, LivePace, Seconds } from '../../core/game.ts'
import type { Secrets } from '../worlds.ts'
import { bot } from './bot.ts'
import { doubt } from './decisions/doubt.ts'
import { follow } from './decisions/follow.ts'
import { lead } from './decisions/lead.ts'
import { peek } from './decisions/peek.ts'
import { closeDoubt, closeFollow, outcome } from './flow.ts'
import { imagine } from './imagine.ts'
import { CARDS } from './material.ts'
import { draft } from './offers/draft.ts'
import { order } from './offers/order.ts'
import { takeBack } from './offers/takeBack.ts'
import { begin, refuseOptions, setup } from './setup.ts'
import type { Probe } from './shapes.ts'
import { view } from './view.ts'

export type { Probe } from './shapes.ts'

const always = (seconds: number): Seconds => ({ off: seconds, relaxed: seconds, normal: seconds, fast: seconds })
const unlessOff = (seconds: Readonly<Record<Exclude<LivePace, 'off'>, number>>): Seconds => ({ off: null, ...seconds })

/** A title for tests only: see RULES.md. */
export const probe: GameDefinition<Probe> = {
  id: 'probe',
  version: 1,
  seats: { min: 2, max: 6 },
  options: {
    schema: v.strictObject({ rounds: v.picklist([1, 2, 3]) }),
    usual: { rounds: 2 },
    refuse: refuseOptions,
  },
  setup,
  begin,
  clocks: {
    lead: { limit: unlessOff({ relaxed: 60, normal: 30, fast: 15 }), lead: always(2) },
    follow: { limit: unlessOff({ relaxed: 90, normal: 45, fast: 20 }), rush: always(10), floor: always(5) },
    peek: { limit: unlessOff({ relaxed: 30, normal: 15, fast: 10 }) },
    doubt: { limit: always(6), least: always(2) },
  },
  decisions: { lead, follow, peek, doubt },
  offers: { draft, order, takeBack },
  windows: {
    follow: { clock: () => 'follow', close: closeFollow },
    doubt: { clock: () => 'doubt', close: closeDoubt },
  },
  view,
  outcome,
  bot,
  pause: { lead: [1, 3], follow: [1, 4], peek: [1, 2], doubt: [1, 3] },
  imagine,
  whispers: ({ phase }) => phase.kind !== 'doubt',
  claims: { colour: ['ruby', 'jade'] },
  claimRound: ({ phase, round }) => (phase.kind === 'over' ? null : round),
}

/** What the secrecy checks must know of it. */
export const probeSecrets: Secrets = {
  decks: () => [CARDS],
  mayShow: (event, hearer) => event.kind === 'saw' && 'seat' in event && event.seat === hearer,
  sealed: ['follow', 'doubt', 'draft', 'order'],
}
