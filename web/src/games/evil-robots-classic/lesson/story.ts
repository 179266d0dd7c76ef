import {
  evilRobotsClassic,
  USUAL_OPTIONS,
  type EvilRobotsClassic,
  type State,
} from '@robot-night/engine/games/evil-robots-classic'
import { boutFrom, type Turn } from '#lib/lesson/bout.ts'
import { READER, Tale, type Step as TaleStep } from '#lib/lesson/tale.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { AnswerOf } from '#lib/table/title.ts'

export type Answer = AnswerOf<EvilRobotsClassic['Decisions']>
export type StepName = 'talk' | 'called' | 'turn' | 'worked'
export interface Step extends TaleStep<EvilRobotsClassic> {
  name: StepName
}

export const TELLY: Seat = 1
export const TRUNDLE: Seat = 2

/** Trundle has shown everyone a Neutral coin. */
function deal(): State {
  const state = evilRobotsClassic.setup(3, { ...USUAL_OPTIONS, npc: 'off' })
  const dealt = [
    { robot: 'PassBot', power: 7, allegiance: 'G' },
    { robot: 'RandomBot', power: 8, allegiance: 'E' },
    { robot: 'CopyBot', power: 9, allegiance: 'N', exposed: true },
  ] as const
  const seats = state.seats.map((seat, at) => ({ ...seat, ...dealt[at] }))
  const shown = { value: 'N', when: 'discussion', flipped: false } as const
  return { ...state, round: 1, seats: seats.map((seat, at) => (at === TRUNDLE ? { ...seat, lastShown: shown } : seat)) }
}

const ready: Answer = { kind: 'discuss', action: { ready: true } }
const convert = (target: Seat): Answer => ({
  kind: 'turn',
  action: { act: 'convert', target, shown: null, alsoShow: [] },
})
const pass = (kind: 'turn' | 'passTurn'): Answer => ({ kind, action: { act: 'pass', secret: null, alsoShow: [] } })

/** A call that everybody's standing orders answer, and a conversion to which nobody reacts. */
const called: Turn<EvilRobotsClassic> = 'close'
const unopposed: readonly Turn<EvilRobotsClassic>[] = ['close', 'close']

export const STEPS: readonly Step[] = [
  {
    name: 'talk',
    does: ready,
    isMeant: ({ kind }) => kind === 'discuss',
    then: [
      ...[TELLY, TRUNDLE].map((seat) => ({ seat, answer: ready })),
      ...['close' as const, called, { seat: TRUNDLE, answer: pass('turn') }, called],
    ],
  },
  {
    name: 'called',
    does: null,
    isMeant: () => false,
    then: [{ seat: TELLY, answer: convert(TRUNDLE) }, ...unopposed, called],
  },
  {
    name: 'turn',
    does: convert(TRUNDLE),
    isMeant: ({ kind, action }) => kind === 'turn' && 'act' in action && action.act === 'convert',
    then: unopposed,
  },
  {
    name: 'worked',
    does: null,
    isMeant: () => false,
    then: ['close', { seat: TRUNDLE, answer: pass('passTurn') }],
  },
]

export const newTale = (): Tale<EvilRobotsClassic, Step> =>
  new Tale(STEPS, () => boutFrom(evilRobotsClassic, deal(), READER))
