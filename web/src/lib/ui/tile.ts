import { CODE_LETTERS, CODE_LENGTH } from '@robot-night/protocol'

/** A tile of a split-flap. */
export interface Tile {
  /** Empty: a blank tile. */
  letter: string
  /** What its drum turns through first, a leaf each. */
  before?: string
  /** ms until the drum turns. */
  delay?: number
  /** The letter typed next comes here. */
  isNext?: boolean
  /** No code has this letter. */
  isWrong?: boolean
}

/** The tiles of a code; `isTurning`: each runs a few letters further than the one before it, as on a station's board. */
export function tilesOf(code: string, isTurning = false): Tile[] {
  return [...code].map((letter, at) =>
    isTurning ? { letter, before: lettersBefore(letter, 4 + at), delay: at * 60 } : { letter },
  )
}

/** The tiles of what has been typed so far: five, and a sixth for who goes on. */
export function typedTiles(typed: string): Tile[] {
  const length = Math.max(CODE_LENGTH, typed.length)
  return Array.from({ length }, (_, at) => {
    const letter = typed[at] ?? ''
    const isWrong = letter !== '' && !CODE_LETTERS.includes(letter)
    return {
      letter,
      isNext: at === Math.min(typed.length, length - 1),
      ...(letter && { before: ' ' }),
      ...(isWrong && { isWrong }),
    }
  })
}

function lettersBefore(letter: string, count: number): string {
  const place = CODE_LETTERS.indexOf(letter) + CODE_LETTERS.length
  return (CODE_LETTERS + CODE_LETTERS).slice(place - count, place)
}
