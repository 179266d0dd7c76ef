import type { Fault, Hint } from './fault.ts'
import type { Failure, Result } from './results.ts'
import type { Stage } from './stages.ts'

export interface Catch {
  stage: string
  by: Failure
}

/** What is asked of the tree in which faults are planted. */
export interface Ground {
  /** Once more makes no difference. */
  readonly plant: (fault: Fault) => void
  readonly heal: () => void
  stages: readonly Stage[]
  root: string
  /** Unit tests of what this file is part of. */
  related(file: string): Promise<Result>
}

/** One look at a tree: what of `npm test`, and how. */
interface Look {
  stage: Stage
  look(): Promise<Result>
}

/** Plants one fault after the other and finds what notices each. Whatever fails without any fault catches none. */
export class Catcher {
  readonly #ground: Ground
  /** What fails in a file while nothing is planted. */
  readonly #sound = new Map<string, Promise<Result>>()

  constructor(ground: Ground) {
    this.#ground = ground
  }

  /** Null: nothing notices it. */
  async catchOf(fault: Fault): Promise<Catch | null> {
    const { plant, heal } = this.#ground
    try {
      for (const { stage, look } of this.#looks(fault)) {
        plant(fault)
        const { failures } = await look()
        if (failures.length === 0) continue
        heal()
        const by = await this.#ofFault(failures, stage, fault.hint)
        if (by) return { stage: stage.name, by }
      }
      return null
    } finally {
      heal()
    }
  }

  /** The hint first, after what is cheaper than it; if that catches nothing, all of everything. */
  #looks({ file, hint }: Fault): Look[] {
    const { stages, root, related } = this.#ground
    const all = stages.map((stage) => ({ stage, look: () => stage.run(root, null) }))
    const hinted = stages.find(({ holds }) => holds(hint.test))
    if (!hinted) throw new Error(`No stage holds ${hint.test}.`)
    const cheaper = all.flatMap(({ stage, look }) => {
      if (stage.name === 'unit tests' && stage !== hinted) return [{ stage, look: () => related(file) }]
      return stage.name === hinted.needs ? [{ stage, look }] : []
    })
    return [...cheaper, { stage: hinted, look: () => hinted.run(root, hint) }, ...all]
  }

  /** The first of these that does not fail anyway. */
  async #ofFault(failures: readonly Failure[], stage: Stage, hint: Hint): Promise<Failure | null> {
    for (const failure of failures) {
      const only = failure.file === null ? null : failure.file === hint.test ? hint : { test: failure.file }
      const { ran, failures: anyway } = await this.#without(stage, only)
      const failsAnyway = anyway.some(({ file, name }) => file === failure.file && name === failure.name)
      if (ran > 0 && !failsAnyway) return failure
    }
    return null
  }

  #without(stage: Stage, only: Hint | null): Promise<Result> {
    const key = JSON.stringify([stage.name, only])
    const known = this.#sound.get(key) ?? stage.run(this.#ground.root, only)
    this.#sound.set(key, known)
    return known
  }
}
