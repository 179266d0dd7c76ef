import { faceOf } from '../cards/card.ts'

/**
 * Pictures of our own pieces in a text, written as a fenced block `picture`:
 *
 *     alt: What is to be seen, for anyone who can't see it
 *     @1 QC =12 / @0 7S 6D =13! / [Held] :: A first win
 *     ->
 *     @0 7S> :: It stays, sideways
 *
 * A line is a panel, `->` an arrow to the next; ` / ` begins a row, `::` what stands below. A piece is a card (`7S`,
 * `7S>` on its side), a back `??`, an empty place `_`, a general `G` or a lost one `g`, a robot `&3` or its face `@3`,
 * a battlefield's number `(2)`, a total `=12` (`=13!` leads), an arrow `->`, a room code `%KRTBW`, a badge `{..}`,
 * a stamp `[..]` or words `".."`. A piece with `~` is on its way out. A title's own drawings are named as in its
 * `pieces.svg`: `$gem` as it is, `#Name` on a small card; so are coins, `$coin-G`. `#9` is a small card with a number.
 * Squares of its board are `!_,0>_,ice;_,_,belt+chevrons^`: one after another, `;` begins a row; each names what of
 * `board.svg` lies on it (`_` is plain), which way up if it is not `^`, and before that a robot and which way it faces.
 * Pictures of the deck are `*c14b`, or a grid of them `*c14b,c59a!;c50b,c11b`: `;` begins a row, `!` frames one.
 */
export interface Picture {
  alt: string
  panels: readonly Panel[]
}
export interface Panel {
  rows: readonly (readonly Piece[])[]
  below: string
}
export type Piece =
  | { kind: 'card'; card: string; isSideways: boolean; isGoing: boolean }
  | { kind: 'back' | 'place' | 'general' | 'lost'; isGoing: boolean }
  | { kind: 'robot' | 'face'; robot: number; isGoing: boolean }
  | { kind: 'total'; total: number; isLeading: boolean }
  | { kind: 'arrow' }
  | { kind: 'own' | 'tile'; name: string }
  | { kind: 'board'; rows: readonly (readonly PictureSquare[])[] }
  | { kind: 'pictures'; rows: readonly (readonly { picture: string; isMarked: boolean }[])[] }
  | { kind: 'front' | 'code' | 'badge' | 'stamp' | 'words' | 'number'; text: string }

/** One square of a board. `turn`: quarter turns clockwise from what points up. */
export interface PictureSquare {
  layers: readonly string[]
  turn: number
  robot: { robot: number; turn: number } | null
}

const PIECES = /\{[^}]*\}|\[[^\]]*\]|"[^"]*"|\S+/g
const PLAIN = { '??': 'back', _: 'place', G: 'general', g: 'lost' } as const

export function pictureOf(text: string): Picture {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const [first = '', ...panels] = lines
  const alt = /^alt: (.+)$/.exec(first)?.[1]
  if (!alt) throw new Error(`a picture begins with "alt: ...", this one with "${first}"`)
  if (panels.length === 0) throw new Error(`a picture shows something, but not "${alt}"`)
  return { alt, panels: panels.map(panelOf) }
}

function panelOf(line: string): Panel {
  const [shown = '', below = ''] = line.split('::')
  const rows = shown.split(/\s\/\s/).map((row) => (row.match(PIECES) ?? []).map(pieceOf))
  return { rows, below: below.trim() }
}

function pieceOf(word: string): Piece {
  const isGoing = word.length > 1 && word.endsWith('~')
  const bare = isGoing ? word.slice(0, -1) : word
  const inside = word.slice(1, -1)
  if (word === '->') return { kind: 'arrow' }
  if (word.startsWith('{')) return { kind: 'badge', text: inside }
  if (word.startsWith('[')) return { kind: 'stamp', text: inside }
  if (/^\$[\w-]+$/.test(word)) return { kind: 'own', name: word.slice(1) }
  if (/^#[A-Za-z][\w-]*$/.test(word)) return { kind: 'tile', name: word.slice(1) }
  if (/^#\d+\+?$/.test(word)) return { kind: 'number', text: word.slice(1) }
  if (word.startsWith('!')) return { kind: 'board', rows: boardOf(word.slice(1)) }
  if (word.startsWith('*')) return { kind: 'pictures', rows: picturesOf(word.slice(1)) }
  if (word.startsWith('"')) return { kind: 'words', text: inside }
  if (/^\(\d\)$/.test(word)) return { kind: 'front', text: inside }
  if (/^%[A-Z]{5}$/.test(word)) return { kind: 'code', text: word.slice(1) }
  if (/^=\d+!?$/.test(word)) return { kind: 'total', total: parseInt(word.slice(1)), isLeading: word.endsWith('!') }
  if (/^[@&][0-8]$/.test(bare)) {
    return { kind: bare.startsWith('@') ? 'face' : 'robot', robot: Number(bare.slice(1)), isGoing }
  }
  if (bare === '??' || bare === '_' || bare === 'G' || bare === 'g') return { kind: PLAIN[bare], isGoing }
  return cardOf(bare, isGoing)
}

const TURNS = '^>v<'
const SQUARE = /^(?:([0-8])([\^>v<]))?(_|[a-zA-Z-]+(?:\+[a-zA-Z-]+)*)([\^>v<])?$/

function boardOf(text: string): PictureSquare[][] {
  return text.split(';').map((row) => row.split(',').map(squareOf))
}

function squareOf(word: string): PictureSquare {
  const found = SQUARE.exec(word)
  if (!found) throw new Error(`no square is "${word}"`)
  const [, robot, facing = '', names = '', way = '^'] = found
  return {
    layers: names === '_' ? ['plain'] : names.split('+'),
    turn: TURNS.indexOf(way),
    robot: robot === undefined ? null : { robot: Number(robot), turn: TURNS.indexOf(facing) },
  }
}

const PICTURE = /^(c\d\d[ab])(!)?$/

function picturesOf(text: string): { picture: string; isMarked: boolean }[][] {
  return text.split(';').map((row) =>
    row.split(',').map((word) => {
      const [, picture, mark] = PICTURE.exec(word) ?? []
      if (picture === undefined) throw new Error(`no picture is "${word}"`)
      return { picture, isMarked: mark !== undefined }
    }),
  )
}

function cardOf(word: string, isGoing: boolean): Piece {
  const isSideways = word.endsWith('>')
  const card = isSideways ? word.slice(0, -1) : word
  faceOf(card)
  return { kind: 'card', card, isSideways, isGoing }
}
