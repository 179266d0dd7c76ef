import { submit, type Deed, type Phone } from '@robot-night/companion'
import { rngFrom } from '@robot-night/engine'

/** What somebody does with the phone in the lesson. */
export type Act = Deed | { kind: 'deal' }
export type StepName = 'deal' | 'cover' | 'convert' | 'held' | 'turn' | 'converted' | 'shuffle'

export interface Step {
  name: StepName
  /** What skipping does; null: there's something to read. */
  does: Act | null
  /** Whether this led on. Anything else is done too: nothing is enforced. */
  isDone(act: Act, phone: Phone): boolean
}

const open = { robot: false, power: false, allegiance: false }
/** Nothing in a lesson is left to chance. */
const HANDS: readonly Phone[] = [
  { robot: 'PassBot', power: 4, allegiance: 'G', covered: open },
  { robot: 'CheatBot', power: 7, allegiance: 'N', covered: open },
]
const NO_CHANCE = rngFrom({ word: () => 0 })

const does = (name: StepName, act: Act): Step => ({ name, does: act, isDone: (done) => isSame(done, act) })
const isSame = (one: Act, other: Act): boolean => JSON.stringify(one) === JSON.stringify(other)

export const STEPS: readonly Step[] = [
  does('deal', { kind: 'deal' }),
  does('cover', { kind: 'cover', part: 'robot' }),
  does('convert', { kind: 'show', entry: 'convert' }),
  { name: 'held', does: null, isDone: () => false },
  { name: 'turn', does: { kind: 'turn' }, isDone: (_, { allegiance }) => allegiance === 'E' },
  does('converted', { kind: 'show', entry: 'converted' }),
  does('shuffle', { kind: 'deal' }),
]

/** A phone of the companion's that is only practised with: nothing of it is kept. */
export class Practice {
  #at = $state(0)
  #phone: Phone | null = $state.raw(null)
  #deals = 0

  get at(): number {
    return this.#at
  }
  /** Null: beyond the last. */
  get step(): Step | null {
    return STEPS[this.#at] ?? null
  }
  get phone(): Phone | null {
    return this.#phone
  }

  act(act: Act): void {
    const phone = this.#after(act)
    if (!phone) return
    this.#phone = phone
    if (this.step?.isDone(act, phone)) this.#at += 1
  }
  /** Does what this step wants, or goes on from what has been read. */
  skip(): void {
    const { step } = this
    if (step?.does?.kind === 'turn') this.act({ kind: 'uncover', part: 'allegiance' })
    if (step?.does) this.act(step.does)
    else this.#at += 1
  }
  again(): void {
    this.#at = 0
    this.#phone = null
    this.#deals = 0
  }

  #after(act: Act): Phone | null {
    if (act.kind === 'deal') return HANDS[this.#deals++ % HANDS.length] ?? null
    const done = submit(this.#phone, act, NO_CHANCE)
    return 'phone' in done ? done.phone : null
  }
}
