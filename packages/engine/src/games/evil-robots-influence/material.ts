import type { CardId, CardType, Options, Side } from './shapes.ts'

export const SEATS = { min: 3, max: 9 } as const
export const USUAL_OPTIONS: Options = { firstDealer: 'random' }

/** EI-100, EI-101: who has so much ends the game; and so does this round. */
export const TRIGGER = 10
export const LAST_ROUND = 20
/** EI-34 */
export const TOKENS = { usual: 2, first: 3 } as const
/** EI-51, EI-52, EI-54 */
export const COSTS = { turnOwn: 1, turnAny: 2, change: 1 } as const
/** EI-60: what a Reveal card costs. */
export const REVEAL_COST = 1
/** EI-84: by one seat in one round. */
export const MOST_PROPOSALS = 6
/** EI-L06 */
export const MUSE_DRAWS = 2

export interface CardRow {
  id: CardId
  slug: string
  side: Side
  type: CardType
  /** In Action Tokens. */
  cost: number
  /** What its effect goes by: a mark, or a gap in Influence. */
  size: number
}

const left = (id: CardId, slug: string, [type, cost, size = 0]: readonly [CardType, number, number?]): CardRow => ({
  ...{ id, slug, type, cost, size },
  side: 'left',
})
const right = (id: CardId, slug: string, [type, cost, size = 0]: readonly [CardType, number, number?]): CardRow => ({
  ...{ id, slug, type, cost, size },
  side: 'right',
})

/** Section 3: one copy of each. Endgame cards cost nothing (EI-102). */
export const CARDS = {
  L01: left('L01', 'brazen-head', ['I', 0]),
  L02: left('L02', 'temple-coin-engine', ['I', 0]),
  L03: left('L03', 'clockwork-scribe', ['I', 1]),
  L04: left('L04', 'tea-bearer', ['I', 1]),
  L05: left('L05', 'wax-cylinder-doll', ['I', 1]),
  L06: left('L06', 'mill-muse', ['I', 0]),
  L07: left('L07', 'rover-at-dusk', ['I', 0]),
  L08: left('L08', 'bronze-sentinel', ['A', 1]),
  L09: left('L09', 'star-gears', ['A', 0]),
  L10: left('L10', 'grey-tortoise', ['A', 1]),
  L11: left('L11', 'porcelain-bride', ['R', 1]),
  L12: left('L12', 'chess-cabinet', ['R', 1]),
  L13: left('L13', 'mirror-preacher', ['R', 1]),
  L14: left('L14', 'flute-shepherd', ['R', 1]),
  L15: left('L15', 'brass-acrobat', ['R', 1]),
  L16: left('L16', 'wooden-dove', ['E', 0]),
  L17: left('L17', 'rebel-foreman', ['E', 0, 1]),
  R01: right('R01', 'clay-giant', ['I', 1, 4]),
  R02: right('R02', 'pattern-loom', ['I', 1]),
  R03: right('R03', 'steam-porter', ['I', 0]),
  R04: right('R04', 'peacock-fountain', ['I', 1]),
  R05: right('R05', 'winking-courtier', ['I', 2, 3]),
  R06: right('R06', 'sleeping-colossus', ['I', 1]),
  R07: right('R07', 'drawing-hand', ['I', 0]),
  R08: right('R08', 'clockwork-toll-keeper', ['A', 1]),
  R09: right('R09', 'contrary-duck', ['A', 0]),
  R10: right('R10', 'brass-herald', ['A', 1]),
  R11: right('R11', 'golden-handmaid', ['A', 1]),
  R12: right('R12', 'pulley-knight', ['R', 1, 3]),
  R13: right('R13', 'rust-imp', ['R', 1, -3]),
  R14: right('R14', 'universal-worker', ['R', 1]),
  R15: right('R15', 'patient-listener', ['R', 1]),
  R16: right('R16', 'tin-heart', ['E', 0]),
  R17: right('R17', 'exact-engine', ['E', 0]),
} as const satisfies Readonly<Record<CardId, CardRow>>

/** EI-103: in the order in which they are resolved. */
export const ENDGAME_ORDER = ['R16', 'L17', 'L16', 'R17'] as const
