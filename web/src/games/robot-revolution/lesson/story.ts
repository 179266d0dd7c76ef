import type { Play, RobotRevolution } from '@robot-night/engine/games/robot-revolution'
import type { Turn } from '#lib/lesson/bout.ts'
import type * as lesson from '#lib/lesson/tale.svelte.ts'
import type { AnswerOf } from '#lib/table/title.ts'
import { TELLY } from './deal.ts'

export type Answer = AnswerOf<RobotRevolution['Decisions']>
export interface Step extends lesson.Step<RobotRevolution> {
  name: StepName
  /** Any answer will do, by the rules. */
  isFree: boolean
}
export const NAMES = ['keep', 'up', 'down', 'held', 'face', 'noble', 'rest', 'broken', 'last', 'blow'] as const
export type StepName = (typeof NAMES)[number]

const at = (card: string, battlefield: number): Play => ({ card, battlefield })
const up = (card: string, battlefield: number): Answer => ({ kind: 'faceUp', action: at(card, battlefield) })
const down = (...plays: Play[]): Answer => ({ kind: 'faceDown', action: { plays } })
const keep: Answer = { kind: 'mulligan', action: { take: false } }
const pass: Answer = { kind: 'noble', action: { pass: true } }

const telly = (...answers: Answer[]): Turn<RobotRevolution>[] => answers.map((answer) => ({ seat: TELLY, answer }))

/** What the reader does, and Telly then. */
const does = (name: StepName, meant: Answer, ...then: Answer[]): Step => ({
  ...{ name, does: meant, isFree: false, then: telly(...then) },
  isMeant: (answer) => written(answer) === written(meant),
})
const doesFreely = (name: StepName, usual: Answer, ...then: Answer[]): Step => ({
  ...{ name, does: usual, isFree: true, then: telly(...then) },
  isMeant: ({ kind }) => kind === usual.kind,
})
const reads = (name: StepName, ...then: Answer[]): Step => ({
  ...{ name, does: null, isFree: false, then: telly(...then) },
  isMeant: () => false,
})

/** The first page of the rules, done once. After `broken` it's another deal. */
export const STEPS: readonly Step[] = [
  does('keep', keep, keep),
  does('up', up('7S', 2), up('QC', 2), pass),
  does('down', down(at('6D', 2), at('4D', 4)), down(at('9H', 1), at('2C', 1))),
  reads('held', up('KH', 2), pass),
  does('face', up('JC', 1)),
  does('noble', { kind: 'noble', action: at('7C', 2) }, down(at('8C', 3), at('5S', 5))),
  doesFreely('rest', down(at('9S', 3), at('3H', 5))),
  reads('broken'),
  doesFreely('last', up('2D', 3), down(at('10H', 1), at('6C', 5))),
  doesFreely('blow', down(at('4S', 3), at('3C', 3))),
]
/** Telly's first moves after that other deal. */
export const TELLY_LATER = telly(up('KS', 3), pass)

/** Two cards face down may be laid in any order. */
function written(answer: Answer): string {
  if (answer.kind === 'faceDown') return answer.action.plays.map(placed).sort().join(' ')
  if (answer.kind === 'mulligan') return String(answer.action.take)
  return 'pass' in answer.action ? 'pass' : placed(answer.action)
}
const placed = ({ card, battlefield }: Play): string => `${card} on ${battlefield}`
