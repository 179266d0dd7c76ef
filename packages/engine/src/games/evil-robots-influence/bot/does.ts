import type { Seat } from '../../../core/game.ts'
import { CARDS } from '../material.ts'
import type { CardId, Choices, CoinName, Face, Holder } from '../shapes.ts'
import { turned } from '../table.ts'
import { LASTING, placeOf, type Lasting, type World } from './world.ts'

/** What a seat does to a world when it plays a card. */
interface Doing {
  me: Seat
  choices: Choices
}
export type Does = (world: World, doing: Doing) => void

const lies =
  (card: Lasting): Does =>
  (world, { me }) => {
    world.owners[card] = me
  }
const turnsOwnHidden: Does = ({ hidden }, { me }) => turnAt(hidden, me)
const marksItself =
  (card: 'R01' | 'R12'): Does =>
  ({ marks }, { me }) => {
    marks[me] = (marks[me] ?? 0) + CARDS[card].size
  }

/** Cards that change how the count comes out. The others are played for what they bring. */
export const DOES: Readonly<Partial<Record<CardId, Does>>> = {
  L02: turnsOwnHidden,
  L03({ hidden, shown }, { me, choices: { seat } }) {
    if (seat !== undefined) hidden[seat] = shown[me] ?? 'H'
  },
  L04: exchange,
  L08: lies('L08'),
  L10: lies('L10'),
  L11: turnsOwnHidden,
  L12({ hidden }, { me, choices: { seat = me } }) {
    ;[hidden[me], hidden[seat]] = [hidden[seat] ?? 'H', hidden[me] ?? 'H']
  },
  L14(world, { choices: { coin } }) {
    if (coin) turnCoin(world, coin)
  },
  L15(world, { choices: { holder } }) {
    const place = holder === undefined ? -1 : placeOf(world, holder)
    const toss = world.luck.tosses[place]
    if (toss) [world.hidden[place], world.shown[place]] = toss
  },
  R01: marksItself('R01'),
  R02(world, { me, choices: { holder = me } }) {
    const other = placeOf(world, holder)
    for (const list of [world.values, world.backs]) [list[me], list[other]] = [list[other] ?? 0, list[me] ?? 0]
  },
  R04(world, { me }) {
    if (world.luck.loose === 'H') world.influence[me] = (world.influence[me] ?? 0) + 1
    else world.pot += 1
  },
  R05({ influence }, { me, choices: { seat = me } }) {
    influence[seat] = (influence[seat] ?? 0) - 1
    influence[me] = (influence[me] ?? 0) + 1
  },
  R06(world, { me, choices: { holder = me } }) {
    const { values, backs } = world
    const place = placeOf(world, holder)
    ;[values[place], backs[place]] = [backs[place] ?? 0, values[place] ?? 0]
  },
  R07({ owners }, { choices: { seat, side } }) {
    for (const card of LASTING) if (owners[card] === seat && CARDS[card].side === side) owners[card] = null
  },
  R09: lies('R09'),
  R11: lies('R11'),
  R12: marksItself('R12'),
  R13: (world, { choices: { holder } }) => weaken(world, holder),
  R14: lies('R14'),
  R15: lies('R15'),
}

function weaken(world: World, holder: Holder | undefined): void {
  if (holder === undefined) return
  const place = placeOf(world, holder)
  world.marks[place] = (world.marks[place] ?? 0) + CARDS.R13.size
}

const coinsAt = (world: World, { slot }: CoinName): Face[] => (slot === 'left' ? world.hidden : world.shown)
const turnAt = (coins: Face[], place: number): void => {
  coins[place] = turned(coins[place] ?? 'H')
}

export function turnCoin(world: World, coin: CoinName): void {
  turnAt(coinsAt(world, coin), placeOf(world, coin.holder))
}

function exchange(world: World, { choices: { coins = [] } }: Doing): void {
  const [one, other] = coins
  if (one && other && faceAt(world, one) !== faceAt(world, other)) for (const coin of coins) turnCoin(world, coin)
}

const faceAt = (world: World, coin: CoinName): Face => coinsAt(world, coin)[placeOf(world, coin.holder)] ?? 'H'
