/** A run of letters, or of what stands for some. */
interface Piece {
  from: number
  to: number
}
/** From, and to after the last, in units of the text. */
export type Span = readonly [number, number]
type Find = (text: string) => readonly Span[]

const PIECE = /[\p{L}0-7@$]+(?:['’][\p{L}]+)*/gu
/** What may stand between two letters of a word that is spelled out. */
const GAP = 3
/** So short are the pieces of a word with blanks between them: else they are words of their own. */
const SHORT = 3

/** Words that are spelled out, with blanks or signs between their letters, where `find` finds something in them. */
export function spelled(text: string, find: Find): Span[] {
  return chainsIn(text).flatMap((chain) => {
    const start = chain[0]?.from ?? 0
    return find(text.slice(start, chain.at(-1)?.to))
      .map(([from, to]): Span => [from + start, drawnOut(text, to + start)])
      .filter((span) => isSpelled(text, chain, span))
  })
}

function chainsIn(text: string): Piece[][] {
  const chains: Piece[][] = [[]]
  for (const match of text.matchAll(PIECE)) {
    const piece = { from: match.index, to: match.index + match[0].length }
    const last = chains.at(-1)?.at(-1)
    if (last && !areJoined(text, last, piece)) chains.push([])
    chains.at(-1)?.push(piece)
  }
  return chains.filter(({ length }) => length > 1)
}

function areJoined(text: string, one: Piece, other: Piece): boolean {
  const gap = text.slice(one.to, other.from)
  if (gap.length > GAP) return false
  return !/\s/u.test(gap) || [one, other].every((piece) => lengthOf(piece) <= SHORT)
}

/** Not "yes.hit me" and not "an old dog": whole pieces, the last one too where there are blanks. */
function isSpelled(text: string, chain: readonly Piece[], [from, to]: Span): boolean {
  const pieces = chain.filter((piece) => piece.from < to && piece.to > from)
  if (pieces.length < 2 || pieces[0]?.from !== from) return false
  if (!/\s/u.test(text.slice(from, to))) return true
  const isWhole = pieces.at(-1)?.to === to && pieces.every((piece) => lengthOf(piece) <= SHORT)
  return isWhole && (pieces.some((piece) => lengthOf(piece) === 1) || pieces.every((piece) => lengthOf(piece) < SHORT))
}

/** To the last of equal letters: the library takes several for one. */
const drawnOut = (text: string, to: number): number =>
  text[to] !== undefined && text[to].toLowerCase() === text[to - 1]?.toLowerCase() ? drawnOut(text, to + 1) : to

const lengthOf = ({ from, to }: Piece): number => to - from
