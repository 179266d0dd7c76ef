import fc from 'fast-check'
import { BOARDS, isFaulty, readBoard } from '@robot-night/engine/games/cardbot-derby'
import { odd, textOf } from '../odd.ts'
import { accepted, refused, type Subject, type Taken } from './subject.ts'

/** A board as a link or an option of a room brings it. */
interface Brought {
  /** Which of ours it was. */
  board: number
  /** Places, and what stands there now. */
  marks: readonly (readonly [number, string])[]
  whole: unknown
  isWhole: boolean
}

const SIGNS = '.jkqlrneswJQK01234567-NESW'
const mark = fc.oneof(fc.constantFrom(...SIGNS), odd.map(textOf))
const brought: fc.Arbitrary<Brought> = fc.record({
  board: fc.nat(),
  marks: fc.array(fc.tuple(fc.nat(99), mark), { maxLength: 4 }),
  whole: odd,
  isWhole: fc.nat(9).map((one) => one === 0),
})

const OURS = Object.values(BOARDS).map(({ text }) => text)

export const BOARD_CODES: ReadonlySet<string> = new Set(['faulty'])

/** Boards of Cardbot Derby: each is read or has faults, of which at least one is named. */
export const boards = (read = readBoard): Subject<Brought> => ({
  inputs: brought,
  begin: () => ({ look: () => '', take: (input) => taken(input, read) }),
})

function taken({ board, marks, whole, isWhole }: Brought, read: typeof readBoard): Taken {
  const ours = OURS[board % OURS.length] ?? ''
  const text = isWhole
    ? textOf(whole)
    : marks.reduce((so, [at, sign]) => so.slice(0, at) + sign + so.slice(at + sign.length), ours)
  const found = read(text)
  if (!isFaulty(found)) return accepted(found.text.length === ours.length && found.features.length > 0)
  const [first] = found.faults
  return first ? refused('faulty', JSON.stringify(first)) : accepted(false)
}
