import {
  isFaulty,
  MOST_WALLS,
  neighbour,
  readBoard,
  SIZE,
  SQUARES,
  xOf,
  yOf,
  type Direction,
  type Square,
} from '@robot-night/engine/games/cardbot-derby'

/**
 * A board in the making: the text of a board as the engine reads it, which need not be a valid one. Seven rows and the
 * facings of the start slots, joined by `-`.
 */
export type Draft = string

export const BELTS = ['n', 'e', 's', 'w'] as const
export type BeltSign = (typeof BELTS)[number]
const TARGET_SIGNS = ['J', 'Q', 'K'] as const
export const START_SIGNS = ['0', '1', '2', '3', '4', '5', '6', '7'] as const
const SIGNS = ['.', 'j', 'k', 'q', 'l', 'r', ...BELTS, ...TARGET_SIGNS, ...START_SIGNS] as const
/** What lies on a square, in one sign; and so, what is laid there next. */
export type Sign = (typeof SIGNS)[number]
export type StartSign = (typeof START_SIGNS)[number]
/** A wall or a gate on one side of a square, as a tool; a gate leads out that way. */
export type Mark = `${'|' | '>'}${BeltSign}`
export type Laid = Sign | Mark
export const WALLS = ['|n', '|e', '|s', '|w'] as const satisfies readonly Mark[]
export const GATES = ['>n', '>e', '>s', '>w'] as const satisfies readonly Mark[]

/** Of these there is one each. */
export type PieceSign = StartSign | (typeof TARGET_SIGNS)[number]

/** Targets and start slots where they usually lie, and nothing else. */
export const BARE: Draft = '..0.1..-.4...6Q-.......-...J...-.......-K7...5.-..3.2..-ssnnewwe'

/** Where the facings begin. */
const FACINGS_AT = SQUARES + SIZE
const LENGTH = FACINGS_AT + START_SIGNS.length
/** As much again as may be valid, for the walls that are too many. */
const LONGEST = LENGTH + 1 + 3 * 2 * MOST_WALLS
/** By the signs of belts that run that way. */
const FACINGS = { n: 'N', e: 'E', s: 'S', w: 'W' } as const satisfies Record<BeltSign, Direction>

/** Whether it has the form of a board, valid or not. Longer texts are not even looked at. */
export function isDraft(text: string): boolean {
  if (text.length < LENGTH || text.length > LONGEST) return false
  const read = readBoard(text)
  return !isFaulty(read) || read.sketch !== null
}

export function isWall(sign: Laid): sign is Mark {
  return WALLS.some((wall) => wall === sign)
}
export function isGate(sign: Laid): sign is Mark {
  return GATES.some((gate) => gate === sign)
}
export function isMark(sign: Laid): sign is Mark {
  return isWall(sign) || isGate(sign)
}
export function isBelt(sign: Laid): sign is BeltSign {
  return BELTS.some((belt) => belt === sign)
}
export function isStart(sign: Laid): sign is StartSign {
  return START_SIGNS.some((start) => start === sign)
}
export function isPiece(sign: Laid): sign is PieceSign {
  return isStart(sign) || TARGET_SIGNS.some((target) => target === sign)
}

/** By square, from the top left. */
export function signsOf(draft: Draft): Sign[] {
  return Array.from({ length: SQUARES }, (_, square) => signAt(draft, square))
}
export function signAt(draft: Draft, square: Square): Sign {
  return SIGNS.find((sign) => sign === draft[placeOf(square)]) ?? '.'
}
export function facingOf(draft: Draft, start: StartSign): Direction {
  return FACINGS[facingSign(draft, start)]
}
function squaresOf(draft: Draft, sign: PieceSign): Square[] {
  return signsOf(draft).flatMap((each, square) => (each === sign ? [square] : []))
}
/** Start slots that do not lie on the board. */
export function missingStarts(draft: Draft): StartSign[] {
  return START_SIGNS.filter((start) => !draft.slice(0, FACINGS_AT).includes(start))
}

/** Lays this there. A piece that lies elsewhere moves, and changes places with another piece. */
export function laid(draft: Draft, square: Square, sign: Sign): Draft {
  if (!isPiece(sign)) return written(draft, placeOf(square), sign)
  const there = signAt(draft, square)
  const [before, ...more] = squaresOf(draft, sign).filter((each) => each !== square)
  const cleared = more.reduce((now, each) => written(now, placeOf(each), '.'), draft)
  const swapped = isPiece(there) && there !== sign ? there : '.'
  const moved = before === undefined ? cleared : written(cleared, placeOf(before), swapped)
  return written(moved, placeOf(square), sign)
}

export function faced(draft: Draft, start: StartSign, facing: Direction): Draft {
  const sign = BELTS.find((each) => FACINGS[each] === facing)
  return sign ? written(draft, FACINGS_AT + Number(start), sign) : draft
}

/** A quarter turn clockwise. */
export function turned(draft: Draft, start: StartSign): Draft {
  const next = BELTS[(BELTS.indexOf(facingSign(draft, start)) + 1) % BELTS.length]
  return next ? written(draft, FACINGS_AT + Number(start), next) : draft
}

function facingSign(draft: Draft, start: StartSign): BeltSign {
  return BELTS.find((sign) => sign === draft[FACINGS_AT + Number(start)]) ?? 'n'
}

/** What a tap does: a start slot that lies there already turns, a feature that lies there already is taken away. */
export function tapped(draft: Draft, square: Square, sign: Laid): Draft {
  if (isMark(sign)) return marked(draft, square, sign)
  if (signAt(draft, square) !== sign) return laid(draft, square, sign)
  if (isStart(sign)) return turned(draft, sign)
  return isPiece(sign) ? draft : laid(draft, square, '.')
}

/** What a stroke over these squares does: belts run straight to its end, pieces move to it, all else is painted. */
export function stroked(draft: Draft, squares: readonly Square[], sign: Laid): Draft {
  if (isMark(sign)) return squares.reduce((now, square) => walled(now, square, sign), draft)
  const [first, last] = [squares[0], squares.at(-1)]
  if (first === undefined || last === undefined) return draft
  if (isBelt(sign) && first !== last) return withBelt(draft, squares)
  if (isPiece(sign) || isBelt(sign) || sign === 'j') return laid(draft, last, sign)
  return squares.reduce((now, square) => laid(now, square, sign), draft)
}

/** A straight belt from the first of these squares, along the longer way, over the seam if they cross it. */
function withBelt(draft: Draft, squares: readonly Square[]): Draft {
  const [from = 0, last = from] = [squares[0], squares.at(-1)]
  const [right, down] = [acrossIn(squares), yOf(last) - yOf(from)]
  const isAcross = Math.abs(right) >= Math.abs(down)
  const sign: BeltSign = isAcross ? (right < 0 ? 'w' : 'e') : down < 0 ? 'n' : 's'
  const length = Math.min(SIZE, Math.max(Math.abs(right), Math.abs(down)) + 1)
  const tiles = [from]
  for (let at = next(from, sign); at !== null && tiles.length < length; at = next(at, sign)) tiles.push(at)
  return tiles.reduce((now, square) => laid(now, square, sign), draft)
}

/** How many columns to the right; a leap from edge to edge is a step over the seam. */
function acrossIn(squares: readonly Square[]): number {
  return squares.reduce((sum, square, at) => {
    const step = xOf(square) - xOf(squares[at - 1] ?? square)
    return sum + (Math.abs(step) === SIZE - 1 ? -Math.sign(step) : step)
  }, 0)
}

const next = (square: Square, sign: BeltSign): Square | null => neighbour(square, FACINGS[sign])
const placeOf = (square: Square): number => square + yOf(square)
const written = (draft: Draft, at: number, sign: string): Draft => draft.slice(0, at) + sign + draft.slice(at + 1)

/** The text of a wall or gate: its square, and what stands there. */
function markAt(square: Square, mark: Mark): string | null {
  const [kind, sign] = [mark.charAt(0), BELTS.find((each) => each === mark.charAt(1)) ?? 'n']
  const isBack = sign === 'n' || sign === 'w'
  const beyond = next(square, sign)
  if (beyond === null) return null
  const at = isBack ? beyond : square
  const side = sign === 'n' || sign === 's' ? 's' : 'e'
  return `${xOf(at)}${yOf(at)}${kind === '|' ? side : sign.toUpperCase()}`
}

const marksOf = (draft: Draft): string[] => draft.slice(LENGTH + 1).match(/.../g) ?? []
/** Which edge: walls and gates of both ways on the same one are alike. */
const edgeOf = (text: string): string => text.slice(0, 2) + (/[eEW]/.test(text) ? 'e' : 's')

function withMarks(draft: Draft, marks: readonly string[]): Draft {
  const place = (text: string): string => text.charAt(1) + text.charAt(0) + edgeOf(text)
  const sorted = marks.toSorted((one, other) => place(one).localeCompare(place(other)))
  return draft.slice(0, LENGTH) + (sorted.length > 0 ? `-${sorted.join('')}` : '')
}

/** Puts it there, instead of what stood on that edge; nothing at the rail. */
function walled(draft: Draft, square: Square, mark: Mark): Draft {
  const text = markAt(square, mark)
  if (text === null) return draft
  return withMarks(draft, [...marksOf(draft).filter((each) => edgeOf(each) !== edgeOf(text)), text])
}

/** A tap takes away what stands there already. */
function marked(draft: Draft, square: Square, mark: Mark): Draft {
  const text = markAt(square, mark)
  const marks = marksOf(draft)
  if (text === null || !marks.includes(text)) return walled(draft, square, mark)
  return withMarks(
    draft,
    marks.filter((each) => each !== text),
  )
}

/** Without the walls and gates around a square. */
export function bared(draft: Draft, square: Square): Draft {
  const around = WALLS.flatMap((mark) => markAt(square, mark) ?? [])
  return withMarks(
    draft,
    marksOf(draft).filter((each) => !around.includes(edgeOf(each))),
  )
}
