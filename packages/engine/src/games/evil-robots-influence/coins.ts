import type { Rng, Seat } from '../../core/game.ts'
import { idleIn, ownerOf, seatAt, turned, type InfluenceTable } from './table.ts'
import type { AnyCoin, CoinName, Face, HiddenCoin, State } from './shapes.ts'

export const tossed = (rng: Rng): Face => (rng.int(2) === 0 ? 'H' : 'T')

/** EI-120: known to its holder, and to who sees every hidden coin. */
function newHidden(state: Readonly<State>, holder: Seat, face: Face): HiddenCoin {
  const stargazer = ownerOf(state, 'L09')
  return { face, open: false, known: stargazer === null || stargazer === holder ? [holder] : [holder, stargazer] }
}

/** EI-21, and Brass Acrobat. */
export function tossSeat(table: InfluenceTable, seat: Seat, by: 'round' | Seat): void {
  const own = seatAt(table.state, seat)
  own.hidden = newHidden(table.state, seat, tossed(table.rng))
  own.shown = tossed(table.rng)
  const shown = [own.shown]
  table.whisper(
    own.hidden.known,
    { kind: 'coinsTossed', holder: seat, by, hidden: own.hidden.face, shown: [...shown] },
    { kind: 'coinsTossed', holder: seat, by, hidden: null, shown: [...shown] },
  )
}

export function tossIdle(table: InfluenceTable, by: Seat): void {
  const idle = idleIn(table.state)
  idle.left = tossed(table.rng)
  idle.right = tossed(table.rng)
  table.tell({ kind: 'coinsTossed', holder: 'idle', by, hidden: null, shown: [idle.left, idle.right] })
}

function openFace(state: Readonly<State>, { holder, slot }: CoinName): Face {
  if (holder === 'idle') return idleIn(state)[slot === 'right' ? 'right' : 'left']
  return seatAt(state, holder).shown
}

function setOpenFace(state: State, { holder, slot }: CoinName, face: Face): void {
  if (holder === 'idle') idleIn(state)[slot === 'right' ? 'right' : 'left'] = face
  else seatAt(state, holder).shown = face
}

export function turnOpen(table: InfluenceTable, { holder, slot }: CoinName, by: Seat): void {
  const face = turned(openFace(table.state, { holder, slot }))
  setOpenFace(table.state, { holder, slot }, face)
  table.tell({ kind: 'coinTurned', coin: { holder, slot }, by, face })
}

/** EI-120: turning is seen by all, so who knew the face knows it still. */
export function turnHidden(table: InfluenceTable, seat: Seat, by: Seat): void {
  const { hidden } = seatAt(table.state, seat)
  hidden.face = turned(hidden.face)
  const coin = (): AnyCoin => ({ holder: seat, slot: 'hidden' })
  tellKnowing(table, [hidden], (face) => ({ kind: 'coinTurned', coin: coin(), by, face: face?.[0] ?? null }))
}

/** EI-L04 */
export function exchangeOpen(table: InfluenceTable, coins: readonly CoinName[], by: Seat): void {
  const [one, other] = coins
  if (!one || !other) throw new Error('two coins to exchange')
  const faces = [openFace(table.state, other), openFace(table.state, one)]
  setOpenFace(table.state, one, faces[0] ?? 'H')
  setOpenFace(table.state, other, faces[1] ?? 'H')
  table.tell({ kind: 'coinsExchanged', coins: coins.map(copyName), by, faces })
}

/** EI-L12: each coin goes with who knows it. */
export function exchangeHidden(table: InfluenceTable, by: Seat, other: Seat): void {
  const [own, theirs] = [seatAt(table.state, by), seatAt(table.state, other)]
  ;[own.hidden, theirs.hidden] = [theirs.hidden, own.hidden]
  learn(own.hidden, by)
  learn(theirs.hidden, other)
  const coins = (): AnyCoin[] => [by, other].map((holder) => ({ holder, slot: 'hidden' }))
  tellKnowing(table, [own.hidden, theirs.hidden], (faces) => ({ kind: 'coinsExchanged', coins: coins(), by, faces }))
}

/** EI-L03 */
export function setHidden(table: InfluenceTable, seat: Seat, { face, by }: { face: Face; by: Seat }): void {
  const { hidden } = seatAt(table.state, seat)
  hidden.face = face
  hidden.open = true
  table.tell({ kind: 'coinSet', seat, by, face })
}

export function learn(coin: HiddenCoin, seat: Seat): void {
  if (!coin.known.includes(seat)) coin.known.push(seat)
}

/** EI-L01, EI-L09, EI-L13 */
export function look(table: InfluenceTable, by: Seat, seats: readonly Seat[]): void {
  const coins = seats.map((seat) => seatAt(table.state, seat).hidden)
  for (const coin of coins) learn(coin, by)
  const faces = coins.map(({ face }) => face)
  table.whisper(
    [by],
    { kind: 'looked', by, seats: [...seats], faces },
    { kind: 'looked', by, seats: [...seats], faces: null },
  )
}

/** EI-120 */
export const knows = ({ open, known }: Readonly<HiddenCoin>, seat: Seat): boolean => open || known.includes(seat)

type Telling = (faces: Face[] | null) => Parameters<InfluenceTable['tell']>[0]

/** The faces for those who know all of these coins. */
function tellKnowing(table: InfluenceTable, coins: readonly HiddenCoin[], telling: Telling): void {
  const faces = () => coins.map(({ face }) => face)
  if (coins.every(({ open }) => open)) return table.tell(telling(faces()))
  const seats = [...table.state.seats.keys()].filter((seat) => coins.every((coin) => knows(coin, seat)))
  table.whisper(seats, telling(faces()), telling(null))
}

const copyName = ({ holder, slot }: AnyCoin): AnyCoin => ({ holder, slot })
