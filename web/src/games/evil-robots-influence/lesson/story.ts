import {
  evilRobotsInfluence,
  type CoinName,
  type Decisions,
  type EvilRobotsInfluence,
} from '@robot-night/engine/games/evil-robots-influence'
import { boutFrom, type Turn } from '#lib/lesson/bout.ts'
import { READER, Tale, type Step as TaleStep } from '#lib/lesson/tale.svelte.ts'
import type { Seat } from '#lib/table/scene.ts'
import type { AnswerOf } from '#lib/table/title.ts'
import { deal, TELLY, TRUNDLE } from './deal.ts'

export type Answer = AnswerOf<Decisions>
export type StepName = 'hand' | 'offer' | 'coin' | 'giant' | 'keep' | 'telly' | 'flute' | 'counted' | 'split'
export interface Step extends TaleStep<EvilRobotsInfluence> {
  name: StepName
}

type Turns = readonly Turn<EvilRobotsInfluence>[]

const OWN_COIN: CoinName = { holder: READER, slot: 'shown' }

const claim = (raise: boolean): Answer => ({ kind: 'claim', action: { raise } })
const offer = (amount: number): Answer => ({ kind: 'offer', action: { amount } })
const turn = (action: Decisions['turn']['action']): Answer => ({ kind: 'turn', action })
const by = (seat: Seat, ...answers: Answer[]): Turns => answers.map((answer) => ({ seat, answer }))

/** What the reader does, nothing else will do, and what happens then. */
const does = (name: StepName, meant: Answer, ...then: Turns): Step => ({
  ...{ name, does: meant, then },
  isMeant: (answer) => written(answer) === written(meant),
})
const reads = (name: StepName, ...then: Turns): Step => ({ name, does: null, then, isMeant: () => false })

/** A round by the first page of the rules. */
export const STEPS: readonly Step[] = [
  does('hand', claim(true), ...by(TELLY, claim(true)), 'close'),
  {
    ...does('offer', offer(1), ...by(TELLY, offer(0)), 'close', ...by(TRUNDLE, pick(READER))),
    // All that the reader has will do as well: it is more than Telly's offer.
    isMeant: ({ kind, action }) => kind === 'offer' && 'amount' in action && action.amount > 0,
  },
  does('coin', turn({ kind: 'turnOwn' })),
  does('giant', turn({ kind: 'play', side: 'right', use: true, choices: {} })),
  does(
    'keep',
    turn({ kind: 'endTurn' }),
    ...[...by(TELLY, claim(true)), ...by(TRUNDLE, claim(false)), 'close' as const],
    ...by(TELLY, turn({ kind: 'turnAny', coin: OWN_COIN })),
  ),
  reads('telly', ...by(TELLY, turn({ kind: 'endTurn' })), ...by(TRUNDLE, turn({ kind: 'endTurn' }))),
  does(
    'flute',
    { kind: 'reveal', action: { kind: 'play', side: 'left', use: true, choices: { coin: OWN_COIN } } },
    ...by(TRUNDLE, { kind: 'reveal', action: { kind: 'pass' } }),
  ),
  reads('counted', ...by(TRUNDLE, { kind: 'split', action: { kind: 'propose', shares: halves() } })),
  does('split', { kind: 'split', action: { kind: 'accept', proposal: 1 } }),
]

function pick(seat: Seat): Answer {
  return { kind: 'pick', action: { seat } }
}
function halves() {
  return [READER, TRUNDLE].map((seat) => ({ seat, gems: 2 }))
}

/** Equal answers are written alike, whatever order their fields come in. */
function written({ kind, action }: Answer): string {
  return JSON.stringify([kind, sorted(action)])
}
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, each]) => [key, sorted(each)])
}

export const newTale = (): Tale<EvilRobotsInfluence, Step> =>
  new Tale(STEPS, () => boutFrom(evilRobotsInfluence, deal(), READER))
