import { boardFor } from './board.ts'
import * as body from './effects/body.ts'
import type { Effect, Played } from './effects/effect.ts'
import * as mind from './effects/mind.ts'
import { CARDS, type CardRow } from './material.ts'
import { SIDES, type Board, type CardId, type Choices, type CoinName, type Hand, type Side } from './shapes.ts'
import type { InfluenceTable } from './table.ts'

/** Endgame cards are in `endgame.ts`: nobody plays them. */
type Playable = Exclude<CardId, 'L16' | 'L17' | 'R16' | 'R17'>

/** EI-L05: as if its own seat had played the other card. */
const waxCylinderDoll: Effect = {
  ways: (board) =>
    copiesOf(board).flatMap(({ seat, side, card }) =>
      EFFECTS[card].ways(board).map((choices): Choices => ({ seat, side, choices })),
    ),
  work(table, { seat, choices }) {
    const card = copied(choices, boardFor(table.state, seat))
    if (!card) throw new Error('a card to copy')
    table.tell({ kind: 'copied', seat, card })
    EFFECTS[card].work(table, { seat, card, choices: choices.choices ?? {} })
  },
}

const EFFECTS: Readonly<Record<Playable, Effect>> = {
  L01: mind.brazenHead,
  L02: mind.turnOwnHidden,
  L03: mind.clockworkScribe,
  L04: mind.teaBearer,
  L05: waxCylinderDoll,
  L06: mind.millMuse,
  L07: mind.roverAtDusk,
  L08: body.lasting,
  L09: mind.starGears,
  L10: body.lasting,
  L11: mind.turnOwnHidden,
  L12: mind.chessCabinet,
  L13: mind.mirrorPreacher,
  L14: mind.fluteShepherd,
  L15: mind.brassAcrobat,
  R01: body.markSelf,
  R02: body.patternLoom,
  R03: body.steamPorter,
  R04: body.peacockFountain,
  R05: body.winkingCourtier,
  R06: body.sleepingColossus,
  R07: body.drawingHand,
  R08: body.lasting,
  R09: body.lasting,
  R10: body.lasting,
  R11: body.lasting,
  R12: body.markSelf,
  R13: body.rustImp,
  R14: body.lasting,
  R15: body.lasting,
}

export const rowOf = (card: CardId): CardRow => CARDS[card]

export function isEndgame(hand: Hand, side: Side): boolean {
  const own = hand[side]
  return own !== null && rowOf(own.card).type === 'E'
}

const isPlayable = (card: string): card is Playable => Object.hasOwn(EFFECTS, card)

/** EI-44, EI-8: all that this seat may name for this card. */
export function waysOf(card: CardId, board: Board): Choices[] {
  if (!isPlayable(card)) return []
  return EFFECTS[card].ways(board).filter((choices) => !isProtected(card, { choices, board }))
}

export interface Naming {
  choices: Choices
  board: Board
}

/** EI-L08: another seat's coins, and that seat has Bronze Sentinel. */
export function isProtected(card: CardId, { choices, board }: Naming): boolean {
  return touchedBy(card, { choices, board }).some((seat) => seat !== board.me && Boolean(board.seats[seat]?.shield))
}

function touchedBy(card: CardId, { choices, board }: Naming): number[] {
  if (card === 'L05') {
    const other = copied(choices, board)
    return other ? touchedBy(other, { choices: choices.choices ?? {}, board }) : []
  }
  return isPlayable(card) ? (EFFECTS[card].touches?.(choices) ?? []) : []
}

export const isNamed = (card: CardId, { choices, board }: Naming): boolean =>
  waysOf(card, board).some((way) => sameText(way) === sameText(choices))

export function work(table: InfluenceTable, played: Played): void {
  if (!isPlayable(played.card)) throw new Error(`${played.card} is not played`)
  EFFECTS[played.card].work(table, played)
}

/** The cards that Wax-Cylinder Doll may copy. */
function copiesOf(board: Board): { seat: number; side: 'left' | 'right'; card: Playable }[] {
  return board.seats.flatMap((own, seat) =>
    SIDES.flatMap((side) => {
      const card = own[side]
      const may = seat !== board.me && card && card !== 'L05' && rowOf(card).type === 'I' && isPlayable(card)
      return may ? [{ seat, side, card }] : []
    }),
  )
}

function copied({ seat, side }: Choices, board: Pick<Board, 'seats' | 'me'>): Playable | null {
  const card = seat === undefined || side === undefined ? null : (board.seats[seat]?.[side] ?? null)
  return card && card !== 'L05' && seat !== board.me && rowOf(card).type === 'I' && isPlayable(card) ? card : null
}

const sameText = ({ seats, seat, side, choices, coins, coin, holder, token }: Choices): string =>
  JSON.stringify([
    seats?.toSorted((one, other) => one - other),
    ...[seat, side, holder, token],
    choices && sameText(choices),
    coins?.map(coinText).sort(),
    coin && coinText(coin),
  ])
const coinText = ({ holder, slot }: CoinName): string => `${holder} ${slot}`
