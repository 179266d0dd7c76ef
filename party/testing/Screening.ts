import { Screening as Real } from '../screening/Screening.ts'

/** By how much the clock of each is ahead: a test lets hours pass at once. */
const ahead = new Map<string, number>()

/** The same, with a clock that can be put forward, and an alarm that is rung by hand. */
export class Screening extends Real {
  pass(ms: number): Promise<void> {
    ahead.set(this.name, this.#ahead + ms)
    return this.alarm()
  }

  protected override now(): number {
    return super.now() + this.#ahead
  }

  get #ahead(): number {
    return ahead.get(this.name) ?? 0
  }
}
