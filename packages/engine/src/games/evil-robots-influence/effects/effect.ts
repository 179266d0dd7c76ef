import type { Seat } from '../../../core/game.ts'
import type { Board, CardId, Choices } from '../shapes.ts'
import type { InfluenceTable } from '../table.ts'

/** Who has played which card; another one if it is copied. */
export interface Played {
  seat: Seat
  card: CardId
  choices: Choices
}

/** What a card does. */
export interface Effect {
  /** EI-44: all that may be named, if it were not for Bronze Sentinel. */
  ways(board: Board): Choices[]
  /** Whose coins it would turn, toss, set or exchange (EI-L08). */
  touches?(choices: Choices): Seat[]
  work(table: InfluenceTable, played: Played): void
}

export const noChoice = (): Choices[] => [{}]
export const others = ({ me, seats }: Board): Seat[] => [...seats.keys()].filter((seat) => seat !== me)
export const oneOther = (board: Board): Choices[] => others(board).map((seat) => ({ seat }))
export const otherOrIdle = (board: Board, may: (seat: Seat) => boolean = () => true): Choices[] => [
  ...others(board)
    .filter(may)
    .map((seat) => ({ holder: seat })),
  ...(board.idle ? [{ holder: 'idle' as const }] : []),
]

export function seatIn({ seat }: Choices): Seat {
  if (seat === undefined) throw new Error('choices that name a seat')
  return seat
}
export const touchesSeat = ({ seat }: Choices): Seat[] => (seat === undefined ? [] : [seat])
export const touchesHolder = ({ holder }: Choices): Seat[] =>
  holder === undefined || holder === 'idle' ? [] : [holder]
