/** What came of many inputs. */
export class Tally {
  inputs = 0
  /** Those that changed something, or were told what they asked for. */
  accepted = 0
  /** Bytes of the longest answer to a refused input. */
  longest = 0
  /** Exceptions, and answers without a listed code. In words. */
  readonly crashes: string[] = []
  /** Refused inputs after which the room was another. */
  readonly changes: string[] = []
  /** Inputs that were accepted against the rules of the protocol. */
  readonly wrong: string[] = []
  /** How often each code was the answer. */
  readonly codes: Record<string, number> = {}

  /** Everything that should not be. */
  get wrongs(): string[] {
    return [
      ...this.crashes.map((what) => `crash: ${what}`),
      ...this.changes.map((what) => `change: ${what}`),
      ...this.wrong.map((what) => `accepted: ${what}`),
      ...(this.longest > LONGEST_ANSWER ? [`an answer of ${this.longest} bytes`] : []),
    ]
  }

  refuse(code: string, answer: string): void {
    this.codes[code] = (this.codes[code] ?? 0) + 1
    this.longest = Math.max(this.longest, Buffer.byteLength(answer))
  }

  add(other: Counts): void {
    this.inputs += other.inputs
    this.accepted += other.accepted
    this.longest = Math.max(this.longest, other.longest)
    this.crashes.push(...other.crashes)
    this.changes.push(...other.changes)
    this.wrong.push(...other.wrong)
    for (const [code, times] of Object.entries(other.codes)) this.codes[code] = (this.codes[code] ?? 0) + times
  }
}

/** What is left of it where it has come from another thread. */
export type Counts = Omit<Tally, 'wrongs' | 'refuse' | 'add'>

/** Anyone who sends rubbish gets a short answer. */
export const LONGEST_ANSWER = 2000
