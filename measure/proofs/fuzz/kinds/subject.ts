import type fc from 'fast-check'
import { inputsOf } from '../inputs.ts'
import { Tally } from '../Tally.ts'

/** Something small and pure that takes what strangers send. */
export interface Subject<I> {
  inputs: fc.Arbitrary<I>
  /** One of it; again every so often. */
  begin(seed: string): Taking<I>
}
export interface Taking<I> {
  /** All of it, as text. */
  look(): string
  take(input: I): Taken
}
/** `code` null: it was accepted; `isRight`: and it was right to. An `answer` is what would be sent. */
export interface Taken {
  code: string | null
  answer: string
  isRight?: boolean
}

export const refused = (code: string, answer = JSON.stringify({ no: code })): Taken => ({ code, answer })
export const accepted = (isRight = true): Taken => ({ code: null, answer: '', isRight })

const INPUTS_OF_ONE = 400

/** Sends it inputs: what is refused has a code that is listed, and changes nothing. */
export function trySubject<I>(
  subject: Subject<I>,
  about: { inputs: number; seed: string; codes: ReadonlySet<string>; until: 'all' | 'wrong' },
): Tally {
  const tally = new Tally()
  for (let each = 0; tally.inputs < about.inputs; each++) {
    const count = Math.min(INPUTS_OF_ONE, about.inputs - tally.inputs)
    send(subject, { ...about, seed: `${about.seed} ${each}`, count, tally })
    if (about.until === 'wrong' && tally.wrongs.length > 0) break
  }
  return tally
}

function send<I>(
  subject: Subject<I>,
  { seed, count, tally, codes }: { seed: string; count: number; tally: Tally; codes: ReadonlySet<string> },
): void {
  let one = subject.begin(seed)
  let before = one.look()
  for (const input of inputsOf(subject.inputs, seed, count)) {
    tally.inputs += 1
    const about = () => `${seed}: ${JSON.stringify(input).slice(0, 400)}`
    try {
      const { code, answer, isRight = true } = one.take(input)
      const after = one.look()
      if (code === null) tally.accepted += 1
      else tally.refuse(code, answer)
      if (code !== null && !codes.has(code)) tally.crashes.push(`the code ${code} is not listed. ${about()}`)
      if (code !== null && after !== before) tally.changes.push(`after ${code}, ${about()}`)
      if (!isRight) tally.wrong.push(about())
      before = after
    } catch (error) {
      tally.crashes.push(`${error instanceof Error ? error.message : String(error)} ${about()}`)
      one = subject.begin(seed)
      before = one.look()
    }
  }
}
